/** What lies on the desk beside a question: the house, and the ways to the sheet and back to what changed. */
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { addPerson, arriveAt, choose, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('the house shows what of the home the will gives, today and at the death, as it is answered', async ({ page }) => {
  await startAt(page, 'will.about-me.you-own-property')
  await arriveAt(page, 'Do you own your home?')
  // It was answered before the sign-up, and is not asked for twice.
  await expect(
    page.getByRole('group', { name: 'Do you own your home?' }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked()
  await choose(page, 'I own it jointly with someone else')
  await addPerson(page, /Add the other owner/, { name: 'Thomas Hale', relationship: 'Husband' })
  const picture = page.getByRole('region', { name: 'The picture' })
  await choose(page, /^Joint tenants/)
  await expect(picture.getByRole('status')).toHaveText(
    'Your half goes to him, by law. Your will has no part of it to give.',
  )
  await picture.getByRole('radio', { name: 'Today' }).check()
  await expect(picture.getByRole('status')).toHaveText('Today: you own all of it together.')
  await picture.getByRole('radio', { name: 'When you die' }).check()
  await choose(page, /^Tenants in common/)
  await expect(picture.getByRole('status')).toHaveText('Your share is in your will. Thomas keeps the other share.')
  await expectUsable(page)
  await picture.getByRole('button', { name: 'Read as a list' }).click()
  await expect(picture).toContainText('Owners: you, Thomas Hale.')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Your share is in your will. Thomas keeps the other share.')).toBeVisible()
  await page.getByRole('button', { name: /See it/ }).click()
  await expectNoViolations(page, 'dialog')
})
