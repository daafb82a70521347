import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { apply, arriveAt, choose, goTo, openStatements, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('the grandchildren wait until 21, and a customer who says nothing about it sees one line', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await page.getByRole('checkbox', { name: /All my grandchildren, named or not/ }).check()
  await saveAndContinue(page)
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await arriveAt(page, 'How should it be shared?')
  await choose(page, 'Equal shares')
  await choose(page, /Every grandchild gets the same/)
  const row = page.getByRole('group', { name: 'When Grandchildren may have it' })
  await expect(row).toContainText('At 18, if they reach it')
  await saveAndContinue(page)
  // The statement that speaks of a solicitor leads to the ages, and its notice goes once one is chosen.
  await goTo(page, pathOf('will.funeral-wishes'))
  await apply(page, 'Conditions, ages, use for life', /past 18, if they are not my own/)
  const way = page.getByRole('link', { name: 'Choose a later age for them' })
  await way.click()
  await expect(page.getByRole('heading', { name: 'When may the young have it?' })).toBeInViewport()
  await row.getByRole('button', { name: /^Change/ }).click()
  await choose(row, '21')
  await expectNoViolations(page)
  await row.getByRole('button', { name: /^Done/ }).click()
  await expect(row).toContainText('At 21, if they reach it')
  await saveAndContinue(page)
  await goTo(page, pathOf('will.funeral-wishes'))
  await openStatements(page)
  await expect(way).toHaveCount(0)
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await expect(row).toContainText('At 21, if they reach it')
  await row.getByRole('button', { name: /^Change/ }).click()
  await choose(row, /^Theirs at once, looked after until 18/)
  await expect(row.getByRole('radio', { name: '21' })).toHaveCount(0)
})
