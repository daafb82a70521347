import { describe, expect, test } from 'vitest'
import { orderStates, type RefundReason } from './order.ts'
import { type OrderItem, posted, priceOf, products, totalOf } from './products.ts'
import { sumOf } from './promo.ts'
import {
  asTwoWills,
  type Delivery,
  deliveredWith,
  deliveries,
  goesBackWithWill,
  isAddedLater,
  isRefundable,
  moneyBackAlone,
  moneyBackUntil,
  priceOfItem,
  priceThen,
  productsDeliveredBy,
  refundRefusal,
  whyNotAlone,
  whyNotRefundable,
} from './refundability.ts'

const paid = { state: 'paid', refundReason: undefined, total: 8900 } as const

describe('the money of an order goes back with a button', () => {
  test.each<[string, boolean, Parameters<typeof isRefundable>[0], Delivery[]]>([
    ['paid, and nothing delivered', true, paid, []],
    ['documents downloaded', false, paid, ['documents']],
    ['the partner’s documents downloaded', false, paid, ['partner documents']],
    ['findings read', false, paid, ['findings']],
    ['an expert review taken', false, paid, ['expert review']],
    ['the bound print posted', false, paid, ['print']],
    ['free of charge', false, { ...paid, total: 0 }, []],
    ['a refund on its way', false, { ...paid, refundReason: 'asked' as RefundReason }, []],
    ...orderStates
      .filter((state) => state !== 'paid')
      .map((state): [string, boolean, Parameters<typeof isRefundable>[0], Delivery[]] => [
        `an order that is ${state}`,
        false,
        { ...paid, state },
        [],
      ]),
  ])('%s: %s', (_what, expected, order, delivered) => {
    expect(isRefundable(order, delivered)).toBe(expected)
  })
})

test.each([
  ['is of one piece with it while its money is kept', {}, true],
  ['not while the bank questions its payment', { state: 'disputed' }, false],
  ['not once the bank has given its money back', { state: 'lost' }, false],
  ['not again when it is on its way back', { refundReason: 'asked' }, false],
] as const)('a partner’s will added to a will %s', (_what, change, isAdded) => {
  expect(isAddedLater({ ...paid, items: ['mirror-upgrade'], ...change }, undefined)).toBe(isAdded)
})

const ended = { at: '2026-11-03T12:00:00Z' }
test.each([
  ['while the two are a pair', { partnerId: 2, ended: undefined }, true],
  ['once the pair has ended before a partner came', { partnerId: undefined, ended }, true],
  ['but not once it is a former partner’s', { partnerId: 2, ended }, false],
])('a partner’s will goes back with the will it was added to %s', (_when, pair, goesBack) => {
  expect(isAddedLater({ ...paid, items: ['mirror-upgrade'] }, pair)).toBe(goesBack)
  expect(goesBackWithWill(pair, [])).toBe(goesBack)
  expect(goesBackWithWill(pair, ['partner documents'])).toBe(false)
})

test('a will is not added to itself', () => {
  expect(isAddedLater({ ...paid, items: ['will'] }, undefined)).toBe(false)
})

test('what is sent by post is what its posting delivers', () => {
  expect(productsDeliveredBy('print')).toEqual(posted)
})

test('a customer who finds the button gone is told why, whom to ask, and that the law is not changed', () => {
  for (const each of deliveries) {
    expect(whyNotRefundable(paid, [each])).toBe(each)
    expect(refundRefusal(each)).toMatch(/write to us.*legal rights stay/)
  }
  expect(whyNotRefundable({ ...paid, total: 0 }, ['documents'])).toBeUndefined()
})

