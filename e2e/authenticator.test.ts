/** An authenticator app from its first set-up to its removal. */
import type { Page, Route } from '@playwright/test'
import { codeOf } from '#testkit/authenticator.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, DEMO_PASSWORD, emailOf, goTo, logIn, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const STEP_MS = 30_000

const dialog = (page: Page) => page.getByRole('dialog')
const typePassword = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD)

const logOut = async (page: Page) => {
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
}

test('an app with codes is set up, asked for at log-in and before changes, and removed', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await goTo(page, '/account')
  const add = page.getByRole('button', { name: 'Add an authenticator app' })
  await add.click()
  await dialog(page)
    .getByLabel(/What do you want to call it/)
    .fill('My phone')
  await typePassword(page)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()

  await expect(dialog(page).getByRole('heading', { name: 'Connect your app' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: /QR code for your app/ })).toBeVisible()
  await dialog(page).getByText('I cannot scan it').click()
  const secret = (await dialog(page).locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expectUsable(page, 'dialog')
  const code = dialog(page).getByLabel('Code from your app')
  await code.fill('000000')
  await dialog(page).getByRole('button', { name: 'Confirm the code' }).click()
  await expect(
    dialog(page)
      .getByText(/This code is not right/)
      .first(),
  ).toBeVisible()
  // The error is told where the eye is: the field it belongs to says so as well.
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  const used = new Date()
  await code.fill(codeOf({ secret }, used))
  // The codes are shown once: also where nothing can be loaded after them.
  const noNetwork = (route: Route) => route.abort()
  await page.route('**/api/account', noNetwork)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: /^Your recovery codes/ })).toBeVisible()
  await page.unroute('**/api/account', noNetwork)
  const codes = await dialog(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await page.reload()
  await expect(page.getByText('My phone')).toBeVisible()

  await logOut(page)
  await goTo(page, '/login')
  await logIn(page, email)
  await arriveAt(page, 'Type the code from your app')
  await expectUsable(page)
  // A code counts once: this is the next one, or the one of now, where getting here took longer.
  const next = new Date(Math.max(Date.now(), used.getTime() + STEP_MS))
  await page.getByLabel('Code from your app').fill(codeOf({ secret }, next))
  await page.getByRole('button', { name: 'Log in' }).click()
  await arriveAt(page, 'What is your full name?')

  await logOut(page)
  await goTo(page, '/login')
  await logIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await arriveAt(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(codes[3]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await arriveAt(page, 'What is your full name?')

  await goTo(page, '/account')
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await typePassword(page)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(dialog(page).getByText('This field is required').first()).toBeVisible()
  await dialog(page).getByRole('radio', { name: 'A recovery code' }).check()
  await dialog(page)
    .getByLabel('Recovery code', { exact: true })
    .fill(codes[4] ?? '')
  await expectUsable(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your password is enough to log in.')).toBeVisible()
})
