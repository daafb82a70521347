import { heirloom } from './command-line.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

const newCode = () => `UNION-${crypto.randomUUID().slice(0, 8).toUpperCase()}`

// Promise: call.register.2
test('a customer follows a sponsor’s link to their documents, and meets no payment on the way', async ({
  page,
  dataDir,
}) => {
  const code = newCode()
  await heirloom(dataDir, 'promo', 'create', code, '--registration', '--funder', 'A union', '--limit', '1')
  await customer.signUp(page, { name: 'Idris', last_name: 'Vaughan' }, `/?pt_=${code.toLowerCase()}`)
  await customer.shortestWill(page)
  await expect(page.getByText(/Pay £/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to your documents' }).click()
  expect(await customer.downloadedWill(page)).toContain('Idris Vaughan')

  await customer.goTo(page, '/account')
  await expect(page.getByText(`Code ${code}, paid by A union`)).toBeVisible()
})

test('a code that cannot be used says why, and registering goes on without it', async ({ page, dataDir }) => {
  const code = newCode()
  await heirloom(dataDir, 'promo', 'create', code, '--registration', '--funder', 'A union')
  await heirloom(dataDir, 'promo', 'disable', code)
  await customer.openLink(page, `/?pt_=${code}`)
  await customer.arriveAt(page, 'Write your will and see every word.')
  // The sponsor code of the link survives leaving the page.
  await page.reload()
  await customer.answerLanding(page, { name: 'Idris', last_name: 'Vaughan' })
  await page.getByLabel('Email').fill(`idris.${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('alert')).toContainText('This code has ended.')
  await page.getByLabel('Sponsor code').fill('')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await customer.arriveAt(page, 'What is your full name?')
})

test('a customer who came without a code is not asked for one', async ({ page }) => {
  await customer.goTo(page, '/')
  await customer.answerLanding(page, { name: 'Idris', last_name: 'Vaughan' })
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByLabel('Sponsor code')).toHaveCount(0)
})
