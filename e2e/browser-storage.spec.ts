/** What a browser stores of a person, and what is left of it. */
import type { BrowserContext, Page } from '@playwright/test'
import {
  answerHomeAndCountry,
  answerLanding,
  arriveAt,
  choose,
  comeBack,
  emailOf,
  goTo,
  logIn,
  saveAndContinue,
  signUp,
  startAt,
  unsavedKeys,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

/** Everything that this browser stores, as text: local and session storage, and the values of IndexedDB. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rowsOf = (db: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await open(name)
      for (const store of db.objectStoreNames) rows.push(...(await rowsOf(db, store)))
      db.close()
    }
    // A key that no script may read shows as an empty object.
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows])
  })

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

const typeHome = async (page: Page) => {
  await page.getByLabel('House name or number').fill('Wren Farm')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AB')
}

const words = ['Wren Farm', 'Ludlow', 'SY8 1AB', 'Margaret', 'Hale', 'Thomas', 'example.test', 'Orchard']

const expectNoWords = async (page: Page) => {
  const stored = await everythingStored(page)
  expect(words.filter((word) => stored.includes(word))).toEqual([])
  return stored
}

const cutSaves = (context: BrowserContext) =>
  context.route('**/api/form', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

// Promise: since.encrypted
test('nothing that a browser stores of a will can be read, and what was typed survives a reload', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await cutSaves(context)
  await typeHome(page)
  await saveAndContinue(page)
  await expect(page.getByText('Not saved.').first()).toBeVisible()
  expect(await storedKeys(page)).toContain('will')
  expect(await unsavedKeys(page)).toHaveLength(1)
  await expectNoWords(page)

  await page.reload()
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')
  await expectNoWords(page)
})

test('what is shown as kept is kept though the page is closed in the same moment', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  await cutSaves(context)
  await typeHome(page)
  // Leaves as soon as the page says so, before anything that waits could run.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Not saved.')) location.href = '/faqs'
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await saveAndContinue(page)
  await page.waitForURL('**/faqs')
  await goTo(page, '/my-will/about-me/full-address')
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')
})

// Promise: auth.clear
test('a log-out leaves no key and no will in the browser; what was typed opens for its customer alone', async ({
  page,
  context,
}) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  const email = await emailOf(page)
  await typeHome(page)
  const other = await context.newPage()
  await goTo(other, '/account')
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(other, 'Log in')
  await arriveAt(page, 'Log in')
  await other.close()
  await expect.poll(() => storedKeys(page)).toEqual([expect.stringMatching(/^unsaved\.\d+$/)])
  // Nor the name or address of a step that was walked.
  expect(await expectNoWords(page)).not.toMatch(/will\.|my-will/)
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])

  // Another customer at this browser is given no key that opens it.
  await signUp(page, { name: 'Idris', last_name: 'Vaughan' })
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByLabel('House name or number')).toHaveValue('')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
  await logIn(page, email)
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')
})

// Promise: since.unseen, auth.clear
test('a log-out leaves no step that was walked, no payment and no change under way in the browser; a return finds its place', async ({
  page,
}) => {
  await startAt(page, 'will.payment-successful')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await startAt(page, 'will.beneficiaries.pets')
  await arriveAt(page, 'Do you have any pets?')
  const email = await emailOf(page)
  await page.evaluate(() => {
    localStorage.setItem('edit_from_summary', '["will.gifts"]')
    localStorage.setItem('payment_info', '{"id":1,"external_id":"6f9619ff-8b86-4d01-b42d-00c04fc964ff"}')
    localStorage.setItem('visited.17', '["will.beneficiaries.partner"]')
  })
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
  expect(await storedKeys(page)).toEqual([])
  expect(await everythingStored(page)).not.toMatch(/will\.|my-will/)

  await logIn(page, email)
  await arriveAt(page, 'Do you have any pets?')
  await expect(page.getByText('Welcome back. You were telling us about your pets.')).toBeVisible()
})

test('a page that nobody used for half an hour forgets the key and the will, and loses nothing', async ({ page }) => {
  await page.clock.install()
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  // What watches for use comes after the question.
  await page.waitForLoadState('networkidle')
  await typeHome(page)
  expect(await storedKeys(page)).toContain('will')
  await page.clock.fastForward('29:00')
  expect(await storedKeys(page)).toContain('will')
  await page.clock.fastForward('02:00')
  await expect.poll(() => storedKeys(page)).not.toContain('will')
  await expectNoWords(page)
  await expect(page.getByLabel('House name or number')).toHaveValue('Wren Farm')

  await page.getByLabel('House name or number').fill('Wren House')
  await expect.poll(() => storedKeys(page)).toContain('will')
  await expectNoWords(page)
  await saveAndContinue(page)
  await arriveAt(page, 'Do you own your home?')
  expect(await unsavedKeys(page)).toEqual([])
})

