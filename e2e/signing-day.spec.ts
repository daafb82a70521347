import type { Page, Route } from '@playwright/test'
import type { AccountReply } from '#core/api/account.ts'
import type { FormReply } from '#core/api/wills.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { lastChecks, witnessTicks } from '#core/will/lists.ts'
import type { SigningPlan } from '#core/will/signing-schema.ts'
import { expectUsable } from './accessibility.ts'
import { agreeToDownload, arriveAt, asCustomer, today } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

const PHONE = { width: 390, height: 844 }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** A paid will whose documents were looked at once. */
const withPaidWill = async (page: Page) => {
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
}

const tickAll = async (page: Page) => {
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
}

/** Plans the signing for today, with these witnesses, as far as the printed pages. */
const planToday = async (page: Page, first = 'Mary Okafor', second = 'David Lloyd') => {
  await page.goto(SIGNING_DAY_PATH)
  await arriveAt(page, 'When will you sign?')
  await page.getByRole('radio', { name: /today/ }).check()
  await press(page, 'Continue without a calendar')
  await arriveAt(page, 'Who will watch you sign?')
  await page.getByLabel('First witness, full name').fill(first)
  await page.getByLabel('Second witness, full name').fill(second)
  await tickAll(page)
  await press(page, 'Continue')
  await arriveAt(page, 'Print it, and staple it once.')
}

const sitDown = async (page: Page) => {
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

/** Takes the plan to this step of a signing, by default the last at which all is ticked, through the API. */
const planAt = async (page: Page, step: SigningPlan['step'] = 'check') => {
  const headers = await asCustomer(page)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const witnesses = ['Mary Okafor', 'David Lloyd'].map((name) => ({ name }))
  const reply = await page.request.post('/api/signing/plan', {
    headers: { ...headers, 'X-Will-Id': `${will.id}` },
    data: {
      day: today(),
      time: '11:00',
      place: 'At home',
      witnesses,
      ticks: witnessTicks,
      step,
      checked: lastChecks,
      turn: 0,
    },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

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
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  await planAt(page)
  await page.goto(`${SIGNING_DAY_PATH}/done`)
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
  await phone.goto(SIGNING_DAY_PATH)
  await arriveAt(phone, /Write the date, then sign/)
  await press(phone, 'I have signed')
  await arriveAt(phone, /^Mary: Sign under/)
  await other.close()
  await page.goto(`${SIGNING_DAY_PATH}/second-witness`)
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
  await page.goto(SIGNING_DAY_PATH)
  await arriveAt(page, 'When will you sign?')
  const calendar = page.waitForEvent('download')
  await press(page, 'Put it in my calendar')
  expect((await calendar).suggestedFilename()).toBe('signing-day.ics')
  await arriveAt(page, 'Who will watch you sign?')
  await page.getByLabel('First witness, full name').fill('anne price')
  await expect(page.getByText('anne is in your will.')).toBeVisible()
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
  await expect(page.getByText('Not in your will, and no name like it.')).toHaveCount(2)
  await press(page, 'Continue')
  await tickAll(page)
  await press(page, 'Continue')
  await arriveAt(page, 'Print it, and staple it once.')
  await page.goto(`${SIGNING_DAY_PATH}/sign`)
  await arriveAt(page, 'Print it, and staple it once.')
})

test('a signing goes on without a network, through a reload, and is saved when there is one again', async ({
  page,
}) => {
  await withPaidWill(page)
  await planToday(page)
  await sitDown(page)
  // What holds these pages has taken them over, and has what they need.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('signing-day')).keys()).length))
    .toBeGreaterThan(3)
  await page.reload()
  await arriveAt(page, /Sit so that each can see/)
  await page.context().setOffline(true)
  await press(page, 'We are all here')
  await arriveAt(page, /Write your initials/)
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.reload()
  await arriveAt(page, /Write your initials/)
  await press(page, 'Done')
  await arriveAt(page, /Write the date, then sign/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Okafor')
  await press(page, 'I have signed')
  await press(page, 'Mary has signed')
  await press(page, 'David has signed')
  await arriveAt(page, /Before anyone leaves, look/)
  await finish(page)
  await expect(page.getByText('This device has kept what you told us')).toBeVisible()
  await page.context().setOffline(false)
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: Top drawer of the desk in the study')).toBeVisible()
})

/** Notes on another phone that the will was signed. */
const noteElsewhere = async (page: Page, headers: Readonly<Record<string, string>>, storage: string) => {
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const data = { on: today(), witnesses: ['Priya Rao', 'Owen Vale'], storage, over: null }
  const reply = await page.request.post('/api/signing', { headers: { ...headers, 'X-Will-Id': `${will.id}` }, data })
  expect(reply.status(), await reply.text()).toBe(200)
}

const keptWhere = async (page: Page, headers: Readonly<Record<string, string>>): Promise<string | undefined> =>
  ((await (await page.request.get('/api/form', { headers })).json()) as FormReply).will.storage

/** Says where the will is on the last page of a signing, without a network. */
const noteOffline = async (page: Page) => {
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  const headers = await asCustomer(page)
  await planAt(page)
  await page.goto(`${SIGNING_DAY_PATH}/done`)
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

  // Nothing is decided: it is asked again on whatever page is opened next.
  await press(page, 'Decide later')
  await page.goto('/account')
  await expect(whichSigning(page)).toBeVisible()
  expect(await keptWhere(page, headers)).toBe('With the bank')
  await press(page, 'Save the one on this device')
  await expect(whichSigning(page)).toHaveCount(0)
  expect(await keptWhere(page, headers)).toBe('Top drawer of the desk')
  await page.goto('/my-downloads')
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
  await expect(page.getByText('It is kept here: With the bank')).toBeVisible()
  await page.reload()
  await arriveAt(page, 'Your documents')
  await expect(whichSigning(page)).toHaveCount(0)
  expect(await keptWhere(page, headers)).toBe('With the bank')
})

test('a signing that ended at another phone is told at this one, and never planned again in its place', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  const headers = await asCustomer(page)
  await planAt(page, 'print')
  await page.goto(`${SIGNING_DAY_PATH}/print`)
  await arriveAt(page, 'Print it, and staple it once.')
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
  await page.goto('/account')
  await press(page, /^Log out/)
  await arriveAt(page, 'Log in')
  await page.unroute('**/api/signing', noNetwork)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a demo password')
  await press(page, 'Log in')
  await arriveAt(page, 'Read your will')
  const again = await asCustomer(page)
  await expect.poll(() => keptWhere(page, again)).toBe('Top drawer of the desk')
})

test('how the will is signed is not replaced by another tab, unasked', async ({ page, context }) => {
  await page.goto('/dev/start-at/will.my-downloads')
  await arriveAt(page, 'Your documents')
  await planAt(page, 'print')
  const opened = async (tab: Page) => {
    await tab.goto(`${SIGNING_DAY_PATH}/print`)
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
  await page.goto('/account')
  await press(page, /^Log out/)
  await expect.poll(kept).toBe(0)
})

test('a browser that keeps no pages says so before the day', async ({ page }) => {
  const told = page.getByText('This browser can open these pages only with a connection to the internet.')
  await withPaidWill(page)
  await page.goto(SIGNING_DAY_PATH)
  await arriveAt(page, 'When will you sign?')
  await expect(told).toHaveCount(0)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.reload()
  await expect(told).toBeVisible()
  await expectUsable(page)
  await planToday(page)
  await expect(told).toBeVisible()
  await sitDown(page)
  await expect(told).toHaveCount(0)
})
