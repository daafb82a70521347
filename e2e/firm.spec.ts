import type { Page } from '@playwright/test'
import { textOfPdf } from '#testkit/pdf-text.ts'
import * as customer from './customer.ts'
import { expect, test as withoutFirm } from './fixtures.ts'

const firm = {
  PARTNER_FIRM_NAME: 'Poe & Lane LLP',
  PARTNER_FIRM_SRA_NUMBER: '600123',
  PARTNER_FIRM_FEES:
    'By the hour, at £240 to £320 with VAT. For a house and savings, most people have paid £4,000 to £9,000.',
  PARTNER_FIRM_COMMISSION: 'The firm pays us nothing.',
  PARTNER_FIRM_WEBSITE: 'https://poe-lane.example/prices',
}

// In one worker, where they share their server.
withoutFirm.describe.configure({ mode: 'default' })

const test = withoutFirm.extend({
  baseURL: async ({ serverWith }, use) => use((await serverWith(firm)).url),
})

const tick = (page: Page) => page.getByRole('checkbox', { name: /^I have read this, and I appoint lawyers at Poe/ })

// Promise: extra.firm
test('a customer appoints the law firm, with what it charges in front of them, and its lawyers stand in the will', async ({
  page,
}) => {
  await customer.startAt(page, 'will.executors.executors')
  await expect(tick(page)).not.toBeChecked()
  const people = await page
    .getByRole('button', { name: /^Choose .* as executor/ })
    .first()
    .boundingBox()
  const offer = await tick(page).boundingBox()
  expect(people?.y).toBeLessThan(offer?.y ?? 0)
  for (const said of [firm.PARTNER_FIRM_FEES, firm.PARTNER_FIRM_COMMISSION, 'number 600123'])
    await expect(page.locator('main')).toContainText(said)

  await tick(page).check()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Who should step in if they cannot?')
  await expect(page.locator('main')).toContainText('You chose lawyers at Poe & Lane LLP.')
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Who should deal with your online accounts?')
  await customer.choose(page, 'My executors')
  await customer.saveAndContinue(page)
  // The customer is not asked whether to write to a firm.
  await customer.arriveAt(page, 'Would you like to leave any gifts?')
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'What would you like to happen to your body?')
  await customer.choose(page, 'Burial')
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await customer.agreeToDownload(page)
  await customer.unfold(page, 'To sign')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your will', exact: true }).click(),
  ])
  const text = (await textOfPdf(await download.path())).replace(/\s+/g, ' ')
  expect(text).toContain('directors of Poe & Lane LLP (Solicitors Regulation Authority number 600123)')
})

test('the choice says when it was made, and can be taken back for people', async ({ page }) => {
  await customer.startAt(page, 'will.executors.executors')
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

withoutFirm('where no firm is configured, none is offered', async ({ page }) => {
  await customer.startAt(page, 'will.executors.executors')
  await expect(page.getByRole('button', { name: /^Choose .* as executor/ }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Or a law firm' })).toHaveCount(0)
})
