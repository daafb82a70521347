import type { Page } from '@playwright/test'
import * as customer from './customer.ts'
import { firm } from './firm-of-lawyers.ts'
import { expect, test } from './fixtures.ts'

const tick = (page: Page) => page.getByRole('checkbox', { name: /^I have read this, and I appoint lawyers at Poe/ })

test('the choice says when it was made, and can be taken back for people', async ({ page, serverWith }) => {
  await customer.startAt(page, 'will.executors.executors', '', { home: (await serverWith(firm)).url })
  await tick(page).check()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, /^Who should step in/)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText(/^You agreed to this on \d+ \w+ \d{4}\./)).toBeVisible()
  await tick(page).uncheck()
  await customer.saveAndContinue(page)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Choose .* as executor/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove .* as executor/ })).toBeVisible()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, /^Who should step in/)
  await expect(page.locator('main')).not.toContainText('Poe & Lane')
})

test('where no firm is configured, none is offered', async ({ page }) => {
  await customer.startAt(page, 'will.executors.executors')
  await expect(page.getByRole('button', { name: /^Choose .* as executor/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Or a law firm' })).toHaveCount(0)
})

// Promise: extra.firm
test('a customer appoints the law firm, with what it charges in front of them, and its lawyers stand in the will', async ({
  page,
  serverWith,
}) => {
  await customer.startAt(page, 'will.executors.executors', '', { home: (await serverWith(firm)).url })
  await expect(tick(page)).not.toBeChecked()
  const people = page.getByRole('button', { name: /^Choose .* as executor/ })
  await expect(people.or(tick(page)).first()).toHaveAccessibleName(/^Choose .* as executor/)
  for (const said of [firm.PARTNER_FIRM_FEES, firm.PARTNER_FIRM_COMMISSION, 'number 600123'])
    await expect(page.locator('main')).toContainText(said)

  await tick(page).check()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Who should step in if they cannot?')
  await expect(page.locator('main')).toContainText('In place of lawyers at Poe & Lane LLP.')
  // The customer is not asked whether to write to a firm.
  await expect(page.getByText('Do we tell them:')).toHaveCount(0)
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Would you like to leave any gifts?')
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'What would you like to happen to your body?')
  await customer.choose(page, 'Burial')
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Continue to payment, £89' }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  const text = await customer.downloadedWill(page)
  expect(text).toContain('directors of Poe & Lane LLP (Solicitors Regulation Authority number 600123)')
})
