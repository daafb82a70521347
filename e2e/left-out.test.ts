import { pathOf } from '#core/journey/pages.ts'
import { choose, goTo, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: who.excluded
test('a customer leaves out a child they have already named, and takes it back', async ({ page }) => {
  await startAt(page, 'will.estate-splits.exclude')
  await page.getByRole('button', { name: 'Yes, someone' }).click()
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  const named = page.getByRole('group', { name: 'Anyone you have already named?' })
  await named.getByRole('checkbox', { name: /Ruth Hale/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave out Ruth Hale?' })
  await expect(dialog).toContainText('a share of the rest')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(named.getByRole('checkbox', { name: /Ruth Hale/ })).not.toBeChecked()

  await named.getByRole('checkbox', { name: /Ruth Hale/ }).click()
  await dialog.getByRole('button', { name: 'Leave out' }).click()
  await expect(named.getByRole('checkbox', { name: /Ruth Hale/ })).toBeChecked()
  await saveAndContinue(page)
  await expect(page.getByText('Say if their children are left out too').first()).toBeVisible()
  await choose(page.getByRole('group', { name: 'Should their children be left out too?' }), 'No')
  await expect(draft).toContainText(/I have deliberately left nothing .* to .*Ruth Hale/)
  await saveAndContinue(page)

  await goTo(page, pathOf('will.estate-splits.exclude'))
  await expect(named.getByRole('checkbox', { name: /Ruth Hale/ })).toBeChecked()
  await choose(page.getByRole('group', { name: 'Is there anyone you want to leave out?' }), 'No')
  await saveAndContinue(page)
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await expect(page.getByRole('checkbox', { name: /Ruth Hale/ })).not.toBeChecked()
})
