/** What the server has done and could not tell: the page says what is so now, and nobody is held up by it. */
import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { codeOf } from '#testkit/authenticator.ts'
import {
  arriveAt,
  arriveAtAccount,
  choose,
  DEMO_PASSWORD,
  emailOf,
  goTo,
  linkIn,
  logIn,
  mailTo,
  openLink,
  startAt,
  unfold,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, loseReply } from './page-loading.ts'
import { buyPair, invite, linkTo, newEmail, partnerAt } from './partner.ts'
import { panel } from './people-asked.ts'

/** Presses it while the reply to this address is lost, then again. */
const pressTwice = async (page: Page, name: string, address: string) => {
  await loseReply(page, address)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(/We could not reach the server/).first()).toBeVisible()
  await page.getByRole('button', { name, exact: true }).click()
}

test('whoever has accepted an invitation goes on to their will', async ({ page, browser, server }) => {
  const email = newEmail()
  await buyPair(page)
  await invite(page, email)
  const partner = await partnerAt(browser, server, await linkTo(page, email))
  await arriveAt(partner, /invites you to write your wills together/)
  await choose(partner.getByRole('group', { name: 'Do you live in England or Wales?' }), 'Yes')
  await choose(partner.getByRole('group', { name: 'Do you own your home?' }), 'No')
  await partner.getByLabel('Email').fill(newEmail())
  await partner.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
  await partner.getByRole('checkbox', { name: /I agree/ }).check()
  await loseReply(partner, '**/api/pair/accept')
  await partner.getByRole('button', { name: 'Start my will' }).click()
  await arriveAt(partner, 'Where do you live?')
})

test('an invitation that was cancelled is shown so', async ({ page }) => {
  await buyPair(page)
  await invite(page, newEmail())
  await page.getByRole('button', { name: 'Cancel the invitation' }).click()
  await pressTwice(page, 'Yes, cancel it', '**/api/pair/withdraw')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^We emailed/)).toHaveCount(0)
})

test('a person who was asked is shown so', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await unfold(page, 'Ask the people you chose')
  const first = panel(page).getByRole('listitem').first()
  await first.getByRole('button', { name: /^(Add|Change) the email/ }).click()
  const about = page.getByRole('dialog', { name: /^The email of/ })
  await about.getByLabel('Email').fill('asked@hale.example')
  await about.getByRole('button', { name: 'Save' }).click()
  await first.getByRole('button', { name: /^Ask / }).click()
  await pressTwice(page, 'Send it', '**/api/roles/requests')
  await expect(page.getByText('You have already asked this person')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(first).toContainText(/Asked on/)
})

test('a change of address that was asked for and stopped is shown so', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await goTo(page, '/account')
  await arriveAtAccount(page)
  await page.getByRole('button', { name: 'Change the email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /email/i }).fill('other@hale.example')
  await dialog.getByRole('textbox', { name: /password/i }).fill(DEMO_PASSWORD)
  await loseReply(page, '**/api/account/email')
  await dialog.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/We have sent a link to/)).toBeVisible()
  await loseReply(page, '**/api/account/email')
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect(page.getByText('other@hale.example')).toHaveCount(0)
})

const addExecutor = async (page: Page) => {
  await startAt(page, 'will.executors.executors')
  await page.getByRole('button', { name: 'Add someone else' }).click()
  await page.getByRole('dialog').getByLabel('Full name').fill('Nora Late Bell')
}
const isExecutor = (page: Page) =>
  expect(page.getByRole('button', { name: 'Remove Nora Late Bell as executor' })).toBeVisible()

test('a person who was added for a job has it', async ({ page }) => {
  await addExecutor(page)
  await pressTwice(page, 'Add', '**/api/wills/persons/create')
  await isExecutor(page)
})

test('a person who is added for a job has it, though the page was left before the reply', async ({ page }) => {
  await addExecutor(page)
  const release = await holdRequests(page, '**/api/wills/persons/create')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.goBack()
  await page.waitForTimeout(300)
  release()
  await goTo(page, pathOf('will.executors.executors'))
  await isExecutor(page)
})

test('a second step whose recovery codes never came says so, and one that was removed is gone', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await password.fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('I cannot scan it').click()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  const used = Date.now()
  await dialog.getByLabel('Code from your app').fill(codeOf({ secret }, new Date(used)))
  await loseReply(page, '**/api/account/authenticators')
  await dialog.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(dialog).toHaveCount(0)
  const unseen = page.getByText(/Your recovery codes may not have reached you/)
  await expect(unseen).toBeVisible()
  await page.reload()
  await expect(unseen).toBeVisible()
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await password.fill(DEMO_PASSWORD)
  await dialog.getByLabel('Code from your app').fill(codeOf({ secret }, new Date(Math.max(Date.now(), used + 30_000))))
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expect(unseen).toBeVisible()
  const [code = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(unseen).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await password.fill(DEMO_PASSWORD)
  await dialog.getByRole('radio', { name: 'A recovery code' }).check()
  await dialog.getByLabel('Recovery code', { exact: true }).fill(code)
  await loseReply(page, '**/api/account/authenticators/remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your password is enough to log in.')).toBeVisible()
})

