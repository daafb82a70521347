import { expectNoViolations } from './accessibility.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

const { arriveAt, choose, saveAndContinue, startAt } = customer

test('children who are alike are asked about once, and each alone when the parent says so', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.children')
  await customer.addChildren(page, [
    { name: 'Lily Hale', born: { day: 21, month: 6, year: 2016 }, relationship: 'Daughter' },
    { name: 'Jack Hale', born: { day: 2, month: 2, year: 2019 }, relationship: 'Son' },
  ])
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await customer.addPerson(page, /Add a person/, { name: 'Anne Price', relationship: 'Sister' })
  await saveAndContinue(page)

  await arriveAt(page, 'Who should look after your children?')
  // What is missing is said once for them all, and the link leads to where it is asked.
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select an option'])
  await choose(page.getByRole('group', { name: /have parental responsibility for Lily and Jack/ }), 'Yes, we both do')
  await customer.choosePerson(page, 'Anne Price', 'guardian of Lily and Jack')
  await expectNoViolations(page)
  await saveAndContinue(page)
  // Nobody else is known who could step in. Who thinks of somebody goes back to say so.
  await arriveAt(page, 'Do you have any pets?')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'Who should look after them if your first choice cannot?')
  await customer.addPerson(page, 'Add someone', { name: 'Peter Price' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Peter Price' })).toContainText(
    'backup guardian of Lily and Jack',
  )
  await page.getByRole('link', { name: 'Back' }).click()

  await arriveAt(page, 'Who should look after your children?')
  await page.getByRole('button', { name: 'Answer for each child' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Lily Hale' })).toBeVisible()
  const ofJack = page.getByRole('group', { name: /have parental responsibility for Jack/ })
  await expect(ofJack.getByRole('radio', { name: 'Yes, we both do' })).toBeChecked()
  await choose(ofJack, 'I do not')
  await expect(page.getByText(/your will cannot name one for Jack/)).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if your first choice cannot?')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: 'Hale' })).toHaveText([
    'Lily Hale',
  ])
})
