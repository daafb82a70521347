/** Earlier versions of a will, and the events of an account. */
import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { choose, goTo, saveAndContinue, signUp, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { dialog, openHistory, readBefore } from './history.ts'

/** Changes the answer to a question. */
const changeStatus = async (page: Page) => {
  await goTo(page, pathOf('will.about-me.marital-status'))
  await choose(page, 'Civil Partnership')
  await saveAndContinue(page)
  await page.waitForURL((url) => !url.pathname.endsWith('marital-status'))
}

const statusOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const { will } = await (await fetch('/api/form', { headers })).json()
    return { status: will.status, version: will.version }
  })

test('a customer reads an earlier version of their will, restores it, and comes back again', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.partner')
  const { status, version } = await statusOf(page)
  await changeStatus(page)
  await openHistory(page)
  // Around B17: each line says what was changed.
  await expect(page.getByRole('listitem').filter({ hasText: 'Your will now' })).toContainText('Marital status')
  await readBefore(page)
  await expect(dialog(page).getByText('Today’s answers stay in the list')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Go back to these answers' }).click()

  await expect(page.getByText(/^Your answers are back to/)).toBeVisible()
  expect(await statusOf(page)).toEqual({ status, version: version + 2 })
  await expect(page.getByText('You went back to earlier answers')).toHaveCount(1)

  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(page.getByText('Undone. Your answers are as they were.')).toBeVisible()
  expect(await statusOf(page)).toEqual({ status: 'Civil Partnership', version: version + 3 })
  await page.getByRole('link', { name: 'Continue your will' }).click()
  await page.waitForURL('**/my-will/**')
})

test('reading a version changes nothing, and the focus comes back to where it was', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.partner')
  await changeStatus(page)
  const before = await statusOf(page)
  await openHistory(page)
  await readBefore(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Read it as it was/ }).first()).toBeFocused()
  expect(await statusOf(page)).toEqual(before)
})

test('a will that was changed somewhere else meanwhile is not gone back over unseen', async ({ page, context }) => {
  await startAt(page, 'will.beneficiaries.partner')
  await changeStatus(page)
  await openHistory(page)
  await readBefore(page)
  const other = await context.newPage()
  await goTo(other, pathOf('will.about-me.marital-status'))
  await choose(other, /^Married/)
  await saveAndContinue(other)
  await other.waitForURL((url) => !url.pathname.endsWith('marital-status'))
  await dialog(page).getByRole('button', { name: 'Go back to these answers' }).click()
  await expect(dialog(page).getByText('Your will was changed somewhere else just now.')).toBeVisible()
  expect((await statusOf(page)).status).toBe('Married')
})

test('before anything was saved it says so, and what was done is there', async ({ page }) => {
  await signUp(page, { name: 'Orla', last_name: 'Quill' })
  await openHistory(page)
  await expect(page.getByText('Nothing to go back to yet.')).toBeVisible()
  await expect(page.getByText('You opened your account')).toBeVisible()
})

test('the list says when it cannot be had, and comes when it can', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-name')
  await goTo(page, '/account')
  await context.route('**/api/account/history', (route) => route.abort())
  await page.getByRole('link', { name: 'Your earlier answers' }).click()
  await expect(page.getByText('We could not load the list')).toBeVisible()
  await context.unroute('**/api/account/history')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You opened your account')).toBeVisible()
})
