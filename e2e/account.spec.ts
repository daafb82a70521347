/** Everything on the account page, as its owner does it. */
import type { Page } from '@playwright/test'
import { addPasskeyDevice, arriveAt, DEMO_PASSWORD, goTo, logIn, typePassword, verifyEmail } from './customer.ts'
import { expect, test } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
test('a passkey is added, asked for at log-in, and a recovery code serves in its place', async ({ page, server }) => {
  // A passkey needs a host name; it does not work on an IP address.
  const home = server.replace('127.0.0.1', 'localhost')
  await addPasskeyDevice(page)
  const email = `passkey.${crypto.randomUUID().slice(0, 8)}@example.test`
  const person = { name: 'Orla', last_name: 'Quill', email, password: DEMO_PASSWORD, optin: true }
  await page.request.post(`${home}/api/auth/register`, {
    data: { ...person, homeowner: 'Yes', england_or_wales: 'Yes' },
  })
  await verifyEmail(page, email)
  await goTo(page, `${home}/login`)
  const enter = async () => {
    await arriveAt(page, 'Log in')
    await logIn(page, email)
  }
  await enter()
  await arriveAt(page, 'What is your full name?')
  await goTo(page, `${home}/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page)
    .getByLabel(/What do you want to call it/)
    .fill('My laptop')
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByRole('heading', { name: /^Your recovery codes/ })).toBeVisible()
  const codes = await dialog(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('status')).toContainText('Keep the codes first')
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('My laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
  await enter()
  await arriveAt(page, 'Use your passkey')
  await page.getByRole('button', { name: 'Use my passkey' }).click()
  await arriveAt(page, 'What is your full name?')

  await goTo(page, `${home}/account`)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await enter()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(codes[3]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await arriveAt(page, 'What is your full name?')

  await goTo(page, `${home}/account`)
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await expect(dialog(page).getByRole('radio', { name: 'My passkey' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your password is enough to log in.')).toBeVisible()
})
