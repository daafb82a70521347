import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { createOrderStore } from '#server/db/repositories/orders.store.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { bought, joinDesk } from './back-office.ts'
import { expect, test } from './fixtures.ts'

test('a refund and a dispute are dealt with in the back office, by keys too', async ({ page, server, dataDir }) => {
  const { id: first } = await bought(page, server, ['lpa'])
  const { id: second } = await bought(page, server, ['lpa'])
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  await createOrderStore(db).move(second, { from: 'paid', to: 'disputed', at: new Date() })
  await db.destroy()

  await joinDesk(page, { server, dataDir }, 'finance,owner')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in with your passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`order ${first}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${first}` })).toBeFocused()
  await expect(page.getByText('Nothing was delivered.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Margaret')
  await page.getByRole('button', { name: 'Pay back £79.00' }).click()
  await page.getByRole('button', { name: 'Pay it back' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('why', { ignoreCase: true })
  await page.getByLabel('Why').fill(`Paid twice, as order ${first} was`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Pay it back' }).click()
  await expect(page.getByText('The money is on its way back.')).toBeVisible()
  await expect(page.getByText('There is no money of this order to send back.')).toBeVisible()
  await expectUsable(page)

  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeFocused()
  const row = page.getByRole('row').getByRole('link', { name: String(second), exact: true })
  await row.waitFor()
  // Disputes of other tests may stand before it.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The customer’s bank questions this payment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay back/ })).toHaveCount(0)

  await page.keyboard.press('?')
  await page.getByLabel('Single keys are on').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${second}` })).toBeVisible()

  await page.getByRole('link', { name: 'What was done' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`refund an order .*Paid twice, as order ${first} was`) }),
  ).toBeVisible()
  await expect(page.getByText('complete', { exact: true })).toBeVisible()
})
