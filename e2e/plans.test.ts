/** Two plans side by side: the will and a copy that is changed beside it. */
import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import {
  ALL_ANSWERS,
  arriveAt,
  arriveAtAccount,
  choose,
  goTo,
  saveAndContinue,
  startAt,
  startPlan,
  WHAT_IF,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, loseReply } from './page-loading.ts'

const willOnServer = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const { will } = await (await fetch('/api/form', { headers })).json()
    return { version: will.version, funeral: will.whatToDo.option }
  })

const planBurial = async (page: Page) => {
  await page.getByRole('link', { name: 'Change Funeral' }).first().click()
  await arriveAt(page, 'What would you like to happen to your body?')
  await expect(page.getByText('You are changing your plan.')).toBeVisible()
  await choose(page, 'Burial')
  await saveAndContinue(page)
  await arriveAt(page, WHAT_IF)
}

test('another plan is changed in the ordinary steps, compared, and adopted in one save that history undoes', async ({
  page,
}) => {
  await startPlan(page)
  const before = await willOnServer(page)
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  // What is still like the will cannot take its place.
  await expect(page.getByRole('button', { name: 'Use this plan as my will' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Who gets what, the same in both' })).toBeVisible()
  await planBurial(page)
  const row = page.getByRole('row', { name: /Funeral/ })
  await expect(row).toContainText('Cremation')
  await expect(row).toContainText('Burial')
  expect(await willOnServer(page)).toEqual(before)
  await page.getByText('See the words side by side').click()
  await expect(page.getByRole('region', { name: 'Your plan, word for word' })).toContainText(/buried/)
  await expectUsable(page)

  await page.getByRole('button', { name: 'Use this plan as my will' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this plan', exact: true }).click()
  await arriveAt(page, 'Read your will')
  await expect(page.getByText(/Your plan is now your will/)).toBeVisible()
  expect(await willOnServer(page)).toEqual({ version: before.version + 1, funeral: 'Burial' })
})

const use = async (page: Page) => {
  await page.getByRole('button', { name: 'Use this plan as my will' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this plan', exact: true }).click()
}

test('a plan does not replace a will that another tab changed since, before the two are compared again', async ({
  page,
  context,
}) => {
  await startPlan(page)
  await planBurial(page)
  const other = await context.newPage()
  await goTo(other, pathOf('will.about-me.full-name'))
  await arriveAt(other, 'What is your full name?')
  await other.getByLabel(/Middle names/).fill('Ellen')
  await saveAndContinue(other)
  await arriveAt(other, 'Check your will')
  await other.close()
  const before = await willOnServer(page)

  await use(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Your will was changed somewhere else just now.')
  await expect(dialog.getByRole('button', { name: 'Use this plan', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Compare them again' }).click()
  await expect(page.getByText('Your will has changed since you copied it.')).toBeVisible()
  expect(await willOnServer(page)).toEqual(before)
  await use(page)
  await arriveAt(page, 'Read your will')
  expect(await willOnServer(page)).toEqual({ version: before.version + 1, funeral: 'Burial' })
})

test('a plan is adopted once, though the reply was lost', async ({ page }) => {
  await startPlan(page)
  const before = await willOnServer(page)
  await planBurial(page)
  await loseReply(page, '**/api/wills/wills/adopt')
  await use(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the server.')
  await dialog.getByRole('button', { name: 'Use this plan', exact: true }).click()
  await arriveAt(page, 'Read your will')
  expect(await willOnServer(page)).toEqual({ version: before.version + 1, funeral: 'Burial' })
})

test('a plan says in pounds who would get more, who less, and the tax, as an estimate', async ({ page }) => {
  await startPlan(page, 'valued')
  await expect(page.getByText('Everyone would get as much as now.')).toBeVisible()
  await page.getByRole('link', { name: 'Change Shares' }).first().click()
  await arriveAt(page, 'How should it be shared?')
  await choose(page, /Equal shares/)
  await saveAndContinue(page)
  await arriveAt(page, WHAT_IF)
  const inPounds = page.getByRole('region', { name: 'In pounds' })
  await expect(inPounds).toContainText(/Ruth and Daniel would each get between £[\d,]+ and £[\d,]+ more/)
  await expect(inPounds).toContainText(/Thomas would get between £[\d,]+ and £[\d,]+ less/)
  await expect(inPounds).toContainText(/Inheritance tax would come to between £[\d,]+ and £[\d,]+ more/)
  await expect(inPounds.getByRole('row', { name: /Thomas/ })).toContainText('Between £')
  await expect(inPounds.getByText('An estimate, not advice.')).toHaveCount(1)
  // The marks of words that are folded away never come to rest.
  await page.getByText('See the words side by side').click()
  await expectUsable(page)
})

test('a plan waits through a reload and other pages, which are about the will, and is thrown away', async ({
  page,
}) => {
  await startPlan(page)
  const before = await willOnServer(page)
  await planBurial(page)
  await page.reload()
  await arriveAt(page, WHAT_IF)
  await expect(page.getByRole('row', { name: /Funeral/ })).toContainText('Burial')

  // The account is about the will, and so is every page after it.
  await page.getByRole('link', { name: 'Margaret' }).click()
  await arriveAtAccount(page)
  await goTo(page, ALL_ANSWERS)
  await arriveAt(page, 'Check your will')
  await expect(page.getByText('Cremation')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with my plan' }).click()
  await expect(page.getByRole('row', { name: /Funeral/ })).toContainText('Burial')

  await page.getByRole('button', { name: 'Throw the plan away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw the plan away' }).click()
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('button', { name: WHAT_IF })).toBeVisible()
  expect(await willOnServer(page)).toEqual(before)
})

test('what is chosen at once for another plan is not said to be saved, as it waits on this device', async ({
  page,
}) => {
  await startPlan(page)
  await page
    .getByRole('link', { name: /^Change .*[Ee]xecutor/ })
    .first()
    .click()
  await expect(page.getByText('You are changing your plan.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Choose .* as executor$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove .* as executor$/ })).toHaveCount(3)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
})

// Promise: api.told
test('a plan is not said to wait on a device that has no room for it', async ({ page }) => {
  await startPlan(page)
  await expect(page.getByText(/Your plan waits on this device/)).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await planBurial(page)
  await expect(page.getByText(/Your plan waits on this device/)).toHaveCount(0)
  await expect(page.getByText(/Your plan goes when you close this page/)).toBeVisible()
})

const executorsOnServer = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const { will } = await (await fetch('/api/form', { headers })).json()
    return { executor: will.executor, executorBackup: will.executorBackup }
  })

/** Has whom to choose as backup executor from the summary before them. The saves are held until the given function is called. */
const chooseBackups = async (page: Page) => {
  await startAt(page, 'will.summary')
  await goTo(page, ALL_ANSWERS)
  await page
    .locator(`a[href="${pathOf('will.executors.my-executors')}"]:visible`)
    .first()
    .click()
  return holdRequests(page, '**/api/wills/wills/groupAssetsUpdate')
}

const openPlan = async (page: Page) => {
  await page.getByRole('link', { name: /^Back/ }).click()
  await arriveAt(page, 'Check your will')
  await page.getByRole('button', { name: WHAT_IF }).click()
  await arriveAt(page, WHAT_IF)
}

test('what is chosen before another plan is opened is saved for the will', async ({ page }) => {
  const release = await chooseBackups(page)
  const before = await executorsOnServer(page)
  const offers = page.getByRole('button', { name: /^Choose .* as backup executor/ })
  await offers.nth(0).click()
  await offers.nth(1).click()
  await openPlan(page)
  release()
  await expect
    .poll(async () => (await executorsOnServer(page)).executorBackup.length)
    .toBe(before.executorBackup.length + 2)
})

test('what is changed in a plan does not reach the will, though the plan is left before an earlier save is answered', async ({
  page,
}) => {
  const release = await chooseBackups(page)
  const before = await executorsOnServer(page)
  await page
    .getByRole('button', { name: /^Choose .* as backup executor/ })
    .first()
    .click()
  await openPlan(page)
  await page
    .locator(`a[href="${pathOf('will.executors.executors')}"]:visible`)
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Remove .* as executor$/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Back/ }).click()
  await arriveAt(page, WHAT_IF)
  await page.getByRole('button', { name: 'Decide later' }).click()
  release()
  await expect
    .poll(async () => (await executorsOnServer(page)).executorBackup.length)
    .toBe(before.executorBackup.length + 1)
  await page.waitForTimeout(300)
  expect((await executorsOnServer(page)).executor).toEqual(before.executor)
})

for (const isClosed of [false, true])
  test(`what is changed in a plan while it is adopted stays in the plan, ${isClosed ? 'which waits' : 'which is shown'}`, async ({
    page,
  }) => {
    await startPlan(page)
    const before = await willOnServer(page)
    await planBurial(page)
    const release = await holdRequests(page, '**/api/wills/wills/adopt')
    await use(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click()
    await page.getByRole('link', { name: 'Change Funeral' }).first().click()
    await arriveAt(page, 'What would you like to happen to your body?')
    await choose(page, 'Green burial')
    await saveAndContinue(page)
    await arriveAt(page, WHAT_IF)
    if (isClosed) await page.getByRole('button', { name: 'Decide later' }).click()
    release()
    await expect.poll(() => willOnServer(page)).toEqual({ version: before.version + 1, funeral: 'Burial' })
    if (isClosed) {
      await goTo(page, ALL_ANSWERS)
      await page.getByRole('button', { name: 'Go on with my plan' }).click()
    }
    await expect(page.getByText('Your will has changed since you copied it.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Funeral/ })).toContainText(/Burial.*Green burial/)
  })