describe('the money for one product of an order', () => {
  const priced = (items: OrderItem[], promo?: Parameters<typeof sumOf>[1]) => ({ items, ...sumOf(items, promo) })

  test.each<[string, number | undefined, OrderItem[], OrderItem, Parameters<typeof sumOf>[1]]>([
    ['is its price', priceOf('print'), ['will', 'print'], 'print', undefined],
    [
      'is its price less what a code took off it',
      priceOf('print') / 2,
      ['will', 'print'],
      'print',
      { discount: { percent: 50 } },
    ],
    [
      'is its price when a code was for another',
      priceOf('print'),
      ['will', 'print'],
      'print',
      { discount: { percent: 50 }, products: ['will'] },
    ],
    [
      'is its whole price when an amount came off the rest',
      priceOf('print'),
      ['will', 'print'],
      'print',
      { discount: { pence: 2000 } },
    ],
    ['is nothing when it was free', undefined, ['will', 'print'], 'print', { discount: { percent: 100 } }],
    ['is not known of what was not ordered', undefined, ['will', 'lpa'], 'print', undefined],
    ['is the whole order when nothing paid for would be left', undefined, ['print', 'storage'], 'print', undefined],
  ])('%s', (_what, pence, items, item, promo) => {
    expect(priceOfItem(priced(items, promo), item, { promo })).toBe(pence)
  })

  test('of each product in turn comes to no more than was paid', () => {
    const promo = { discount: { percent: 33 } }
    const order = priced(['will', 'lpa', 'print'], promo)
    const first = priceOfItem(order, 'lpa', { promo }) ?? 0
    const second = priceOfItem(order, 'print', { promo, gone: ['lpa'] }) ?? 0
    expect(order.total - first - second).toBe(sumOf(['will'], promo).total)
    expect(priceOfItem(order, 'print', { promo, gone: ['print'] })).toBeUndefined()
  })

  test.each<[string, number | undefined, Parameters<typeof sumOf>[1]]>([
    ['is its price', priceOf('will'), undefined],
    ['is less by what a code took off everything', priceOf('will') / 2, { discount: { percent: 50 } }],
    [
      'is less by what a code took off the wills of a couple',
      priceOf('will') / 2,
      { discount: { percent: 50 }, products: ['mirror'] },
    ],
    [
      'is its price when a code was for another',
      priceOf('will'),
      { discount: { percent: 50 }, products: ['print', 'will'] },
    ],
  ])('of the buyer’s own will of a pair that has ended %s', (_what, pence, promo) => {
    const two = asTwoWills(priced(['mirror', 'print'], promo), promo)
    expect(priceOfItem(two.order, 'will', { promo: two.promo })).toBe(pence)
  })

  test('is what it cost on the day of the order, whatever it costs today', () => {
    const order = { items: ['will', 'print'], prices: [8000, 1200], listPrice: 9200, total: 9200 } as const
    expect(priceOfItem(order, 'print', {})).toBe(1200)
    const half = { discount: { percent: 50 } }
    expect(priceOfItem({ ...order, total: 4600 }, 'print', { promo: half })).toBe(600)
    expect(priceThen(order, 'will')).toBe(8000)
  })

  test('is not worked out from prices that have changed since and were not kept', () => {
    expect(priceThen({ items: ['will', 'print'], listPrice: 9900 }, 'will')).toBeUndefined()
    expect(priceOfItem({ items: ['will', 'print'], listPrice: 9900, total: 9900 }, 'print', {})).toBeUndefined()
    expect(
      priceOfItem({ items: ['will', 'print'], listPrice: totalOf(['will', 'print']), total: 5200 }, 'print', {}),
    ).toBeUndefined()
  })

  test.each<[OrderItem, Delivery[], ReturnType<typeof whyNotAlone>]>([
    ['print', ['documents'], undefined],
    ['print', ['documents', 'print'], 'print'],
    ['lpa', ['documents'], undefined],
    ['lpa-both', ['power of attorney'], 'power of attorney'],
    ['will', [], 'not alone'],
    ['mirror-upgrade', [], 'not alone'],
  ])('of %s, with %o delivered: kept because of %s', (item, delivered, why) => {
    expect(whyNotAlone(item, delivered)).toBe(why)
  })
})

test.each<[OrderItem[], string[]]>([
  [['will'], []],
  [['print', 'storage'], []],
  [
    ['will', 'print', 'lpa'],
    [
      'You can have back the money for the bound print until we post it, and for the power of attorney until you download its sheet, and keep the rest.',
    ],
  ],
])('the receipt for %o says what of it can go back alone', (items, sentences) => {
  expect(moneyBackAlone(items)).toEqual(sentences)
})

