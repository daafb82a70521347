/** Everything on the account page, as its owner does it. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectUsable } from './accessibility.ts'
import {
  arriveAt,
  arriveAtAccount,
  DEMO_PASSWORD,
  emailOf,
  goTo,
  linkIn,
  logIn,
  mailTo,
  openLink,
  startAt,
  typePassword,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

const openAccount = async (page: Page) => {
  await startAt(page, 'will.about-me.full-name')
  const email = await emailOf(page)
  await page.getByRole('link', { name: 'Margaret' }).click()
  await arriveAtAccount(page)
  await expect(page.getByText(email)).toBeVisible()
  return email
}

const dialog = (page: Page) => page.getByRole('dialog')
test('a name can be changed, and what is wrong with it is said', async ({ page }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Change the name' }).click()
  await dialog(page).getByLabel('First name').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await dialog(page).getByLabel('First name').fill('Márgaret')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name has been changed.')).toBeVisible()
  await expect(page.getByText('Márgaret Hale')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the name' })).toBeFocused()
})

test('a password is changed with the old one, and a weak one is refused', async ({ page }) => {
  const email = await openAccount(page)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await typePassword(page, 'Current password', 'not this one')
  await typePassword(page, 'New password', 'iloveyou')
  await dialog(page).getByRole('button', { name: 'Change my password' }).click()
  await expect(dialog(page).getByText('This password is not right. Try again').first()).toBeVisible()
  await typePassword(page, 'Current password', DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Change my password' }).click()
  await expect(
    dialog(page)
      .getByText(/too easy to guess/)
      .first(),
  ).toBeVisible()
  await typePassword(page, 'New password', 'eleven small boats')
  await dialog(page).getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await logIn(page, email, 'eleven small boats')
  await arriveAt(page, 'What is your full name?')
})

test('an email is changed a day after the new address confirms it, or at once when the old one agrees', async ({
  page,
}) => {
  const old = await openAccount(page)
  const email = `new.${old}`
  await page.getByRole('button', { name: 'Change the email' }).click()
  await dialog(page).getByLabel('Email').fill(email)
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`Open the link we sent to ${email}`)).toBeVisible()

  await openLink(page, linkIn(await mailTo(page, email, 'Confirm your email'), 'confirm-email'))
  await arriveAt(page, 'Confirm your email')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await arriveAt(page, 'Your new email is confirmed')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(new RegExp(`Your email changes to ${email} on \\d+ \\w+ \\d{4}`))).toBeVisible()
  await expectUsable(page)

  await openLink(page, linkIn(await mailTo(page, old, 'Someone asked to change the email'), 'change-of-email'))
  await arriveAt(page, 'A change of your email')
  await page.getByRole('button', { name: 'It was me: change it now' }).click()
  await arriveAt(page, 'Your email has been changed')
  expect(await mailTo(page, old, 'was changed')).toContain('now uses another email')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await arriveAtAccount(page)
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByText(/Open the link we sent/)).toHaveCount(0)
})

test('a change of email that waits is cancelled in the account', async ({ page }) => {
  const old = await openAccount(page)
  await page.getByRole('button', { name: 'Change the email' }).click()
  await dialog(page).getByLabel('Email').fill(`new.${old}`)
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect(page.getByText('Your email stays as it is.')).toBeVisible()
  await expect(page.getByText(/Open the link we sent/)).toHaveCount(0)
})

test('a login on another device is listed, and ends when the owner says so', async ({ page, browser, server }) => {
  const email = await openAccount(page)
  const elsewhere = await browser.newContext({ baseURL: server })
  const there = await elsewhere.newPage()
  await goTo(there, '/login')
  await logIn(there, email)
  await arriveAt(there, 'What is your full name?')
  await page.reload()
  await expect(page.getByText('This device, now')).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.getByText('You are logged out everywhere else.')).toBeVisible()
  await there.reload()
  await arriveAt(there, 'Log in')
  await expect(there.getByText('We have logged you out here.')).toBeVisible()
  await elsewhere.close()
})

test('everything can be downloaded, and then deleted', async ({ page }) => {
  const email = await openAccount(page)
  await page.getByRole('button', { name: 'Download everything' }).click()
  await typePassword(page, 'Your password', 'not my password')
  await dialog(page).getByRole('button', { name: 'Download everything' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('password')
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download everything' }).click()
  const files = unzipSync(await readFile(await (await download).path()))
  expect(Object.keys(files)).toContain('documents/draft-will.pdf')
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await typePassword(page, 'Your password', DEMO_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Delete everything' }).click()
  await arriveAt(page, 'Log in')
  await expect(page.getByRole('status').filter({ hasText: 'everything in it has been deleted' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await goTo(page, '/login')
  await logIn(page, email)
  await expect(page.getByText('The email or the password is not right').first()).toBeVisible()
})

test('the dialogs can be used with assistive technology and at 320 px', async ({ page }) => {
  await openAccount(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const part of ['You', 'A second step when you log in', 'Your information'])
    await page.getByRole('button', { name: part, exact: true }).click()
  for (const name of [
    'Change the name',
    'Change the email',
    'Change the password',
    'Add a passkey',
    'Add an authenticator app',
    'Download everything',
    'Delete my account',
  ]) {
    await page.getByRole('button', { name }).click()
    await expectUsable(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
})

test('a password that was changed is said to be, though the dialog was closed before the reply', async ({ page }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await typePassword(page, 'Current password', DEMO_PASSWORD)
  await typePassword(page, 'New password', 'eleven small boats')
  const release = await holdRequests(page, '**/api/account/password')
  await dialog(page).getByRole('button', { name: 'Change my password' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  release()
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()
})
