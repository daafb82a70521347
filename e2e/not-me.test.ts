import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a customer who did not change the password locks the account with the link of the mail, and opens it again', async ({
  page,
}) => {
  await customer.startAt(page, 'will.about-me.full-name')
  const email = await customer.emailOf(page)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByLabel('Current password').fill(customer.DEMO_PASSWORD)
  await page.getByLabel('New password').fill('what an attacker chose')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  const link = customer.linkIn(await customer.mailTo(page, email, 'This was not me'), 'this-was-not-me')
  await customer.openLink(page, link)
  await customer.arriveAt(page, 'Was this not you?')
  await page.getByRole('link', { name: 'Cymraeg' }).click()
  await customer.arriveAt(page, 'Ai nid chi oedd hyn?')
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('button', { name: 'This was not me: lock my account' }).click()
  await customer.arriveAt(page, 'Your account is locked')

  await customer.goTo(page, '/login')
  await customer.logIn(page, email, 'what an attacker chose')
  await expect(page.getByRole('alert')).toContainText('This account is locked')

  await customer.openLink(page, link)
  await page.getByRole('button', { name: 'This was not me: lock my account' }).click()
  await customer.arriveAt(page, 'This link no longer works')

  await customer.openLink(
    page,
    customer.linkIn(await customer.mailTo(page, email, 'We have locked the account'), 'reset-password'),
  )
  await page.getByRole('textbox', { name: 'Password' }).fill('three new words')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await customer.arriveAt(page, 'Log in')
  await customer.logIn(page, email, 'three new words')
  await customer.arriveAt(page, 'What is your full name?')
})

test('a customer who forgot the password while logged in is led to a link, and the link to the form', async ({
  page,
}) => {
  await customer.startAt(page, 'will.about-me.full-name')
  const email = await customer.emailOf(page)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByRole('link', { name: /Choose a new one with a link/ }).click()
  await customer.arriveAt(page, 'Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await customer.arriveAt(page, 'Check your email')

  await customer.openLink(
    page,
    customer.linkIn(await customer.mailTo(page, email, '/reset-password/'), 'reset-password'),
  )
  await customer.arriveAt(page, 'Choose a new password')
  await expect(page.getByText('You are logged in now.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('three new words')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await customer.arriveAt(page, 'Log in')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
})

test('what a link does to another account leaves whoever is logged in here, and ends their own session alone', async ({
  page,
}) => {
  const email = await customer.signUpUnverified(page, { name: 'Ben', last_name: 'Reed' })
  const { Authorization } = await customer.asCustomer(page)
  const linkOf = async (words: string, to: string) => customer.linkIn(await customer.mailTo(page, email, words), to)
  const isLoggedIn = async (whose: string) => {
    await customer.goTo(page, '/account')
    await customer.arriveAtAccount(page)
    await expect(page.getByText(whose).first()).toBeVisible()
  }
  await customer.startAt(page, 'will.about-me.full-name')
  const owner = await customer.emailOf(page)
  await customer.openLink(page, await linkOf('/verify-email/', 'verify-email'))
  await page.getByRole('button', { name: 'I did not open this account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await customer.arriveAt(page, 'The account is deleted')
  expect((await page.request.get('/api/account', { headers: { Authorization } })).status()).toBe(401)
  await isLoggedIn(owner)

  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByLabel('Current password').fill(customer.DEMO_PASSWORD)
  await page.getByLabel('New password').fill('three new words')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  const notMe = customer.linkIn(await customer.mailTo(page, owner, 'This was not me'), 'this-was-not-me')
  await customer.startAt(page, 'will.about-me.full-name')
  const other = await customer.emailOf(page)
  await customer.openLink(page, notMe)
  await page.getByRole('button', { name: 'This was not me: lock my account' }).click()
  await customer.arriveAt(page, 'Your account is locked')
  await isLoggedIn(other)
})
