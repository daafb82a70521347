import type { Page } from '@playwright/test'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import {
  finish,
  nameWitnesses,
  openSigning,
  PHONE,
  pickToday,
  planToday,
  press,
  sitDown,
  withPaidWill,
} from './signing.ts'

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

test('each page of a signing that was opened by its button opens again without a network, from the day to the note, with what was pressed, though the server never had it', async ({
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
  await holdRequests(page, '**/api/signing/plan')
  await nameWitnesses(page)
  await expect(page.getByText('Saving…')).toBeInViewport()
  await reloadWithoutNetwork(page, 'Print it, and staple it once.')
  await page.unroute('**/api/signing/plan')
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

test('what is pressed at the table without a network is said to be kept only where the device has room for it', async ({
  page,
}) => {
  await withPaidWill(page)
  await planToday(page)
  await sitDown(page)
  await isHeld(page)
  await page.context().setOffline(true)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await press(page, 'We are all here')
  await arriveAt(page, /Write your initials/)
  await expect(page.getByText('Not saved yet. Keep this page open')).toBeVisible()
  await expect(page.getByText('Kept on this device.')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

/** How many entries of a signing the device has. */
const keptOfSigning = (page: Page) =>
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

const heldFrom = async (page: Page, open: () => Promise<void>) => {
  await open()
  await arriveAt(page, 'When will you sign?')
  await isHeld(page)
  await reloadWithoutNetwork(page, 'When will you sign?')
  await page.context().setOffline(false)
}

test('from the account, by going back and by its address, signing day opens again without a network, and a log-out leaves nothing of a signing on the device', async ({
  page,
}) => {
  await withPaidWill(page)
  await goTo(page, '/account')
  await heldFrom(page, () => page.getByRole('link', { name: 'Plan your signing' }).first().click())
  await page.getByRole('link', { name: 'Leave' }).click()
  await arriveAt(page, 'Your documents')
  await heldFrom(page, async () => void (await page.goBack()))
  await heldFrom(page, async () => void (await typeAddress(page, SIGNING_DAY_PATH)))

  await pickToday(page)
  await nameWitnesses(page)
  await sitDown(page)
  await expect.poll(() => keptOfSigning(page)).toBe(1)
  await goTo(page, '/account')
  await press(page, /^Log out/)
  await expect.poll(() => keptOfSigning(page)).toBe(0)
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

test('what is found of a name moves nothing under the finger that presses next, and a long one at the table is drawn whole, on either side', async ({
  page,
}) => {
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

  await page.getByLabel('First witness, full name').fill('Maximilianus Okafor')
  await page.getByLabel('Second witness, full name').fill('Bartholomews Lloyd')
  const drawn = page.locator('svg').filter({ hasText: 'Bartholomew' })
  await expect(drawn.getByText('Maximilian')).toBeVisible()
  const outside = await drawn.evaluate((drawing) => {
    const { left, right } = drawing.getBoundingClientRect()
    return [...drawing.querySelectorAll('g > rect')].filter((each) => {
      const place = each.getBoundingClientRect()
      return place.left < left || place.right > right
    }).length
  })
  expect(outside).toBe(0)
})
