import { arriveAt, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { mark, sheet, stillThere } from './one-sheet.ts'

test('the paper stays on the sheet while the question beside it changes, and marks the clause of the new one', async ({
  page,
}) => {
  await startAt(page, 'will.estate-splits.exclude')
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await expect(sheet(page).locator('[data-passage="executors"]')).toBeAttached()
  const passages = await mark(page, '[data-passage]')
  await mark(page, 'article')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should carry out your will?')
  await expect(sheet(page).locator('[data-passage="executors"][data-marked]')).toBeInViewport()
  expect(await stillThere(page, 'article')).toBe(1)
  expect(await stillThere(page, '[data-passage]')).toBe(passages)
})
