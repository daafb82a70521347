/** What another phone or tab said of a signing meanwhile is never replaced unread. */
import type { Page, Route } from '@playwright/test'
import type { AccountReply } from '#core/api/account.ts'
import type { FormReply } from '#core/api/wills.ts'
import { pathOf } from '#core/journey/pages.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, asCustomer, goTo, logIn, startAt, today, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { PHONE, planAt, press } from './signing.ts'

/** Notes on another phone that the will was signed. */
const noteElsewhere = async (page: Page, headers: Readonly<Record<string, string>>, storage: string) => {
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const data = { on: today(), witnesses: ['Priya Rao', 'Owen Vale'], ticks: witnessTicks, storage, over: null }
  const reply = await page.request.post('/api/signing', { headers: { ...headers, 'X-Will-Id': `${will.id}` }, data })
  expect(reply.status(), await reply.text()).toBe(200)
}

const keptWhere = async (page: Page, headers: Readonly<Record<string, string>>): Promise<string | undefined> =>
  ((await (await page.request.get('/api/form', { headers })).json()) as FormReply).will.storage

/** Says where the will is on the last page of a signing, without a network. */
const noteOffline = async (page: Page) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  const headers = await asCustomer(page)
  await planAt(page)
  await typeAddress(page, `${SIGNING_DAY_PATH}/done`)
  await arriveAt(page, 'It is a will now.')
  await page.getByLabel('The exact place').fill('Top drawer of the desk')
  await page.context().setOffline(true)
  await press(page, 'Save and finish')
  await expect(page.getByText('This device has kept what you told us')).toBeVisible()
  return headers
}

const whichSigning = (page: Page) => page.getByRole('dialog', { name: 'Your signing was noted somewhere else too' })

test('a signing noted without a network replaces none that another phone noted meanwhile, unasked, and neither is lost', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const headers = await noteOffline(page)
  await noteElsewhere(page, headers, 'With the bank')
  await page.context().setOffline(false)
  await expect(whichSigning(page)).toContainText('in front of Priya Rao and Owen Vale.')
  await expect(whichSigning(page)).toContainText('It is kept here: With the bank.')
  await expect(whichSigning(page)).toContainText('in front of Mary Okafor and David Lloyd.')
  await expect(whichSigning(page)).toContainText('It is kept here: Top drawer of the desk.')
  await expectUsable(page, 'dialog')
  expect(await keptWhere(page, headers)).toBe('With the bank')

  // Nothing is decided: it is asked again at the next visit, on whatever page that begins.
  await press(page, 'Decide later')
  await goTo(page, '/account')
  await page.reload()
  await expect(whichSigning(page)).toBeVisible()
  expect(await keptWhere(page, headers)).toBe('With the bank')
  await press(page, 'Save the one on this device')
  await expect(whichSigning(page)).toHaveCount(0)
  expect(await keptWhere(page, headers)).toBe('Top drawer of the desk')
  await goTo(page, pathOf('will.my-downloads'))
  await page.reload()
  await expect(whichSigning(page)).toHaveCount(0)
})

test('a signing that another phone noted stays, when its customer says so, and is shown', async ({ page }) => {
  const headers = await noteOffline(page)
  await noteElsewhere(page, headers, 'With the bank')
  await page.context().setOffline(false)
  await expectUsable(page, 'dialog')
  await press(page, 'Keep the one saved first')
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: With the bank', { exact: true })).toBeVisible()
  await page.reload()
  await arriveAt(page, 'Your documents')
  await expect(whichSigning(page)).toHaveCount(0)
  expect(await keptWhere(page, headers)).toBe('With the bank')
})

test('a signing that ended at another phone is told at this one, and never planned again in its place', async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  const headers = await asCustomer(page)
  await planAt(page, 'print')
  await page.reload()
  await goTo(page, SIGNING_DAY_PATH)
  await arriveAt(page, 'Print it, and staple it once.')
  await page.getByRole('radio', { name: /^Normal print/ }).check()
  await expect(page.getByText('The foot of each page says')).toBeVisible()
  await noteElsewhere(page, headers, 'With the bank')
  await press(page, /pages are here$/)
  await arriveAt(page, 'When will you sign?')
  await expect(page.getByText('in front of Priya Rao and Owen Vale.')).toBeVisible()
  expect(await keptWhere(page, headers)).toBe('With the bank')
})

test('a signing that waits for a network outlasts a log-out, and is sent at the next log-in', async ({ page }) => {
  const headers = await noteOffline(page)
  const { email }: AccountReply = await (await page.request.get('/api/account', { headers })).json()
  const noNetwork = (route: Route) => route.abort()
  await page.route('**/api/signing', noNetwork)
  await page.context().setOffline(false)
  await goTo(page, '/account')
  await press(page, /^Log out/)
  await arriveAt(page, 'Log in')
  await page.unroute('**/api/signing', noNetwork)
  await logIn(page, email)
  await arriveAt(page, 'Read your will')
  const again = await asCustomer(page)
  await expect.poll(() => keptWhere(page, again)).toBe('Top drawer of the desk')
})

test('how the will is signed is not replaced by another tab, unasked', async ({ page, context }) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await planAt(page, 'print')
  await page.reload()
  const opened = async (tab: Page) => {
    await goTo(tab, SIGNING_DAY_PATH)
    await arriveAt(tab, 'Print it, and staple it once.')
    await tab.getByRole('radio', { name: 'No, I need help' }).check()
  }
  const other = await context.newPage()
  await opened(page)
  await opened(other)
  const reader = (tab: Page) => tab.getByLabel('Who reads it aloud to you?')
  await reader(other).fill('Priya Rao')
  await press(other, 'Put it in my will')
  await expect(other.getByText('Saved. The end of your will says it now')).toBeVisible()

  await reader(page).fill('Owen Vale')
  await press(page, 'Put it in my will')
  const question = page.getByRole('alert').filter({ hasText: 'This was changed somewhere else' })
  await expect(question).toBeFocused()
  await page.setViewportSize(PHONE)
  await expectUsable(page)
  await press(page, 'Put it in my will')
  await expect(question).toBeFocused()
  await expect(reader(page)).toHaveValue('Owen Vale')
  await press(page, 'Use the newer answers')
  await expect(reader(page)).toHaveValue('Priya Rao')
  await reader(page).fill('Owen Vale')
  await press(page, 'Put it in my will')
  await expect(page.getByText('Saved. The end of your will says it now')).toBeVisible()

  // The other tab has not read who reads it now: to say that nobody does is asked about as well.
  await other.getByRole('radio', { name: 'Yes' }).check()
  await expect(other.getByRole('alert').filter({ hasText: 'This was changed somewhere else' })).toBeVisible()
  await press(other, 'Keep what I typed here')
  await press(other, 'Take it out of my will')
  await expect(other.getByText('Saved. The end of your will is as it was')).toBeVisible()
})