describe('the sentence about money back', () => {
  const will = 'you download documents'
  const pair = 'one of you downloads documents'
  const partner = 'your partner downloads documents'
  const unlinked = 'one of you unlinks the wills'
  const sheet = 'you download the sheet of your power of attorney'
  const sheets = 'you download the sheets of your powers of attorney'
  const post = 'we post your will'

  const said: readonly [OrderItem[], string][] = [
    [['will'], will],
    [['will', 'print'], `${will} or ${post}`],
    [['will', 'lpa'], will],
    [['will', 'lpa', 'print'], `${will} or ${post}`],
    [['will', 'lpa-both'], will],
    [['will', 'lpa-both', 'print'], `${will} or ${post}`],
    [['mirror'], `${pair} or ${unlinked}`],
    [['mirror', 'print'], `${pair}, ${unlinked} or ${post}`],
    [['mirror', 'lpa'], `${pair} or ${unlinked}`],
    [['mirror', 'lpa', 'print'], `${pair}, ${unlinked} or ${post}`],
    [['mirror', 'lpa-both'], `${pair} or ${unlinked}`],
    [['mirror', 'lpa-both', 'print'], `${pair}, ${unlinked} or ${post}`],
    [['mirror-upgrade'], `${partner} or ${unlinked}`],
    [['mirror-upgrade', 'print'], `${partner}, ${unlinked} or ${post}`],
    [['mirror-upgrade', 'lpa'], `${partner}, ${unlinked} or ${sheet}`],
    [['mirror-upgrade', 'lpa', 'print'], `${partner}, ${unlinked}, ${sheet} or ${post}`],
    [['mirror-upgrade', 'lpa-both'], `${partner}, ${unlinked} or ${sheets}`],
    [['mirror-upgrade', 'lpa-both', 'print'], `${partner}, ${unlinked}, ${sheets} or ${post}`],
    [['lpa'], sheet],
    [['lpa', 'print'], `${sheet} or ${post}`],
    [['lpa-both'], sheets],
    [['lpa-both', 'print'], `${sheets} or ${post}`],
    [['print'], post],
    [['check'], 'you open your report or someone starts to read your answers'],
  ]

  test.each(said)('for %j reads: until %s', (items, until) => {
    const sentence = `All your money back until ${until}.`
    expect(moneyBackUntil(items)).toBe(sentence)
    expect(moneyBackUntil(items.toReversed())).toBe(sentence)
    // A note that costs nothing changes nothing of it.
    expect(moneyBackUntil([...items, 'storage'])).toBe(sentence)
  })

  test('for two wills says once who downloads what', () => {
    expect(moneyBackUntil(['mirror', 'print'])).toBe(
      'All your money back until one of you downloads documents, one of you unlinks the wills or we post your will.',
    )
  })

  test('is not said of what costs nothing', () => {
    expect(moneyBackUntil(['storage'])).toBeUndefined()
    expect(moneyBackUntil([])).toBeUndefined()
  })
})

describe('a product is delivered by what the customer made and took', () => {
  test.each<[string, Delivery | undefined]>([
    ['will', 'documents'],
    ['cover-letter', 'documents'],
    ['executor-letter-3', 'documents'],
    ['lpa-guide', undefined],
    ['lpa-financial', 'power of attorney'],
    ['lpa-health', 'power of attorney'],
    ['lpa-form-financial', 'power of attorney'],
    ['lpa-form-health', 'power of attorney'],
    ['will-check', 'findings'],
  ])('%s: %s', (document, what) => {
    expect(deliveredWith(document)).toBe(what)
  })

  test('and everything that costs money is delivered by something', () => {
    const delivered = new Set(deliveries.flatMap(productsDeliveredBy))
    const paidFor = products.flatMap(({ id, price }) => (price > 0 ? [id] : []))
    expect([...delivered].sort()).toEqual(paidFor.sort())
  })
})
