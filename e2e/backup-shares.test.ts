import type { Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { ALL_ANSWERS, arriveAt, choose, goTo, nextQuestion, saveAndContinue, startAt, understand } from './customer.ts'
import { expect, test } from './fixtures.ts'

/** Opens the question about one person and answers "Someone else". */
const askFor = async (page: Page, name: string) => {
  const about = page.getByRole('group', { name: `If ${name} dies first` })
  await about.getByRole('button', { name: `who gets the share of ${name}` }).click()
  await about.getByRole('radio', { name: /^Someone else/ }).check()
  return about.getByRole('group', { name: 'Who gets it instead?' })
}

test('a customer gives two backups different parts, and the will says them', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  const takers = await askFor(page, 'Thomas')
  await expect(takers).toBeVisible()
  for (const taker of await takers.getByRole('checkbox').all()) await taker.uncheck()
  for (const taker of (await takers.getByRole('checkbox').all()).slice(0, 2)) await taker.check()
  await expect(draft).toContainText('it passes in equal shares to')
  await choose(page, 'Different shares')
  await expect(page.getByLabel(/’s share$/)).toHaveCount(2)
  await page
    .getByLabel(/’s share$/)
    .first()
    .fill('70')
  await page
    .getByLabel(/’s share$/)
    .last()
    .fill('30')
  await expect(draft).toContainText('(70%)')
  await expect(draft).toContainText('(30%)')
})

test('those who take last of all may have different parts too', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await page.getByRole('button', { name: 'Change the answer to: If nobody is left:' }).click()
  await choose(page, 'Other people I choose')
  const takers = page.getByRole('group', { name: 'Which people?' })
  await expect(takers).toBeVisible()
  for (const taker of (await takers.getByRole('checkbox').all()).slice(0, 2)) await taker.check()
  await choose(page.getByRole('group', { name: 'How do they share it?' }).last(), 'Different shares')
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await page
    .getByLabel(/’s share$/)
    .first()
    .fill('60')
  await page
    .getByLabel(/’s share$/)
    .last()
    .fill('40')
  await expect(draft).toContainText('60% to')
  await expect(draft).toContainText('40% to')
})

// Promise: choose.backup
test('a backup added in the dialog is chosen and saved at once', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await askFor(page, 'Ruth')
  const takers = page.getByRole('group', { name: 'Who gets it instead?' })
  await page.getByRole('button', { name: 'Add a person' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('St. John Rivers')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(takers.getByRole('checkbox', { name: /St\. John Rivers/ })).toBeChecked()
  await goTo(page, ALL_ANSWERS)
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await page.getByRole('button', { name: 'Change who gets the share of Ruth' }).click()
  await expect(takers.getByRole('checkbox', { name: /St\. John Rivers/ })).toBeChecked()
})

// Promise: input.percent, input.comma
test('a field for a percentage shows no more than 100, no letters and no comma', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await choose(page, 'Different shares')
  const share = page.getByRole('textbox', { name: 'Thomas Hale' })
  for (const [typed, shown] of [
    ['250', '100'],
    ['33,5', '33.5'],
    ['33.333', '33.33'],
    ['half', ''],
    ['40', '40'],
  ] as const) {
    await share.fill('')
    await share.pressSequentially(typed)
    await expect(share).toHaveValue(shown)
  }
})

