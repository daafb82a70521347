import { textOfPdf } from '#testkit/pdf-text.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { apply, arriveAt, saveAndContinue, startAt, understand } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: since.solicitor
test('land abroad is talked about at the question, keeps the answers, and stops the payment with a page for a solicitor', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByRole('link', { name: 'Change Marital status' }).click()
  await arriveAt(page, 'What is your marital status?')
  await apply(page, 'Home, land or will abroad', /have a will made abroad/)
  await expect(page.getByRole('heading', { name: 'See a solicitor first' })).toBeVisible()
  await expect(page.getByText(/signing this one could cancel it/)).toBeVisible()
  await saveAndContinue(page)

  await arriveAt(page, 'Check your will')
  await page.reload()
  await expect(page.getByText(/signing this one could cancel it/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toHaveCount(0)
  await page.getByRole('button', { name: 'See the page for your solicitor' }).click()
  const brief = page.getByRole('dialog', { name: 'For my solicitor' })
  for (const said of ['Margaret Ellen Hale', 'Thomas Hale', 'Wills Act 1837 s.20', 'Do I need a will in each country'])
    await expect(brief).toContainText(said)

  await expectNoViolations(page)
  const printed = await textOfPdf(new Uint8Array(await page.pdf()))
  expect(printed).toMatch(/^For my solicitor .*What I would like to ask.*Royal National Lifeboat Institution/)
  expect(printed).not.toMatch(/Check your will|Print/)
  await brief.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: /Change your answer: What is your marital status/ }).click()
  await arriveAt(page, 'Does any of this apply to you?')
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await expect(page.getByText(/signing this one could cancel it/)).toBeHidden()
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toBeVisible()
})

test('what is to be read before paying stands first, with the price, and leads there', async ({ page }) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Check your will')
  await page.getByText('1 thing you have read').click()
  await page.getByRole('checkbox', { name: 'I understand' }).uncheck()
  const card = page.getByRole('heading', { name: '1 thing to read first' }).locator('..')
  await expect(card).toContainText('Then pay £89 once.')
  await expect(card).toBeInViewport()
  await card.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'passes to Thomas' })).toBeFocused()
  await understand(page)
  await expect(page.getByRole('heading', { name: 'Happy with it?' }).locator('..')).toContainText('£89')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toBeInViewport()
  await expectUsable(page)
})
