import type { Page } from '@playwright/test'
import type { DocumentsReply } from '#core/api/documents.ts'
import type { FormReply } from '#core/api/wills.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, asCustomer, goTo, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import { PHONE, planAt, press } from './signing.ts'

/** A paid will whose documents were looked at once. */
const withPaidWill = async (page: Page) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
}

const tickAll = async (page: Page) => {
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
}

/** Opens signing day as a customer does, by the button on the documents. */
const openSigning = async (page: Page) => {
  await page.getByRole('link', { name: 'Plan your signing' }).click()
  await arriveAt(page, 'When will you sign?')
}

/** Plans the signing for today, with these witnesses, as far as the printed pages. */
const planToday = async (page: Page, first = 'Mary Okafor', second = 'David Lloyd') => {
  await openSigning(page)
  await pickToday(page)
  await nameWitnesses(page, first, second)
}

const pickToday = async (page: Page) => {
  await page.getByRole('radio', { name: /today/ }).check()
  await press(page, 'Continue without a calendar')
  await arriveAt(page, 'Who will watch you sign?')
}

const nameWitnesses = async (page: Page, first = 'Mary Okafor', second = 'David Lloyd') => {
  await page.getByLabel('First witness, full name').fill(first)
  await page.getByLabel('Second witness, full name').fill(second)
  await tickAll(page)
  await press(page, 'Continue')
  await arriveAt(page, 'Print it, and staple it once.')
}

const sitDown = async (page: Page) => {
  await page.getByRole('radio', { name: /^Normal print/ }).check()
  await press(page, /pages are here$/)
  await arriveAt(page, /Sit so that each can see/)
}

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

const finish = async (page: Page) => {
  await tickAll(page)
  await press(page, 'It is all there')
  await arriveAt(page, 'It is a will now.')
  await page.getByLabel('The exact place').fill('Top drawer of the desk in the study')
  await press(page, 'Save and finish')
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
  await press(page, 'Save and finish')
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: Top drawer of the desk in the study')).toBeVisible()
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
  await press(page, /pages are here$/)
  await arriveAt(page, /Sit so that each can see/)
  await press(page, 'We are all here')
  await arriveAt(page, new RegExp(`at the foot of pages 1 to ${(large?.pages ?? 0) - 1}\\.$`))
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

test('a signing that is interrupted goes on where it was, on this phone and on another', async ({ page, browser }) => {
  await withPaidWill(page)
  await planToday(page)
  await sitDown(page)
  await press(page, 'We are all here')
  await arriveAt(page, /Write your initials/)
  await press(page, 'Done')
  await arriveAt(page, /Write the date, then sign/)
  await page.reload()
  await arriveAt(page, /Write the date, then sign/)
  await page.getByRole('link', { name: 'Leave' }).click()
  await arriveAt(page, 'Your documents')

  const storageState = await page.context().storageState()
  const other = await browser.newContext({ storageState, viewport: PHONE })
  const phone = await other.newPage()
  await goTo(phone, SIGNING_DAY_PATH)
  await arriveAt(phone, /Write the date, then sign/)
  await press(phone, 'I have signed')
  await arriveAt(phone, /^Mary: Sign under/)
  await other.close()
  await goTo(page, SIGNING_DAY_PATH)
  await arriveAt(page, /^Mary: Sign under/)

  await press(page, 'Something went wrong')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop. Nothing is lost.' })).toBeFocused()
  await expectUsable(page)
  await press(page, 'Go back, we are fine')
  await arriveAt(page, /^Mary: Sign under/)
  await press(page, 'Something went wrong')
  await press(page, /^A word was crossed out or added/)
  await arriveAt(page, 'Print it, and staple it once.')
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

/** What holds the pages has taken this one over, and has what it needs. */
const isHeld = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('signing-day')).keys()
        return navigator.serviceWorker.controller !== null && files.length > 3
      }),
    )
    .toBe(true)

const reloadWithoutNetwork = async (page: Page, heading: string | RegExp) => {
  await page.context().setOffline(true)
  await page.reload()
  await arriveAt(page, heading)
}

