import { pathOf } from '#core/journey/pages.ts'
import { arriveAt, choose, goTo, saveAndContinue, sayIfDies, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a customer leaves a share to all grandchildren, and each question about it is asked where shares are', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await page.getByRole('checkbox', { name: /All my grandchildren, named or not/ }).check()
  await saveAndContinue(page)

  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  const draft = page.getByRole('complementary', { name: 'Your will so far' })
  await saveAndContinue(page)
  const dies = page.getByRole('group', { name: /If a grandchild dies before you/ })
  await expect(dies).toContainText('Please select an option')
  await choose(dies, /Their own children take their part/)
  await saveAndContinue(page)

  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await choose(page, 'Equal shares')
  await choose(page.getByRole('group', { name: /How should your grandchildren divide/ }), /Each family gets the same/)
  await expect(draft).toContainText('my grandchildren together')
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('main')).toContainText('My grandchildren')
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await expect(page.getByRole('checkbox', { name: /All my grandchildren/ })).toBeChecked()
})

test('where a grandchild has a share by name too, the page says that the age of the class is not for that share', async ({
  page,
}) => {
  await startAt(page, 'will.summary', '', { family: 'many-heirs' })
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await page.getByRole('checkbox', { name: /All my grandchildren, named or not/ }).check()
  await saveAndContinue(page)
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  const row = page.getByRole('group', { name: 'When Grandchildren may have it' })
  await expect(row).toContainText('At 18')
  await expect(page.getByRole('main')).not.toContainText('does not follow the group')
  await row.getByRole('button', { name: /^Change/ }).click()
  await choose(row, '21')
  await expect(
    page.getByText('What a grandchild gets by name or in a parent’s place does not follow the group.'),
  ).toBeVisible()
})

test('a customer with no child yet provides for one on the way', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.children'))
  await choose(page.getByRole('group', { name: 'Do you have children?' }), 'No')
  await choose(
    page.getByRole('group', { name: /Could a child you have or adopt later share/ }),
    /Yes, any child I have later/,
  )
  await choose(page.getByRole('group', { name: /in your will as your children/ }), /Yes, but not as my children/)
  await saveAndContinue(page)
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await expect(page.getByRole('checkbox', { name: /All my grandchildren/ })).toHaveCount(0)
  await goTo(page, pathOf('will.beneficiaries.backup-action'))
  await sayIfDies(page, 'Thomas', /^Any child I have by then, equally/)
  await expect(page.getByRole('complementary', { name: 'Your will so far' })).toContainText(
    'it passes in equal shares to each later child of mine',
  )
})
