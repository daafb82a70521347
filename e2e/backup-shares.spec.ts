import { pathOf } from '#core/journey/pages.ts'
import { choose } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a customer gives two backups different parts, and the will says them', async ({ page }) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.beneficiaries.backup-action'))
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await page
    .getByRole('radio', { name: /People or charities I choose/ })
    .first()
    .check()
  const takers = page.getByRole('group', { name: 'Who gets it instead?' }).first()
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
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.beneficiaries.backup-action'))
  await choose(page, 'Other people I choose')
  const takers = page.getByRole('group', { name: 'Which people?' })
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

test('conformance A2.3: a backup added in the dialog is chosen and saved at once', async ({ page }) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.beneficiaries.backup-action'))
  await page
    .getByRole('radio', { name: /People or charities I choose/ })
    .first()
    .check()
  const takers = page.getByRole('group', { name: 'Who gets it instead?' }).first()
  await page.getByRole('button', { name: 'Add a person' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('St. John Rivers')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(takers.getByRole('checkbox', { name: /St\. John Rivers/ })).toBeChecked()
  await page.goto(pathOf('will.summary'))
  await page.goto(pathOf('will.beneficiaries.backup-action'))
  await expect(takers.getByRole('checkbox', { name: /St\. John Rivers/ })).toBeChecked()
})

test('conformance A1.11 and A2.1: a field for a percentage shows no more than 100, no letters and no comma', async ({
  page,
}) => {
  await page.goto('/dev/start-at/will.summary')
  await page.goto(pathOf('will.estate-splits.split-distribution'))
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
