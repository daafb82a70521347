import type { Page } from '@playwright/test'
import { arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const desk = (page: Page) => page.getByRole('complementary', { name: 'Your will so far' })

/** Marks what stands on the desk, so that `stillThere` knows it again. */
const mark = (page: Page, selector: string): Promise<number> =>
  desk(page)
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Object.assign(each, { wasThere: true })).length)

const stillThere = (page: Page, selector: string): Promise<number> =>
  desk(page)
    .locator(selector)
    .evaluateAll((found) => found.filter((each) => 'wasThere' in each).length)

test('the paper stays on the desk while the question beside it changes, and marks the clause of the new one', async ({
  page,
}) => {
  await startAt(page, 'will.estate-splits.exclude')
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await expect(desk(page).locator('[data-passage="executors"]')).toBeAttached()
  const passages = await mark(page, '[data-passage]')
  await mark(page, 'article')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should carry out your will?')
  await expect(desk(page).locator('[data-passage="executors"][data-marked]')).toBeInViewport()
  expect(await stillThere(page, 'article')).toBe(1)
  expect(await stillThere(page, '[data-passage]')).toBe(passages)
})

test('the cards of the family stay where they are when the next question is asked', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await arriveAt(page, 'Does any of this apply to you?')
  await expect(desk(page).locator('[data-box="you"]')).toBeVisible()
  const cards = await mark(page, '[data-box]')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await expect(desk(page)).toContainText('This answer writes nothing yet.')
  expect(await stillThere(page, '[data-box]')).toBe(cards)
})

test('who reads the picture as a list reads the next one as a list too', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await arriveAt(page, 'Does any of this apply to you?')
  await desk(page).getByRole('button', { name: 'Read as a list' }).click()
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await expect(desk(page)).toContainText('This answer writes nothing yet.')
  await expect(desk(page).getByRole('button', { name: 'See the picture' })).toBeVisible()
  await expect(
    desk(page)
      .getByRole('listitem')
      .filter({ hasText: /^Margaret/ }),
  ).toBeVisible()
})

test('what belongs to one question goes with it: its marks, an open reason, help that lies over it', async ({
  page,
}) => {
  await startAt(page, 'will.estate-splits.exclude')
  await page.getByRole('button', { name: 'Yes, someone' }).click()
  const changed = page.getByRole('status').filter({ hasText: /^Clause \d+ changed/ })
  await expect(changed).toHaveCount(1)
  await desk(page).getByRole('button', { name: 'Why is clause 1 here?' }).click()
  await expect(desk(page).getByRole('note')).toBeVisible()
  await choose(page, 'No')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should carry out your will?')
  await expect(desk(page).locator('[data-passage="executors"][data-marked]')).toBeInViewport()
  await expect(desk(page).locator('[data-fresh]')).toHaveCount(0)
  await expect(desk(page).getByRole('note')).toHaveCount(0)
  await expect(changed).toHaveCount(0)
  const help = page.getByRole('dialog', { name: 'Help' })
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(help).toBeVisible()
  await page.goBack()
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await expect(help).toHaveCount(0)
})
