/** A second marriage from the answers to the signing day: a home for life, money for a disabled son, and later ages. */
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { expectUsable } from './accessibility.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a home for life and later ages are answered, read, agreed to, paid for, printed and signed', async ({ page }) => {
  await customer.startAt(page, 'will.gifts', '', { family: 'second-marriage' })
  await page.getByRole('button', { name: 'Other ways to leave something' }).click()
  await page.getByRole('button', { name: 'Let someone live in my home for life' }).click()
  await customer.nextQuestion(page)
  await customer.choose(page, /^Bea Ashdown/)
  await customer.nextQuestion(page)
  await customer.choose(page, /unless something else comes first/)
  await page.getByRole('checkbox', { name: /marries/ }).check()
  await customer.nextQuestion(page)
  await customer.choose(page, /It stays in the trust/)
  await customer.nextQuestion(page)
  await customer.choose(page, 'Bea')
  await customer.nextQuestion(page)
  await customer.nextQuestion(page)
  await page.getByRole('checkbox', { name: /^Cy Ashdown/ }).check()
  await page.getByRole('checkbox', { name: /^Di Ashdown/ }).check()
  await customer.choose(page, 'Equal shares')
  await customer.choose(page, /^Their children/)
  await customer.nextQuestion(page)
  await customer.choose(page, /must be alive then/)
  await customer.nextQuestion(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Bea Ashdown may live there. Then it goes to Cy Ashdown and Di Ashdown')).toBeVisible()
  await customer.saveAndContinue(page)
  await customer.arriveAt(page, 'What would you like to happen to your body?')
  await customer.choose(page, 'Let my executors decide')
  await customer.saveAndContinue(page)

  await customer.arriveAt(page, 'Read your will')
  const parts = page.getByRole('navigation', { name: 'Contents' })
  await parts.getByRole('link', { name: /A home to live in/ }).click()
  await expect(page.locator('#part-home-for-life')).toContainText('Bea Ashdown may live in the Home')
  await expectUsable(page)
  await customer.agreeToAll(page)
  await expect(page.getByRole('heading', { name: 'It says what you mean.' })).toBeFocused()

  await page.getByRole('link', { name: 'Continue to payment, £89' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, 'Thank you, Tom')
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await customer.agreeToDownload(page)
  const downloaded = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
    ])
    return (await textOfPdf(await download.path())).replace(/\s+/g, ' ')
  }
  await customer.unfold(page, 'To sign')
  const will = await downloaded('Your will')
  expect(will).toContain('Bea Ashdown may live in the Home')
  expect(will).toContain('The Age of each grandchild of mine who takes as one of my grandchildren is 21.')
  await customer.unfold(page, 'To keep')
  const summary = await downloaded('Your will in plain English')
  expect(summary).toContain('When that ends')
  expect(summary).toContain('Your grandchildren as a group get what you leave them at 21.')

  await customer.goTo(page, SIGNING_DAY_PATH)
  await customer.arriveAt(page, 'When will you sign?')
  await page.getByRole('radio', { name: /today/ }).check()
  await page.getByRole('button', { name: 'Continue without a calendar' }).click()
  await customer.arriveAt(page, 'Who will watch you sign?')
  // Whoever is to have something of the home afterwards is no witness.
  await page.getByLabel('First witness, full name').fill('Cy Ashdown')
  await page.getByLabel('Second witness, full name').fill('David Lloyd')
  for (const tick of await page.getByRole('checkbox').all()) await tick.check()
  await expect(page.getByText('Cy gets 15% of the rest and a share of the home later', { exact: false })).toBeVisible()
  await page.getByLabel('First witness, full name').fill('Mary Okafor')
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, 'Print it, and staple it once.')
})
