/** What a page tells a browser that fills in forms. */
import { goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a password manager is told which field holds what, and a form for another person is not filled in', async ({
  page,
}) => {
  const fieldOf = (label: string) => page.getByRole('textbox', { name: label })
  await goTo(page, '/login')
  await expect(fieldOf('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(fieldOf('Password')).toHaveAttribute('autocomplete', 'current-password')
  await expect(fieldOf('Password')).toHaveAttribute('type', 'password')
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await page.getByRole('button', { name: /Add a person/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Full name')).toHaveAttribute('autocomplete', 'off')
})
