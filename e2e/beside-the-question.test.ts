import { pathOf } from '#core/journey/pages.ts'
import { arriveAt, choose, goTo, saveAndContinue, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

test('the clause is redrawn while the customer types', async ({ page }) => {
  await startAt(page, 'will.funeral-wishes')
  await choose(page, 'Burial')
  await page.getByLabel(/Anything else about your funeral/).fill('Under the oak at Wren Farm')
  await expect(page.getByRole('complementary', { name: 'Your will so far' })).toContainText(
    'Under the oak at Wren Farm',
  )
})

test('the sheet turns to what a question is about, and a side chosen by hand holds until the next section', async ({
  page,
}) => {
  await startAt(page, 'will.estate-splits.exclude')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  const side = (name: string) => sheet.getByRole('tab', { name })
  await expect(side('Words')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'How should it be shared?')
  await expect(side('People')).toHaveAttribute('aria-selected', 'true')
  await side('People').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(side('Words')).toBeFocused()
  await expect(sheet.getByRole('tabpanel', { name: 'Words' })).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(side('Words')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  await expect(side('People')).toHaveAttribute('aria-selected', 'true')
})

test('an answer that writes nothing in the will says so on the sheet', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(sheet).toContainText('This answer writes nothing in your will.')
  await sheet.getByRole('button', { name: 'Turn over' }).click()
  await expect(sheet.getByRole('tabpanel', { name: 'Words' })).toContainText('The last will of')
})

test('the words that an answer changed are said once typing rests', async ({ page }) => {
  await startAt(page, 'will.estate-splits.exclude')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  await page.getByRole('button', { name: 'Yes, someone' }).click()
  await expect(sheet.locator('[data-fresh]').filter({ hasText: 'I have deliberately left' })).toHaveCount(1)
  await expect(sheet.locator('[data-passage="executors"] [data-fresh]')).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: /^Clause \d+ changed: I have deliberately left/ }),
  ).toHaveCount(1)
})

// Promise: step.summary
test('the summary shows exactly who gets what if someone dies first, with gifts and the home', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  await panel.getByRole('button', { name: 'Read as a list' }).click()
  const table = panel.getByRole('table', { name: 'Who gets what' })
  await expect(table.getByRole('row', { name: /Thomas Hale.*50%/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Sam Price.*£5,000/ })).toBeVisible()
  await panel.getByText('Thomas has died', { exact: true }).click()
  await expect(table.getByRole('rowheader', { name: /Thomas Hale/ })).toHaveCount(0)
  await expect(table.getByRole('row', { name: /Ruth Hale.*45%/ })).toBeVisible()
  await panel.getByText('Daniel has died', { exact: true }).click()
  await expect(table.getByRole('row', { name: /hildren of Daniel Hale.*20%/ })).toBeVisible()
  await panel.getByText('Nobody you named is left', { exact: true }).click()
  await expect(table.getByRole('rowheader', { name: /Ruth Hale/ })).toHaveCount(0)
})

test('where what is left goes to the next of kin, the summary says who they would be', async ({ page }) => {
  await startAt(page, 'will.summary', '', { family: 'second-marriage' })
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await page.getByRole('button', { name: 'Change the answer to: If nobody is left:' }).click()
  await choose(page, /next of kin/i)
  await saveAndContinue(page)
  await goTo(page, pathOf('will.summary'))
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who gets what' }) })
  await panel.getByText('Nobody you named is left', { exact: true }).click()
  await expect(panel).toContainText('Your next of kin are found by law when you die.')
})

test('every clause says why it is there, by what law, and which answers it came from', async ({ page }) => {
  await startAt(page, 'will.executors.my-executors')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(sheet).not.toContainText('Your executors collect what you own')
  const ask = sheet.getByRole('button', { name: 'Why is clause 3 here?' })
  await ask.click()
  const note = sheet.getByRole('note')
  await expect(note).toContainText('Your executors collect what you own')
  await expect(note).toContainText('Senior Courts Act 1981')
  await expect(note.getByRole('link', { name: 'Who should carry out your will?' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Why is clause 4 here?' }).click()
  await expect(sheet.getByRole('note')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('note')).toHaveCount(0)
})
