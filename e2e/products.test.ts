/** Each product of the price list: bought, refunded before anything is delivered, bought again, and delivered. That of the check is in existing-will.spec.ts. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { CheckoutReply } from '#core/api/payment.ts'
import { type ProductId, priceOf, productById, totalOf } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import { heirloom } from './command-line.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'

const printCost = price(priceOf('print'))

/** What an offer says where it does not say the name of the product: the partner's will has the name of the partner. */
const offers: Partial<Record<ProductId, RegExp>> = {
  mirror: /^A matching will for [^,]+, £50\.00 more/,
  'mirror-upgrade': /^A matching will for [^,]+, £50\.00(?! more)/,
}

const extras = (page: Page, id: ProductId): Locator =>
  page.getByRole('checkbox', { name: offers[id] ?? new RegExp(`^${productById(id).name.split(',')[0]}`) })

/** Buys a product through the API: another test shows the pages. */
const buyAtOnce = async (page: Page, id: ProductId) => {
  await customer.startAt(page, 'will.addons')
  await page.waitForURL(`**${pathOf('will.addons')}`)
  const headers = await customer.asCustomer(page)
  const items = id === 'will' || id === 'mirror' ? [id] : ['will', id]
  const checkout = await page.request.post('/api/payment/checkout', { headers, data: { items } })
  const { url }: CheckoutReply = await checkout.json()
  await page.request.post(url, { form: { outcome: 'paid' } })
  await customer.comeBack(page)
}

/** From the add-ons to the thank-you page, with what the product needs before it is paid for. */
const buyWith = async (page: Page, id: ProductId, choose: (page: Page) => Promise<void> = async () => {}) => {
  await customer.goTo(page, pathOf('will.addons'))
  await customer.arriveAt(page, 'Would you like anything else?')
  await choose(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const total = price(id === 'will' || id === 'mirror' ? totalOf([id]) : totalOf(['will', id]))
  await page.getByRole('button', { name: `Pay ${total}` }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
}

const refund = async (page: Page) => {
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: /^Refund my £/ }).click()
  await page.getByRole('button', { name: /^Yes, refund £/ }).click()
  await expect(page.getByText(/You asked for a refund\./)).toBeVisible()
  await expect(page.getByText('Complete, not paid for yet')).toBeVisible()
}

const boughtRefundedAndBoughtAgain = async (page: Page, id: ProductId, choose?: (page: Page) => Promise<void>) => {
  await buyAtOnce(page, id)
  await refund(page)
  await buyWith(page, id, choose)
}

const download = async (page: Page): Promise<string> => {
  await customer.goTo(page, pathOf('will.my-downloads'))
  await customer.agreeToDownload(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  return file.suggestedFilename()
}

const extra = (id: ProductId) => (page: Page) => extras(page, id).first().check()

const delivered: Record<
  Exclude<ProductId, 'check' | 'storage' | 'mirror-upgrade'>,
  (page: Page, dataDir: string) => Promise<void>
> = {
  will: async (page) => {
    expect(await download(page)).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)
  },
  mirror: async (page) => {
    await customer.goTo(page, pathOf('will.my-downloads'))
    await customer.unfold(page, /Invite/)
    await page.getByLabel('Your partner’s email').fill(`thomas.${crypto.randomUUID().slice(0, 8)}@example.test`)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(/^We emailed thomas/)).toBeVisible()
    expect(await download(page)).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)
  },
  lpa: async (page) => {
    await customer.goTo(page, pathOf('will.lpa'))
    await customer.arriveAt(page, 'Which power of attorney would you like to make?')
    await page.getByRole('radio', { name: /^Money and property/ }).check()
    await customer.saveAndContinue(page)
    await customer.arriveAt(page, 'Your power of attorney')
    await expect(page.getByRole('link', { name: 'Answer Attorneys, money and property' })).toBeVisible()
  },
  'lpa-both': async (page) => {
    await customer.goTo(page, pathOf('will.lpa'))
    await customer.arriveAt(page, 'Your powers of attorney')
    await expect(page.getByText('Money and property', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('Health and care', { exact: false }).first()).toBeVisible()
  },
  print: async (page, dataDir) => {
    await download(page)
    await customer.unfold(page, 'Address for your bound print')
    await page.getByRole('button', { name: 'Say where to post it' }).click()
    await page.getByRole('button', { name: 'Print and post it' }).click()
    await expect(page.getByText(/^We will print Document \w{4}-\w{4}-B and post it to/)).toBeVisible()
    // Prints of other tests may wait as well: the newest stands last.
    const [, order = ''] =
      [...(await heirloom(dataDir, 'print', 'list')).matchAll(/^(\d+), to be printed$/gm)].at(-1) ?? []
    await heirloom(dataDir, 'print', 'show', order, '--pdf', join(dataDir, 'will.pdf'))
    await heirloom(dataDir, 'print', 'sent', order, '--tracking', 'AB123456789GB')
    await page.reload()
    await customer.unfold(page, 'Address for your bound print')
    await expect(page.getByText('The number to track it is AB123456789GB.')).toBeVisible()
    expect(await customer.mailTo(page, await customer.emailOf(page), 'AB123456789GB')).toContain('AB123456789GB')
    await customer.goTo(page, '/account')
    await expect(page.getByRole('button', { name: /^Refund my £/ })).toHaveCount(0)
  },
}

