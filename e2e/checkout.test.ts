import type { Page } from '@playwright/test'
import { productById, totalOf } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import { heirloom } from './command-line.ts'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

test.describe('a fair checkout', () => {
  // Promise: api.prices.2
  test('asks for the price that is advertised', async ({ page }) => {
    const advertised = price(productById('will').price)
    await customer.goTo(page, '/prices')
    await expect(page.getByRole('row', { name: /^Your will/ })).toContainText(advertised)
    await customer.startAt(page, 'will.addons')
    await expect(customer.basketTotal(page)).toContainText(advertised)
    await page.getByRole('button', { name: 'Continue' }).click()
    await customer.arriveAt(page, 'Pay for your will')
    await expect(customer.basketTotal(page)).toContainText(advertised)
    await expect(page.getByText('with VAT at 20%, which is £14.83')).toBeVisible()
    await page.getByRole('button', { name: `Pay ${advertised}` }).click()
    await expect(page.locator('.total')).toContainText(advertised)
  })

  test('keeps the basket and says to try again while a server of the release before does not know what the page sends', async ({
    page,
  }) => {
    await customer.startAt(page, 'will.addons')
    await page.getByRole('button', { name: 'Continue' }).click()
    await customer.arriveAt(page, 'Pay for your will')
    const total = ['This field is not known here, or only the service may set it. Leave it out.']
    await page.route('**/api/payment/checkout', (route) =>
      route.fulfill({ status: 422, json: { message: 'Something needs another look.', errors: { total } } }),
    )
    const sum = price(totalOf(['will']))
    await page.getByRole('button', { name: `Pay ${sum}` }).click()
    await expect(page.getByText('We are updating this service. Your basket is kept')).toBeVisible()
    await expect(page.getByText('Leave it out.')).toHaveCount(0)
    await expect(customer.basketTotal(page)).toContainText(sum)
  })

  // Promise: product.fair
  test('ticks nothing in advance, and lets the customer decline with a single press', async ({ page }) => {
    await customer.startAt(page, 'will.addons')
    const boxes = page.getByRole('checkbox')
    await expect(boxes).toHaveCount(4)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()

    // Continue declines the extra; a tick and Continue accepts it.
    await page.getByRole('button', { name: 'Continue' }).click()
    await customer.arriveAt(page, 'Pay for your will')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // Promise: step.addons, product.total
  test('shows the total while extras are chosen, keeps them on the way back, and charges exactly that', async ({
    page,
  }) => {
    await customer.startAt(page, 'will.addons')
    await page.getByRole('checkbox', { name: /^Lasting power of attorney/ }).check()
    await expect(customer.basketTotal(page)).toContainText(price(totalOf(['will', 'lpa'])))
    await page.getByRole('checkbox', { name: /^Both lasting powers/ }).check()
    await expect(page.getByRole('checkbox', { name: /^Lasting power of attorney/ })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /^Bound print/ }).check()
    const sum = price(totalOf(['will', 'lpa-both', 'print']))
    await expect(customer.basketTotal(page)).toContainText(sum)
    await page.getByRole('button', { name: 'Continue' }).click()
    await customer.arriveAt(page, 'Pay for your will')
    await expect(customer.basketTotal(page)).toContainText(sum)
    await expect(page.getByText(/Registering each power of attorney/)).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('checkbox', { name: /^Both lasting powers/ })).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: `Pay ${sum}` }).click()
    await expect(page.locator('.total')).toContainText(sum)
  })
})

// Promise: who.documents, step.payment-successful
test('a customer pays, finds the receipt in their account, and agrees to both statements before the download', async ({
  page,
}) => {
  await customer.buyWill(page)
  await customer.goTo(page, '/account')
  const orders = page.getByRole('heading', { name: 'Your orders' }).locator('..')
  await expect(orders).toContainText('£89.00')
  await expect(orders).toContainText('£14.83')

  await customer.goTo(page, pathOf('will.my-downloads'))
  await customer.unfold(page, 'To sign')
  const downloadWill = page.getByRole('button', { name: 'Download Your will', exact: true })
  await downloadWill.click()
  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  await expect(asked.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await asked.getByRole('checkbox', { name: /^Give me my documents now/ }).check()
  await asked.getByRole('button', { name: 'Download your will' }).click()
  await expect(asked.getByRole('link', { name: 'Tick both to download, or come back later.' })).toBeVisible()
  await expect(asked.getByRole('link', { name: 'I would like a refund' })).toBeVisible()
  await asked.getByRole('checkbox', { name: /^I understand that once/ }).check()
  const [will] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: 'Download your will' }).click(),
  ])
  expect(will.suggestedFilename()).toMatch(/^will-\w{4}-\w{4}\.pdf$/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible()
  await customer.unfold(page, 'To sign')
  await expect(
    page.getByText(
      /Every page of your will says at its foot Document \w{4}-\w{4}, in large print Document \w{4}-\w{4}-L/,
    ),
  ).toBeVisible()
  await customer.goTo(page, '/account')
  await expect(orders).toContainText('£89.00')
  await expect(orders.getByRole('button')).toHaveCount(0)
})

