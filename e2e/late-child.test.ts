import { pathOf } from '#core/journey/pages.ts'
import { arriveAt, choose, goTo, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a mother names the son who has died, and his children have his share as one', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.children'))
  await page.getByRole('button', { name: 'Has a child of yours died, leaving children?' }).click()
  const dialog = page.getByRole('dialog', { name: 'A child who has died' })
  await dialog.getByLabel('Full name').fill('Carl Hale')
  await choose(dialog, 'Son')
  await expect(dialog.getByLabel('Day')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add Carl' }).click()
  await expect(page.getByRole('main')).toContainText('Son · has died, leaving children')
  await saveAndContinue(page)

  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await expect(page.getByRole('checkbox', { name: 'Children of Carl Hale' })).toBeChecked()
  await saveAndContinue(page)

  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await choose(page, 'Equal shares')
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await expect(draft).toContainText('the children of my late son Carl Hale together')
  await saveAndContinue(page)

  // Nobody is asked what happens if one dies who has died.
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await expect(page.getByRole('main')).not.toContainText('If Carl')
  await expect(draft).toContainText('The children of Carl Hale take that share in place of their parent')

  // Nor can he be chosen for anything.
  await goTo(page, pathOf('will.executors.executors'))
  await expect(page.getByRole('main')).not.toContainText('Carl')

  await goTo(page, pathOf('will.summary'))
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('main')).toContainText('the children of Carl Hale')

  await goTo(page, pathOf('will.beneficiaries.children'))
  await page.getByRole('button', { name: 'Change Carl Hale' }).click()
  await dialog.getByLabel('Full name').fill('Carl James Hale')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main')).toContainText('Carl James Hale')
  await page.getByRole('button', { name: 'Remove Carl James Hale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('main')).not.toContainText('Carl')
})
