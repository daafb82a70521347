import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: who.documents, step.payment-error
test('a single person with the fewest answers gets a will, after a declined payment', async ({ page }) => {
  await customer.signUp(page, { name: 'Idris', last_name: 'Vaughan' })
  await customer.shortestWill(page)
  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'declined')
  await customer.arriveAt(page, 'Your payment did not go through')
  await page.getByRole('button', { name: 'Pay £89.00 again' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, 'Thank you, Idris')
  await page.getByRole('link', { name: 'Open your documents' }).click()

  const text = await customer.downloadedWill(page)
  for (const said of ['Idris Vaughan', 'Ty Gwyn, Brecon, LD3 7AA', 'Priya Sharma', 'First witness'])
    expect(text).toContain(said)
  for (const unsaid of ['guardian of', 'undefined', 'pets I own']) expect(text).not.toContain(unsaid)
})