test('a recovery code is typed once for what it was typed for, whatever came back', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await goTo(page, '/account')
  const dialog = page.getByRole('dialog')
  const password = 'eleven small boats'
  const identify = async (code?: string, typed = DEMO_PASSWORD) => {
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(typed)
    if (code === undefined) return
    await dialog.getByRole('radio', { name: 'A recovery code' }).check()
    await dialog.getByLabel('Recovery code', { exact: true }).fill(code)
  }
  const connect = async () => {
    await dialog.getByText('I cannot scan it').click()
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel('Code from your app').fill(codeOf({ secret }, new Date()))
    await dialog.getByRole('button', { name: 'Confirm the code' }).click()
  }
  const codesShown = async () => {
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    const codes = await dialog.getByRole('listitem').allInnerTexts()
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    return codes
  }
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await identify()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await connect()
  const codes = await codesShown()

  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await dialog.getByLabel(/What do you want to call it/).fill('My tablet')
  await identify(codes[0])
  await pressTwice(page, 'Continue', '**/api/account/authenticators/set-up')
  await connect()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove My tablet' }).click()
  await identify(codes[1])
  await loseReply(page, '**/api/account/authenticators/remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('My tablet')).toHaveCount(0)

  await page.getByRole('button', { name: 'Change the email' }).click()
  await dialog.getByRole('textbox', { name: /email/i }).fill('other@hale.example')
  await identify(codes[3])
  await loseReply(page, '**/api/account/email')
  await dialog.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/We have sent a link to/)).toBeVisible()
  await expect(page.getByText(/Open the link we sent to other@hale.example/)).toBeVisible()

  await page.getByRole('button', { name: 'Change the password' }).click()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(DEMO_PASSWORD)
  await dialog.getByRole('radio', { name: 'A recovery code' }).check()
  await dialog.getByLabel('Recovery code', { exact: true }).fill(codes[4] ?? '')
  await dialog.getByRole('textbox', { name: 'New password' }).fill(password)
  await pressTwice(page, 'Change my password', '**/api/account/password')
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()

  await page.getByRole('button', { name: 'Make new ones' }).click()
  await identify(codes[2], password)
  await pressTwice(page, 'Make new codes', '**/api/account/recovery-codes')
  const [code = ''] = await codesShown()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await logIn(page, email, password)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await pressTwice(page, 'Log in', '**/api/auth/second-factor')
  await arriveAt(page, 'What is your full name?')
})

test('a password that was changed is so, though the old one is typed again', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Change the password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(DEMO_PASSWORD)
  await dialog.getByRole('textbox', { name: 'New password' }).fill('eleven small boats')
  await pressTwice(page, 'Change my password', '**/api/account/password')
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
})

test('a password that was chosen with a link is told of, and leads to the log-in', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await openLink(page, linkIn(await mailTo(page, email, '/reset-password/'), 'reset-password'))
  await page.getByRole('textbox', { name: 'Password' }).fill('three new words')
  await pressTwice(page, 'Change my password', '**/api/auth/reset-password')
  await expect(page.getByText(/If you chose a password with it, that one counts/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, email, 'three new words')
  await arriveAt(page, 'What is your full name?')
})

test('a change of address that was stopped by its link is told of', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Change the email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /email/i }).fill('other@hale.example')
  await dialog.getByRole('textbox', { name: /password/i }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Send me a link' }).click()
  await openLink(page, linkIn(await mailTo(page, email, 'Someone asked to change the email'), 'change-of-email'))
  await pressTwice(page, 'Stop it: keep this address', '**/api/auth/email-change')
  await expect(page.getByText(/If you pressed here before, your account shows what came of it/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await arriveAtAccount(page)
  await expect(page.getByText('other@hale.example')).toHaveCount(0)
})

/** What is stored of the customer: the language and the like are of the browser. */
const storedOfCustomer = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(token|user|will|unsaved|plan|delet|codes)/.test(key)),
  )

for (const back of ['at once', 'when the page is opened again'])
  test(`an account that was deleted leaves nothing in the browser, and that is said ${back}`, async ({ page }) => {
    await startAt(page, 'will.about-me.full-name')
    await page.getByLabel('First name').fill('Not saved')
    await goTo(page, '/account')
    expect((await storedOfCustomer(page)).filter((key) => key.startsWith('unsaved'))).not.toEqual([])
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD)
    await loseReply(page, '**/api/account')
    if (back !== 'at once') {
      await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
      await dialog.getByRole('button', { name: 'Delete everything' }).click()
      await expect(dialog.getByText(/We could not reach the server/).first()).toBeVisible()
      await page.unroute('**/api/**')
      await page.reload()
    } else await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await arriveAt(page, 'Log in')
    await expect(page.getByText('everything in it has been deleted')).toBeVisible()
    await expect.poll(() => storedOfCustomer(page)).toEqual([])
  })

test('an account that was not deleted keeps what was typed, though the wish to delete it was lost on the way', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-name')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD)
  await page.route('**/api/account', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText(/We could not reach the server/).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('deleting'))).toBeNull()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await arriveAtAccount(page)
})