/** What is pressed on the page of extras to have a product. */
const choosing = (id: ProductId): ((page: Page) => Promise<void>) | undefined => {
  if (['beside a will', 'as powers'].includes(productById(id).sold)) return extra(id)
  if (id !== 'mirror') return undefined
  return async (page) => {
    await extra('mirror')(page)
    await customer.choose(page, 'No, as far as I know')
  }
}

for (const id of Object.keys(delivered) as (keyof typeof delivered)[])
  test(`${productById(id).name} is refunded before it is delivered, bought again, and delivered`, async ({
    page,
    dataDir,
  }) => {
    await boughtRefundedAndBoughtAgain(page, id, choosing(id))
    await delivered[id](page, dataDir)
  })

test('a bound print goes back alone after the will was downloaded, and deleting the account speaks of it', async ({
  page,
}) => {
  await buyAtOnce(page, 'print')
  await download(page)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^You have paid for a bound will that we have not posted\./)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: /^Refund my £/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Refund ${printCost} for Bound print and post` }).click()
  await expect(page.getByText('We will not print your will for you. You keep the rest of this order.')).toBeVisible()
  await page.getByRole('button', { name: `Yes, refund ${printCost}` }).click()
  await expect(page.getByText(`We have refunded ${printCost} for Bound print and post.`)).toBeVisible()
  await customer.goTo(page, pathOf('will.my-downloads'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible()
  await expect(page.getByText('Address for your bound print')).toHaveCount(0)
})

test('after a part has gone back, what is left goes back too, and is named with its amount', async ({ page }) => {
  await buyAtOnce(page, 'print')
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: `Refund ${printCost} for Bound print and post` }).click()
  await page.getByRole('button', { name: `Yes, refund ${printCost}` }).click()
  await page.getByRole('button', { name: `Refund my ${price(priceOf('will'))}` }).click()
  await expect(page.getByRole('dialog', { name: `Refund ${price(priceOf('will'))}?` })).toBeVisible()
  await page.getByRole('button', { name: `Yes, refund ${price(priceOf('will'))}` }).click()
  await expect(page.getByText(/You asked for a refund/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0)
})

test('A will for your partner is added to a will that is paid for, and goes back with it', async ({ page }) => {
  await buyAtOnce(page, 'will')
  await customer.goTo(page, pathOf('will.my-downloads'))
  await page.getByRole('link', { name: 'Add to your order' }).click()
  await customer.arriveAt(page, 'Would you like anything else?')
  await expect(extras(page, 'mirror')).toHaveCount(0)
  await extra('mirror-upgrade')(page)
  await customer.choose(page, 'No, as far as I know')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Pay ${price(productById('mirror-upgrade').price)}` }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await delivered.mirror(page, '')
  await customer.goTo(page, '/account')
  const refund = page.getByRole('button', { name: 'Refund my £50.00' })
  // The will has an order of its own, with a sentence of its own.
  const order = page.getByRole('listitem').filter({ has: refund }).last()
  await expect(order.getByText(/^You can have|^We have not delivered any of it yet/)).toBeVisible()
  await refund.click()
  await page.getByRole('button', { name: /^Yes, refund £/ }).click()
  await expect(page.getByText(/You asked for a refund\./)).toBeVisible()
  await customer.goTo(page, pathOf('will.my-downloads'))
  await page.getByRole('link', { name: 'Add to your order' }).click()
  await expect(extras(page, 'mirror-upgrade').first()).toBeVisible()
})

test('A will for your partner that a sponsor paid for goes back with yours, and no money of it is spoken of', async ({
  page,
  dataDir,
}) => {
  const code = `UNION-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '100', '--funder', 'A union')
  await buyAtOnce(page, 'will')
  const headers = await customer.asCustomer(page)
  await page.request.post('/api/payment/checkout', { headers, data: { items: ['mirror-upgrade'], promoCode: code } })
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: `Refund my ${price(priceOf('will'))}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your partner’s will is then no longer paid for either.')).toBeVisible()
  await expect(dialog.getByText('£0')).toHaveCount(0)
  await dialog.getByRole('button', { name: `Yes, refund ${price(priceOf('will'))}` }).click()
  await expect(page.getByText(/^You asked for a refund\./)).toBeVisible()
  await expect(page.getByText(/your own will is no longer paid for\.$/)).toBeVisible()
})

test('A note of where your will is: free with a will, kept, put on the letters, and taken back', async ({ page }) => {
  await buyAtOnce(page, 'will')
  await download(page)
  await page.reload()
  await page.getByRole('button', { name: 'I have signed it already' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Normal print$/ }).check()
  await customer.fillDay(dialog, customer.today())
  await dialog.getByLabel('First witness').fill('Gwen Pugh')
  await dialog.getByLabel('Second witness').fill('Ivor Pugh')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByLabel('Where is the signed will?').fill('In the blue box in the study')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is kept here: In the blue box in the study')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /It has been your will since/ })).toBeVisible()
  await customer.unfold(page, 'You signed your will')
  await page.getByRole('button', { name: 'I have not signed it' }).click()
  await expect(page.getByRole('heading', { name: 'Sign your will', exact: true })).toBeFocused()
  await expect(page.getByText('It is kept here: In the blue box in the study')).toHaveCount(0)
})