// Promise: step.payment-error
test('a customer who is declined tries again with the same extras', async ({ page }) => {
  await customer.startAt(page, 'will.addons')
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Pay ${price(totalOf(['will', 'print']))}` }).click()
  await customer.pay(page, 'declined')
  await customer.arriveAt(page, 'Your payment did not go through')
  await expect(page.getByText('Nothing was taken.')).toBeVisible()
  await page.getByRole('button', { name: `Pay ${price(totalOf(['will', 'print']))} again` }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
})

// Promise: call.check-headers
test('a payment is asked about in JSON', async ({ page }) => {
  const asked = page.waitForRequest('**/api/payment/check/**')
  await customer.toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  expect(await (await asked).allHeaders()).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  })
  await customer.arriveAt(page, /^Thank you/)
})

// Promise: poll.asks
test('a payment that comes later is waited for', async ({ page, passTime }) => {
  await customer.toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  const payLater = await customer.leaveUnheard(page)
  await customer.arriveAt(page, 'We are checking your payment')
  await payLater(passTime)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
})

test('a link that was pressed leads on, though the payment arrives while its page still loads', async ({ page }) => {
  await customer.toCheckout(page)
  const tell = await holdRequests(page, '**/api/payment/check/**')
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, 'We are checking your payment')
  const load = await holdRequests(page, '**/assets/*.js')
  await page.getByRole('link', { name: 'Margaret' }).click()
  const known = page.waitForResponse('**/api/form')
  tell()
  await known
  load()
  await customer.arriveAtAccount(page)
})

test('a payment counts though the tab was closed before it came', async ({ page, context, passTime }) => {
  await customer.toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  const payLater = await customer.leaveUnheard(page)
  await customer.arriveAt(page, 'We are checking your payment')
  await page.close()
  await payLater(passTime)
  const later = await context.newPage()
  await expect(async () => {
    await customer.comeBack(later, '/account')
    await expect(later.getByRole('link', { name: 'Plan your signing', exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await customer.goTo(later, pathOf('will.my-downloads'))
  await customer.arriveAt(later, 'Your documents')
})

// Promise: api.webhook.2
test('two tabs that both pay are charged once', async ({ page, context }) => {
  await customer.toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  const other = await context.newPage()
  await customer.goTo(other, pathOf('will.my-checkout'))
  await other.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await customer.pay(other, 'paid')
  await customer.arriveAt(other, /^Thank you/)
  await customer.goTo(page, '/account')
  await expect(page.getByText(/so we refunded this payment/)).toHaveCount(1)
})

test('a customer who bought one power of attorney buys the other later', async ({ page }) => {
  await customer.startAt(page, 'will.addons')
  await page.getByRole('checkbox', { name: /^Lasting power of attorney/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £168.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await customer.goTo(page, pathOf('will.my-downloads'))
  await page.getByRole('link', { name: 'Add to your order' }).click()
  await customer.arriveAt(page, 'Would you like anything else?')
  await expect(
    page.getByRole('checkbox', { name: /^(A matching will for|Lasting power of attorney|Bound print)/ }),
  ).toHaveCount(3)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.getByRole('checkbox', { name: /^Lasting power of attorney/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £79.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
  await customer.goTo(page, pathOf('will.lpa'))
  await customer.arriveAt(page, 'Your powers of attorney')
  await customer.goTo(page, pathOf('will.my-downloads'))
  const row = page.getByRole('listitem').filter({ hasText: 'Your power of attorney' })
  await expect(row).toContainText('0 of 12 answered')
})

test('the money comes back when it is asked for and confirmed, and the will can be bought again', async ({ page }) => {
  await customer.buyWill(page)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Refund my £89.00' }).click()
  await page.getByRole('button', { name: 'Yes, refund £89.00' }).click()
  await expect(page.getByText(/You asked for a refund/)).toBeVisible()
  await expect(page.getByText('Complete, not paid for yet')).toBeVisible()
  await customer.goTo(page, pathOf('will.addons'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
})

test('a code that pays for all of it needs no payment page; a wrong one says so', async ({ page, dataDir }) => {
  const code = `HOSPICE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '100', '--funder', 'St Luke’s Hospice')
  await customer.toCheckout(page)
  await customer.typeCode(page, 'HOSPITAL')
  await expect(page.getByText('We do not know this code.')).toBeVisible()
  await customer.typeCode(page, code.toLowerCase())
  await expect(page.getByText('Paid by St Luke’s Hospice')).toBeVisible()
  await expect(customer.basketTotal(page)).toContainText('£0.00')
  await page.getByRole('button', { name: `Remove code ${code}` }).click()
  await expect(customer.basketTotal(page)).toContainText('£89.00')
  await customer.typeCode(page, code.toLowerCase())
  await page.getByRole('button', { name: 'Finish, nothing to pay' }).click()
  await customer.arriveAt(page, /^Thank you/)
})

