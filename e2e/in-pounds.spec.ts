import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectToFitAPhone } from './accessibility.ts'
import { arriveAt, goTo, startAt } from './customer.ts'
import { attempt, expect, test } from './fixtures.ts'
import { changedElsewhere, home, openValues, savings, VALUES } from './in-pounds.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the question which figures to keep is in view, however far down the customer types', async ({
    page,
    context,
  }) => {
    await openValues(page)
    const other = await context.newPage()
    await goTo(other, pathOf('will.values'))
    await arriveAt(other, VALUES)
    await savings(other).fill('100000')
    await other.getByRole('button', { name: 'Done' }).click()
    await arriveAt(other, 'Check your will')
    await home(page).fill('600000')
    const funeral = page.getByRole('textbox', { name: 'Your funeral' })
    await funeral.click()
    const question = changedElsewhere(page)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(funeral).toBeFocused()
    await expect(funeral).toBeInViewport({ ratio: 1 })
    await expectToFitAPhone(page)
    await page.getByRole('button', { name: 'Keep what is here' }).click()
    await expect(question).toHaveCount(0)
  })
})

/** Rough figures of a will with a trust, which take long to work out. Says what each person gets then. */
const typeRoughFigures = async (page: Page) => {
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await goTo(page, pathOf('will.values'))
  await arriveAt(page, VALUES)
  await home(page).fill('about 600k')
  for (const [name, worth] of [
    ['Other land or buildings', 'about 300k'],
    ['Life insurance that is paid to nobody by name', 'about 100k'],
    ['Your funeral', 'about 5k'],
  ] as const)
    await page.getByRole('textbox', { name }).first().fill(worth)
  await savings(page).pressSequentially('about 910,500', { delay: 30 })
  await expect(savings(page)).toHaveValue('about 910,500')
  const panel = page.locator('#what-each-person-gets')
  await expect(panel).toContainText('Inheritance tax')
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  return panel.textContent()
}

test('figures are worked out beside the page while somebody types, and are those of a browser that cannot', async ({
  page,
  browser,
  faults,
}) => {
  const inThread = await typeRoughFigures(page)
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/figures-worker-[^/]*\.js$/),
  ])
  // No other script can be started so, and nobody else can make the policy.
  expect(await attempt(page, "new Worker('/assets/other.js')")).toBe('TypeError')
  expect(await attempt(page, "trustedTypes.createPolicy('figures', { createScriptURL: (url) => url })")).toBe(
    'TypeError',
  )
  expect(await attempt(page, "trustedTypes.createPolicy('page-worker', { createScriptURL: (url) => url })")).toBe(
    'TypeError',
  )
  faults.length = 0
  const other = await browser.newContext()
  const without = await other.newPage()
  await without.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  expect(await typeRoughFigures(without)).toBe(inThread)
  expect(without.workers()).toEqual([])
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(page, 'Log in')
  await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0)
  await other.close()
})

/** The thread takes nothing of what it is asked until it is let go: figures that take as long as the test wants. */
const holdThread = (page: Page) =>
  page.evaluate(() => {
    const asked: (() => void)[] = []
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (...told) {
      asked.push(() => Reflect.apply(post, this, told))
    }
    const letGo = () => {
      Worker.prototype.postMessage = post
      for (const each of asked.splice(0)) each()
    }
    Object.assign(window, { figures: { asked, letGo } })
  })

declare global {
  interface Window {
    readonly figures: { readonly asked: readonly unknown[]; readonly letGo: () => void }
  }
}

const isAsked = (page: Page) => expect.poll(() => page.evaluate(() => window.figures.asked.length)).toBe(1)
const letGo = (page: Page) => page.evaluate(() => window.figures.letGo())

test('however long figures take, what is typed and pressed meanwhile is seen at once, and no figure of other answers', async ({
  page,
}) => {
  const before = await typeRoughFigures(page)
  const panel = page.locator('#what-each-person-gets')
  await holdThread(page)
  await savings(page).fill('about 400k')
  await isAsked(page)
  await home(page).fill('about 750k')
  await page.getByText('None of these', { exact: true }).click()
  await expect(home(page)).toHaveValue('about 750k')
  await expect(page.getByRole('radio', { name: 'None of these' })).toBeChecked()
  await expect(panel).toHaveAttribute('aria-busy', 'true')
  await expect(panel).toHaveText(before ?? '')
  await letGo(page)
  await expect(panel).toHaveAttribute('aria-busy', 'false')
  await expect(panel).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Done' }).click()

  await arriveAt(page, 'Check your will')
  const picture = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  const drawn = picture.locator('figure')
  const list = picture.getByRole('list').filter({ has: page.getByRole('button', { name: /^Bea/ }) })
  await expect(drawn).toContainText('Inheritance tax')
  const [picturedBefore, listedBefore] = [await drawn.textContent(), await list.textContent()]
  await holdThread(page)
  await picture.getByText('Cy has died', { exact: true }).click()
  await isAsked(page)
  await expect(picture.getByRole('radio', { name: 'Cy has died' })).toBeChecked()
  await expect(drawn).toHaveText(picturedBefore ?? '')
  await expect(list).toHaveText(listedBefore ?? '')
  await letGo(page)
  await expect(drawn).not.toHaveText(picturedBefore ?? '')
  await expect(list).not.toHaveText(listedBefore ?? '')
})