test('each page of a signing that was opened by its button opens again without a network, from the day to the note', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/violates|TrustedTypePolicy/.test(message.text())) refused.push(message.text())
  })
  await withPaidWill(page)
  await openSigning(page)
  await isHeld(page)
  await reloadWithoutNetwork(page, 'When will you sign?')
  await page.context().setOffline(false)
  await pickToday(page)
  await isHeld(page)
  await reloadWithoutNetwork(page, 'Who will watch you sign?')
  await page.context().setOffline(false)
  await nameWitnesses(page)
  await reloadWithoutNetwork(page, 'Print it, and staple it once.')
  await page.context().setOffline(false)
  await page.reload()
  await sitDown(page)
  await isHeld(page)
  await reloadWithoutNetwork(page, /Sit so that each can see/)
  const steps = [
    ['We are all here', /Write your initials/],
    ['Done', /Write the date, then sign/],
    ['I have signed', /^Mary: Sign under “First witness”/],
    ['Mary has signed', /^David: Now sign under “Second witness”/],
    ['David has signed', /Before anyone leaves, look/],
  ] as const
  for (const [button, heading] of steps) {
    await press(page, button)
    await arriveAt(page, heading)
    await expect(page.getByText('Kept on this device.')).toBeVisible()
    await page.reload()
    await arriveAt(page, heading)
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Okafor')
  await finish(page)
  await expect(page.getByText('This device has kept what you told us')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This device has kept what you told us')).toBeVisible()
  await page.context().setOffline(false)
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: Top drawer of the desk in the study')).toBeVisible()
  expect(refused).toEqual([])
})

test('what was pressed is there again after a reload without a network, though the server never had it', async ({
  page,
}) => {
  await withPaidWill(page)
  await openSigning(page)
  await pickToday(page)
  await isHeld(page)
  await holdRequests(page, '**/api/signing/plan')
  await nameWitnesses(page)
  await reloadWithoutNetwork(page, 'Print it, and staple it once.')
})

const heldFrom = async (page: Page, open: () => Promise<void>) => {
  await open()
  await arriveAt(page, 'When will you sign?')
  await isHeld(page)
  await reloadWithoutNetwork(page, 'When will you sign?')
  await page.context().setOffline(false)
}

test('from the account, by going back and by its address, signing day opens again without a network', async ({
  page,
}) => {
  await withPaidWill(page)
  await goTo(page, '/account')
  await heldFrom(page, () => page.getByRole('link', { name: 'Plan your signing' }).first().click())
  await page.getByRole('link', { name: 'Leave' }).click()
  await arriveAt(page, 'Your documents')
  await heldFrom(page, async () => void (await page.goBack()))
  await heldFrom(page, async () => void (await typeAddress(page, SIGNING_DAY_PATH)))
})

test('a log-out leaves nothing of a signing on the device', async ({ page }) => {
  await withPaidWill(page)
  await planToday(page)
  await sitDown(page)
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('keyval-store')
          open.onsuccess = () => {
            const count = open.result.transaction('keyval').objectStore('keyval').count('signing-day')
            count.onsuccess = () => resolve(count.result)
          }
        }),
    )
  await expect.poll(kept).toBe(1)
  await goTo(page, '/account')
  await press(page, /^Log out/)
  await expect.poll(kept).toBe(0)
})

test('what is found of a name moves nothing under the finger that presses next', async ({ page }) => {
  await withPaidWill(page)
  await openSigning(page)
  await pickToday(page)
  const tick = page.getByRole('checkbox').first()
  const place = async () => Math.round((await tick.boundingBox())?.y ?? 0)
  const before = await place()
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await page.getByLabel('Second witness, full name').fill('David Lloyd')
  await expect(page.getByText('Not in your will, and no name like it.')).toHaveCount(2)
  expect(await place()).toBe(before)
})

test('a browser that keeps no pages says so before the day', async ({ page }) => {
  const told = page.getByText('Keep this page open: this browser cannot load it again without internet.')
  await withPaidWill(page)
  await openSigning(page)
  await isHeld(page)
  await expect(told).toHaveCount(0)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.reload()
  await expect(told).toBeVisible()
  await expectUsable(page)
  await pickToday(page)
  await nameWitnesses(page)
  await expect(told).toBeVisible()
  await sitDown(page)
  await expect(told).toHaveCount(0)
})
