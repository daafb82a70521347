import type { Page } from '@playwright/test'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { FormReply } from '#core/api/wills.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { expectUsable } from './accessibility.ts'
import {
  arriveAt,
  asCustomer,
  emailOf,
  endSession,
  fillDay,
  inWelsh,
  isReady,
  logIn,
  startAt,
  today,
  typeAddress,
  unsavedKeys,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import {
  finish,
  openSigning,
  PHONE,
  pickToday,
  planAt,
  planToday,
  press,
  sitDown,
  tickAll,
  withPaidWill,
} from './signing.ts'

/** The pages in a drawing, each with a number or initials. */
const drawn = (page: Page) => page.locator('main svg text')

/** From the chairs to the six ticks. */
const signAtTable = async (page: Page) => {
  await press(page, 'We are all here')
  await arriveAt(page, /Write your initials/)
  await press(page, 'Done')
  await arriveAt(page, /^Margaret: Write the date, then sign/)
  await press(page, 'I have signed')
  await arriveAt(page, /^Mary: Sign under “First witness”/)
  await press(page, 'Mary has signed')
  await arriveAt(page, /^David: Now sign under “Second witness”/)
  await press(page, 'David has signed')
  await arriveAt(page, /Before anyone leaves, look/)
}

test('three people sign around one phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withPaidWill(page)
  await planToday(page)
  await expectUsable(page)
  await sitDown(page)
  await expectUsable(page)
  await signAtTable(page)
  await expect(page.getByRole('button', { name: '6 more to tick' })).toBeVisible()
  await press(page, '6 more to tick')
  await expect(page.getByRole('checkbox', { name: /^The date is on page/ })).toBeFocused()
  await expectUsable(page)
  await tickAll(page)
  await press(page, 'It is all there')
  await arriveAt(page, 'It is a will now.')
  await expect(page.getByText('Mary Okafor and David Lloyd')).toBeVisible()
  await expectUsable(page)
  await press(page, 'Save and finish')
  await expect(page.getByLabel('The exact place')).toBeFocused()
  await page.getByLabel('The exact place').fill('Top drawer of the desk in the study')
  // What was typed is still there in the other language.
  await inWelsh(page)
  await isReady(page)
  await expect(page.locator('[name="storage"]')).toHaveValue('Top drawer of the desk in the study')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await arriveAt(page, 'It is a will now.')
  await press(page, 'Save and finish')
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: Top drawer of the desk in the study')).toBeVisible()
})

test('a day that there is not is asked for again where it was typed', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  await page.getByRole('radio', { name: 'Another day' }).check()
  await fillDay(page, { day: 31, month: 2, year: today().year + 1 })
  await press(page, 'Put it in my calendar')
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
})

// Promise: product.editions
test('large print is signed by its own pages, and another print on the table begins the signing again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await withPaidWill(page)
  const headers = await asCustomer(page)
  const { papers }: DocumentsReply = await (await page.request.get('/api/documents', { headers })).json()
  const [normal, large] = papers
  expect([normal?.edition, large?.edition]).toEqual(['normal', 'large'])
  await planToday(page)
  await press(page, 'All pages are here')
  await expect(page.getByText('Choose the one that will lie on the table')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Normal print/ })).toBeFocused()
  await expectUsable(page)
  await page.getByRole('radio', { name: `Large print, ${large?.pages} pages` }).check()
  await expect(page.getByText(`The foot of each page says Document ${large?.code}.`)).toBeVisible()
  await expect(drawn(page)).toHaveCount(large?.pages ?? 0)
  await press(page, /pages are here$/)
  await arriveAt(page, /Sit so that each can see/)
  await press(page, 'We are all here')
  await arriveAt(page, new RegExp(`at the foot of pages 1 to ${(large?.pages ?? 0) - 1}\\.$`))
  await expect(drawn(page)).toHaveCount((large?.pages ?? 0) - 1)
  await press(page, 'Done')
  await arriveAt(page, new RegExp(`Write the date, then sign, on page ${large?.pages}\\.$`))
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'Print it, and staple it once.')
  await sitDown(page)
  await arriveAt(page, /Sit so that each can see/)
  await press(page, 'We are all here')
  await arriveAt(page, new RegExp(`at the foot of pages 1 to ${(normal?.pages ?? 0) - 1}\\.$`))
  await expect(drawn(page)).toHaveCount((normal?.pages ?? 0) - 1)
  await press(page, 'Done')
  await arriveAt(page, new RegExp(`on page ${normal?.pages}\\.$`))
  await press(page, 'I have signed')
  await press(page, 'Mary has signed')
  await press(page, 'David has signed')
  await arriveAt(page, /Before anyone leaves, look/)
  await finish(page)
  await arriveAt(page, 'Your documents')
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  expect(will.signing).toMatchObject({ edition: 'normal', fingerprint: normal?.code })
})