test('a code that pays for part of it is kept when the card is declined', async ({ page, dataDir }) => {
  const code = `UNION-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--pounds', '20', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code.toLowerCase())
  await page.getByRole('button', { name: 'Pay £69.00' }).click()
  await customer.pay(page, 'declined')
  await expect(page.getByText('Nothing was taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay £69.00 again' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
})

const basket = (page: Page) => page.locator('dl').getByRole('term')

test('a code that has been used up meanwhile says so, and the price is the whole one', async ({ page, dataDir }) => {
  const code = `ENDS-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '50', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code)
  await expect(customer.basketTotal(page)).toContainText('£44.50')
  await page.route('**/api/payment/promo', (route) =>
    route.fulfill({ status: 422, json: { message: 'This code has been used up.', errors: {} } }),
  )
  await page.reload()
  await expect(page.getByText(`Code ${code} is not used. This code has been used up.`)).toBeVisible()
  await page.getByRole('button', { name: `Remove code ${code}` }).click()
  await expect(page.getByRole('button', { name: 'Pay £89.00' })).toBeVisible()
})

test('everything in a basket can be taken out and put back, the will stands first, and a reload keeps what was left', async ({
  page,
}) => {
  await customer.startAt(page, 'will.addons')
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('checkbox', { name: /^Both lasting powers/ }).check()
  await page.getByRole('checkbox', { name: /^A matching will/ }).check()
  await page.getByRole('radio', { name: 'No, as far as I know' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, 'Pay for your will')
  await expect(basket(page)).toHaveText([/^Wills for you and your partner/, /^Both lasting/, /^Bound print/])
  await expect(
    page.getByText(
      'All your money back until one of you downloads documents, one of you unlinks the wills or we post your will.',
    ),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Remove the second will' }).click()
  await expect(basket(page)).toHaveText([/^Your will/, /^Both lasting/, /^Bound print/])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByText('All your money back until you download documents or we post your will.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(basket(page)).toHaveText([/^Wills for you and your partner/, /^Both lasting/, /^Bound print/])

  await page.getByRole('button', { name: 'Remove Both lasting' }).click()
  await page.getByRole('button', { name: 'Remove the second will' }).click()
  await page.reload()
  await expect(basket(page)).toHaveText([/^Your will/, /^Bound print/])
  // Without a will there is nothing to print.
  await page.getByRole('button', { name: 'Remove Your will' }).click()
  await expect(page.getByText('There is nothing in your basket.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  // A second will costs what it adds to the first, and there is none.
  await expect(page.getByText(/^A matching will/)).toHaveCount(0)
  await expect(page.getByText(/nothing to pay/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to your will' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(basket(page)).toHaveText([/^Your will/, /^Bound print/])
  await page.getByRole('button', { name: 'Remove Bound print' }).click()
  await page.getByRole('button', { name: 'Remove Your will' }).click()
  await page.getByRole('button', { name: 'Add your will' }).click()
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.pay(page, 'paid')
  await customer.arriveAt(page, /^Thank you/)
})

test('an order that comes to nothing waits for no payment', async ({ page, dataDir }) => {
  const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '100', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/payment/check/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Finish, nothing to pay' }).click()
  await customer.arriveAt(page, 'Nothing to pay')
  await expect(page.getByText('Opening your documents…')).toBeVisible()
  expect(await page.locator('main').textContent()).not.toMatch(/payment/i)
  release()
  await customer.arriveAt(page, /^Thank you/)
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBeNull()
})

test('after a reload of the waiting page the payment that was started is checked before another is offered', async ({
  page,
}) => {
  await customer.startAt(page, 'will.summary')
  await customer.toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await customer.leaveUnheard(page)
  await customer.arriveAt(page, 'We are checking your payment')
  await page.reload()
  await page.waitForURL('**/my-will/summary')
  await expect(page.getByText(/do not pay again/)).toBeVisible()
  await customer.goTo(page, customer.ALL_ANSWERS)
  await expect(page.getByRole('link', { name: 'Check my payment' })).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: /Continue to payment/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'pay now' })).toBeVisible()
})

test('a code stays through a reload, another tab and the way back, until it is removed or the customer logs out', async ({
  page,
  context,
  dataDir,
}) => {
  const code = `HALF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '50', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code)
  await expect(customer.basketTotal(page)).toContainText('£44.50')
  await page.reload()
  await expect(customer.basketTotal(page)).toContainText('£44.50')

  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Pay £52.00' })).toBeVisible()

  const other = await context.newPage()
  await customer.goTo(other, '/my-will/addons')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('button', { name: 'Pay £44.50' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: `Remove code ${code}` }).click()
  await expect(customer.basketTotal(page)).toContainText(price(totalOf(['will', 'print'])))
  await page.reload()
  await expect(page.getByRole('button', { name: `Pay ${price(totalOf(['will', 'print']))}` })).toBeVisible()

  await customer.typeCode(page, code)
  await expect(customer.basketTotal(page)).toContainText('£52.00')
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBe(code)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('promo_code'))).toBeNull()
})

// Promise: who.documents, step.payment-error
test('a single person with the fewest answers gets a will, after a declined payment', async ({ page }) => {
  await customer.signUp(page, { name: 'Idris', last_name: 'Vaughan' })
  await customer.shortestWill(page)
  await page.getByRole('link', { name: 'Continue to payment, £89' }).first().click()
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

test('nothing is paid while a code is being looked up that may make it less', async ({ page, dataDir }) => {
  const code = `SLOW-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--pounds', '20', '--funder', 'A union')
  await customer.toCheckout(page)
  const release = await holdRequests(page, '**/api/payment/promo')
  await customer.typeCode(page, code)
  await expect(page.getByRole('button', { name: 'Looking up your code…' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  release()
  await expect(customer.basketTotal(page)).toContainText('£69.00')
  await page.getByRole('button', { name: 'Pay £69.00' }).click()
  await expect(page.locator('.total')).toContainText('£69.00')
})

test('whoever goes back while the payment page is opened is not taken there', async ({ page }) => {
  await customer.toCheckout(page)
  const release = await holdRequests(page, '**/api/payment/checkout')
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await customer.arriveAt(page, 'Would you like anything else?')
  release()
  await page.waitForTimeout(300)
  await customer.arriveAt(page, 'Would you like anything else?')
})

test('a basket that is changed while the payment page is opened is not paid for as it was', async ({ page }) => {
  await customer.startAt(page, 'will.addons')
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, 'Pay for your will')
  const before = (await customer.basketTotal(page).textContent()) ?? ''
  const release = await holdRequests(page, '**/api/payment/checkout')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.getByRole('button', { name: /^Remove Bound print/ }).click()
  await expect(customer.basketTotal(page)).not.toContainText(before.replace('Total', ''))
  release()
  await page.waitForTimeout(300)
  await customer.arriveAt(page, 'Pay for your will')
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await expect(page.locator('.total')).toContainText('£89.00')
})

test('what was ordered for nothing is not asked to be paid for, though its code was removed before the reply', async ({
  page,
  dataDir,
}) => {
  const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await heirloom(dataDir, 'promo', 'create', code, '--percent', '100', '--funder', 'A union')
  await customer.toCheckout(page)
  await customer.typeCode(page, code)
  const release = await holdRequests(page, '**/api/payment/checkout')
  await page.getByRole('button', { name: 'Finish, nothing to pay' }).click()
  await page.getByRole('button', { name: `Remove code ${code}` }).click()
  release()
  await customer.arriveAt(page, /^Thank you/)
})