// Promise: who.splits
test('one rule answers for everyone, and a row says where someone differs', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.backup-action')
  const row = (name: string) => page.getByRole('group', { name: `If ${name} dies first` })
  for (const name of ['Thomas', 'Ruth', 'Daniel']) await expect(row(name)).toContainText('Not yet said')
  const rule = page.getByRole('group', { name: 'If someone dies before you, who gets their share?' })
  for (const option of await rule.getByRole('radio').all()) await expect(option).not.toBeChecked()

  await choose(rule, /^Their children share it/)
  await expect(row('Ruth')).toContainText('Her children')
  await expect(row('Thomas')).toContainText('The others share it Your spouse')
  // Daniel is a child: his children are not offered, and those he may have one day are not cut out.
  await expect(row('Daniel')).toContainText(/The others share it He is \d+/)
  await row('Daniel').getByRole('button', { name: 'Change who gets the share of Daniel' }).click()
  await expect(row('Daniel').getByRole('radio', { name: /^The others/ })).toBeFocused()
  await expect(row('Daniel').getByRole('radio', { name: /^His children/ })).toHaveCount(0)
  await expect(row('Daniel')).toContainText('If he has children of his own by then, they get it.')
  await row('Daniel').getByRole('button', { name: 'Done' }).click()

  await row('Ruth').getByRole('button', { name: 'Change who gets the share of Ruth' }).click()
  await choose(row('Ruth'), /^The others/)
  await row('Ruth').getByRole('button', { name: 'Done' }).click()
  await expect(row('Ruth')).toContainText('The others share it Different')
  await choose(rule, /^Someone else/)
  await expect(row('Ruth')).toContainText('The others share it Different')
  await page
    .getByRole('group', { name: 'Who gets it?' })
    .getByRole('checkbox', { name: /^Anne Price/ })
    .check()
  await expect(row('Thomas')).toContainText('Anne')
  await expect(row('Daniel')).toContainText('Anne')
  await nextQuestion(page)
  await choose(page, /^My next of kin/)
  await understand(page)
  await saveAndContinue(page)
  await arriveAt(page, 'How should it be shared?')

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(rule.getByRole('radio', { name: /^Someone else/ })).toBeChecked()
  await expect(row('Ruth')).toContainText('Different')
})

// Promise: rule.backups
test('a rule without anyone chosen is refused once, not for each person', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.backup-action')
  await choose(page, /^Someone else/)
  await saveAndContinue(page)
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await page
    .getByRole('group', { name: 'Who gets it?' })
    .getByRole('checkbox', { name: /^Anne Price/ })
    .check()
  await expect(summary).toHaveCount(0)
})

test('a person pressed on the picture has died there, and the question under it writes the same answer', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.backup-action')
  const sheet = page.getByRole('complementary', { name: 'Your will so far' })
  const row = page.getByRole('group', { name: 'If Ruth dies first' })
  await sheet.getByRole('group', { name: 'What if one of them has died?' }).getByText('Ruth', { exact: true }).click()
  const question = sheet.getByRole('group', { name: 'Ruth has died. Who takes her share?' })
  for (const option of await question.getByRole('radio').all()) await expect(option).not.toBeChecked()
  await choose(question, 'Her children')
  await expect(row).toContainText('Her children')
  await expect(sheet.getByRole('status')).toContainText('Ruth has died. Her children take her share.')
  await expect(sheet).toContainText(
    'If she leaves no children: Thomas, Daniel and Royal National Lifeboat Institution.',
  )
  await choose(question, 'Someone else')
  // The second press finds the question open.
  for (const _press of [1, 2]) {
    await sheet.getByRole('button', { name: 'Choose who gets it' }).click()
    await expect(row.getByRole('radio', { name: /^Someone else/ })).toBeFocused()
  }
  await row.getByRole('checkbox', { name: /^Priya Sharma/ }).check()
  await expectUsable(page)
  await expect(sheet.getByRole('status')).toContainText('Priya takes her share.')
  await sheet.getByText('All outlive you').click()
  await expect(question).toHaveCount(0)
})

test('on a phone the question stands under the picture in the sheet, and a list is chosen from on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.beneficiaries.backup-action')
  await page.getByRole('button', { name: /^See it/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('group', { name: 'What if one of them has died?' }).getByText('Ruth', { exact: true }).click()
  await choose(sheet.getByRole('group', { name: /^Ruth has died/ }), 'Someone else')
  await expect(sheet.getByRole('radio', { name: 'Someone else' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Choose who gets it' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: 'If Ruth dies first' }).getByRole('radio', { name: /^Someone else/ }),
  ).toBeFocused()
})
