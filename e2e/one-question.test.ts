import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { addPerson, arriveAt, choose, goTo, nextQuestion, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('the home is asked one question after the other, and an answered one is a line with Change', async ({ page }) => {
  await startAt(page, 'will.about-me.you-own-property')
  await arriveAt(page, 'Do you own your home?')
  await choose(page, 'Yes')
  await choose(page, 'I own it jointly with someone else')
  await addPerson(page, /Add the other owner/, { name: 'Thomas Hale', relationship: 'Spouse' })
  await expect(page.getByText('You own your home? Yes')).toBeVisible()
  await expect(page.getByText('Who owns it? You and Thomas')).toBeVisible()
  await expectNoViolations(page)
  await choose(page, /Tenants in common/)
  await page.getByRole('button', { name: 'Next: all you own' }).click()
  await choose(page, '£325,000 to £650,000')
  await page.getByRole('button', { name: 'Change the answer to: How you own it:' }).click()
  await expect(page.getByRole('radio', { name: /Tenants in common/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'What is your date of birth?')

  await goTo(page, pathOf('will.about-me.you-own-property'))
  await page.getByRole('group', { name: 'Do you own your home?' }).getByText('No', { exact: true }).click()
  await expect(page.getByText('Who owns it?')).toHaveCount(0)
})

// Promise: since.one-page
test('a question that is not answered is not passed, and the error goes when it is', async ({ page }) => {
  await startAt(page, 'will.about-me.you-own-property')
  await choose(page, 'Yes')
  await nextQuestion(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
  await choose(page, 'I own it alone')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