test('what an earlier version of the page stored in clear is encrypted at the next visit', async ({ page }) => {
  await startAt(page, 'will.about-me.full-address')
  await arriveAt(page, 'Where do you live?')
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)
  await goTo(page, '/faqs')
  await page.evaluate((id) => {
    const part = { details: { address: { house_name: 'Wren Farm', street_address: '', town: 'Ludlow', postcode: '' } } }
    const entry = { user: id, step: 'will.about-me.full-address', version: 0, part, notSubmitted: true }
    localStorage.setItem('unsaved', JSON.stringify([entry]))
    localStorage.setItem('will', '{"id":1,"version":1,"persons":[{"fullname":"Thomas Hale"}]}')
    localStorage.setItem('user', JSON.stringify({ id, name: 'Margaret', email: 'margaret@example.test' }))
  }, user)
  await comeBack(page, '/my-will/about-me/full-address')
  await arriveAt(page, 'Where do you live?')
  expect(await unsavedKeys(page)).toEqual([`unsaved.${user}`])
  await expectNoWords(page)
})

test('a visitor’s first answers are stored encrypted, survive a reload and a night, and end after 24 hours without use', async ({
  page,
}) => {
  await page.clock.install()
  await goTo(page, '/')
  await answerLanding(page, { name: 'Margaret', last_name: 'Hale' })
  const stored = await expectNoWords(page)
  // With its quotes: three letters alone may stand in what is encrypted.
  expect(stored).not.toMatch(/"Yes\\?"/)
  await page.reload()
  await arriveAt(page, 'Keep your will safe, Margaret')

  await page.clock.fastForward('23:50:00')
  expect(await storedKeys(page)).not.toEqual([])
  await page.clock.fastForward('11:00')
  await expect.poll(() => storedKeys(page)).toEqual([])
  // The mark of the visit says nothing of a person.
  expect(await everythingStored(page)).toBe('[{},{"visit":""},[]]')
})

test('a visitor’s answers are there when the browser is opened again on the same day, and gone after 24 hours', async ({
  page,
}) => {
  await goTo(page, '/check-my-will/start')
  await arriveAt(page, 'Do you already have a will?')
  await choose(page.getByRole('group', { name: 'Do you live in England or Wales?' }), 'Yes')
  await expect.poll(() => storedKeys(page)).toEqual(['funnel.check-my-will.start'])
  const other = await page.context().newPage()
  await page.close()
  const inTheEvening = Date.now() + 10 * 3_600_000
  await other.clock.install({ time: inTheEvening })
  await comeBack(other, '/check-my-will/start')
  await arriveAt(other, 'Do you already have a will?')
  await expect(other.getByText('Do you live in England or Wales? Yes')).toBeVisible()
  // That was a use: the 24 hours begin again.
  await other.clock.setSystemTime(inTheEvening + 24 * 3_600_000 + 60_000)
  await comeBack(other, '/check-my-will/start')
  await arriveAt(other, 'Do you already have a will?')
  await expect(other.getByRole('group')).toHaveAccessibleName('Do you live in England or Wales?')
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await storedKeys(other)).toEqual([])
})

test('two tabs of a visitor open the same answers', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page, other].map((tab) => goTo(tab, '/check-my-will/start')))
  const answer = (tab: Page, question: string) => choose(tab.getByRole('group', { name: question }), 'Yes')
  await Promise.all([
    answer(page, 'Do you live in England or Wales?'),
    answer(other, 'Do you live in England or Wales?'),
  ])
  await expect.poll(() => storedKeys(page)).toEqual(['funnel.check-my-will.start'])
  // What this tab had still to store does not come after the answer of the other one.
  await page.reload()
  await expect(page.getByText('Do you live in England or Wales? Yes')).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).click()
  await answer(other, 'Do you own your home?')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Do you own your home? Yes')).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('an account takes over the visitor’s answers, and their key ends', async ({ page }) => {
  await signUp(page, { name: 'Margaret', last_name: 'Hale' })
  expect((await storedKeys(page)).filter((key) => key.startsWith('funnel.'))).toEqual([])
  await expect.poll(async () => JSON.parse(await everythingStored(page))[2]).toEqual([])
  await expectNoWords(page)
})

test('a browser without IndexedDB stores no first answer, and the visitor can go on', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'indexedDB'))
  await goTo(page, '/')
  await answerHomeAndCountry(page, 'Yes', 'Yes')
  await arriveAt(page, 'What is your name?')
  expect(await storedKeys(page)).toEqual([])
})