test('a signing that was saved is over: the documents are next, however long they take, and never a day to plan', async ({
  page,
}) => {
  const headings: string[] = []
  await page.exposeFunction('noteHeading', (heading: string) => headings.push(heading))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading) Reflect.get(window, 'noteHeading')(heading)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const release = await holdRequests(page, '**/api/documents')
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await planAt(page)
  await typeAddress(page, `${SIGNING_DAY_PATH}/done`)
  await arriveAt(page, 'It is a will now.')
  await page.getByLabel('The exact place').fill('Top drawer of the desk in the study')
  await press(page, 'Save and finish')
  await arriveAt(page, 'Your documents')
  expect(headings).not.toContain('When will you sign?')
  release()
  await expect(page.getByText('It is kept here: Top drawer of the desk in the study')).toBeVisible()
})

test('a witness whom the will names is stopped, and one with the same last name is asked about', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  const calendar = page.waitForEvent('download')
  await press(page, 'Put it in my calendar')
  expect((await calendar).suggestedFilename()).toBe('signing-day.ics')
  await arriveAt(page, 'Who will watch you sign?')
  await page.getByLabel('First witness, full name').fill('anne price')
  await expect(page.getByText('Anne Price is in your will.')).toBeVisible()
  await expect(page.getByText(/A witness loses anything the will leaves them|Ask another person/)).toBeVisible()
  await page.getByLabel('Second witness, full name').fill('Gareth Price')
  await expect(page.getByText(/^The same last name as/)).toBeVisible()
  await expectUsable(page)
  await press(page, 'Continue')
  await expect(page.getByLabel('First witness, full name')).toBeFocused()
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await expect(page.getByText('Not in your will, and no name like it.')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await expect(page.getByText('What a will leaves to the husband, wife or civil partner')).toBeVisible()
  await page.getByLabel('Second witness, full name').fill('Gareth Price-Lloyd')
  await page.getByRole('radio', { name: 'No', exact: true }).click()
  await expect(page.getByText('Not in your will, as you say.')).toBeVisible()
  await press(page, 'Continue')
  await tickAll(page)
  await press(page, 'Continue')
  await arriveAt(page, 'Print it, and staple it once.')
  await typeAddress(page, `${SIGNING_DAY_PATH}/sign`)
  await arriveAt(page, 'Print it, and staple it once.')
})

test('the witnesses that are typed are still there in the other language', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  await pickToday(page)
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await page.locator(`[name="${witnessTicks[0]}"]`).check()
  await inWelsh(page)
  await isReady(page)
  await expect(page.locator('[name="witnesses.0"]')).toHaveValue('Mary Okafor')
  await expect(page.locator(`[name="${witnessTicks[0]}"]`)).toBeChecked()
})

// Promise: api.told
test('the witnesses of a signing are not called saved because its day was', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  await pickToday(page)
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
})

test('the day and the place of a signing are there again after a reload, and are dropped once they are planned', async ({
  page,
}) => {
  await withPaidWill(page)
  await openSigning(page)
  const place = page.getByLabel('Where')
  await page.getByRole('radio', { name: /today/ }).check()
  await place.fill('The kitchen of Ruth')
  await page.reload()
  await expect(place).toHaveValue('The kitchen of Ruth')
  await expect(page.getByRole('radio', { name: /today/ })).toBeChecked()
  await press(page, 'Continue without a calendar')
  await arriveAt(page, 'Who will watch you sign?')
  expect(await unsavedKeys(page)).toEqual([])
  await page.getByRole('link', { name: /Back/ }).click()
  await expect(place).toHaveValue('The kitchen of Ruth')
})

test('a day that the server cannot take just now is kept on this device, and is sent when it can', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  const busy = { status: 429, json: { message: 'Please wait a moment', errors: {} } }
  await page.route('**/api/signing/plan', (route) => route.fulfill(busy))
  await page.getByLabel('Where').fill('The kitchen of Ruth')
  await pickToday(page)
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await arriveAt(page, 'Who will watch you sign?')
  await expect
    .poll(async () => (await page.request.get('/api/form', { headers: await asCustomer(page) })).text())
    .toContain('The kitchen of Ruth')
})

test('the witnesses are there again where the session turns out to have ended as they are named', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await withPaidWill(page)
  const email = await emailOf(page)
  await openSigning(page)
  await pickToday(page)
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await page.getByLabel('Second witness, full name').fill('David Lloyd')
  await tickAll(page)
  await endSession(page)
  await press(page, 'Continue')
  await logIn(page, email)
  await arriveAt(page, 'Print it, and staple it once.')
  await page.getByRole('link', { name: /Back/ }).click()
  await expect(page.getByLabel('Second witness, full name')).toHaveValue('David Lloyd')
  expect(thrown).toEqual([])
})
