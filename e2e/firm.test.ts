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
