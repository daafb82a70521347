import { arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { mark, sheet, stillThere } from './one-sheet.ts'

test('the cards of the family stay where they are when the next question is asked', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await arriveAt(page, 'Does any of this apply to you?')
  await expect(sheet(page).locator('[data-box="you"]')).toBeVisible()
  const cards = await mark(page, '[data-box]')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await expect(sheet(page)).toContainText('This answer writes nothing yet.')
  expect(await stillThere(page, '[data-box]')).toBe(cards)
})

test('who reads the picture as a list reads the next one as a list too', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await arriveAt(page, 'Does any of this apply to you?')
  await sheet(page).getByRole('button', { name: 'Read as a list' }).click()
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await expect(sheet(page)).toContainText('This answer writes nothing yet.')
  await expect(sheet(page).getByRole('button', { name: 'See the picture' })).toBeVisible()
  await expect(
    sheet(page)
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
  await sheet(page).getByRole('button', { name: 'Why is clause 1 here?' }).click()
  await expect(sheet(page).getByRole('note')).toBeVisible()
  await choose(page, 'No')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should carry out your will?')
  await expect(sheet(page).locator('[data-passage="executors"][data-marked]')).toBeAttached()
  await expect(sheet(page).locator('[data-fresh]')).toHaveCount(0)
  await expect(sheet(page).getByRole('note')).toHaveCount(0)
  await expect(changed).toHaveCount(0)
  const help = page.getByRole('dialog', { name: 'Help' })
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(help).toBeVisible()
  await page.goBack()
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await expect(help).toHaveCount(0)
})
