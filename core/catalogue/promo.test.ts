import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderItem, priceOf, products, totalOf, vatWithin } from './products.ts'
import { afterDiscount, type Discount, isCode, SMALLEST_PAYMENT, sumOf, tidyCode, whyNothingOff } from './promo.ts'

describe('the amount left to pay', () => {
  test.each<[number, Discount, number]>([
    [8900, { percent: 10 }, 8010],
    [8900, { percent: 33 }, 5963],
    [8901, { percent: 50 }, 4450],
    [8900, { percent: 100 }, 0],
    [8900, { percent: 1 }, 8811],
    [8900, { pence: 2000 }, 6900],
    [8900, { pence: 8900 }, 0],
    [8900, { pence: 20000 }, 0],
    [8900, { pence: 8870 }, 30],
    [8900, { pence: 8871 }, 0],
    [0, { percent: 50 }, 0],
  ])('of %d pence with %o off is %d', (price, discount, left) => {
    expect(afterDiscount(price, discount)).toBe(left)
  })

  const discounts = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ pence: fc.integer({ min: 1, max: 50_000 }) }),
  )
  const baskets = fc.subarray<OrderItem>(products.map(({ id }) => id))

  test('is whole pence, never negative, never more than the price, and large enough for a card', () => {
    fc.assert(
      fc.property(baskets, discounts, (items, discount) => {
        const { listPrice, total, discount: off, vat } = sumOf(items, { discount })
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(totalOf(items))
        expect(total === 0 || total >= SMALLEST_PAYMENT).toBe(true)
        expect(total + off).toBe(listPrice)
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(vat).toBeLessThanOrEqual(total)
      }),
    )
  })

  test('of a percentage is rounded down in the customer’s favour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100 }), (price, percent) => {
        const exact = (price * (100 - percent)) / 100
        const left = afterDiscount(price, { percent })
        expect(left).toBeLessThanOrEqual(exact)
        if (left > 0) expect(exact - left).toBeLessThan(1)
      }),
    )
  })
})

describe('a code for some products', () => {
  const promo = { discount: { percent: 50 }, products: ['will', 'mirror'] } as const

  test('takes off those alone, and pence never more than they cost', () => {
    expect(sumOf(['will', 'print'], promo)).toMatchObject({
      discount: priceOf('will') / 2,
      total: priceOf('print') + priceOf('will') / 2,
    })
    expect(sumOf(['will', 'print'], { ...promo, discount: { pence: 9999 } })).toMatchObject({ total: priceOf('print') })
    expect(whyNothingOff(['will', 'print'], promo)).toBeUndefined()
  })

  test('takes nothing off the others, and says which it is for', () => {
    expect(sumOf(['print'], promo)).toMatchObject({ discount: 0, total: priceOf('print') })
    expect(sumOf(['payment-test'], promo)).toMatchObject({ discount: 0, total: 1 })
    expect(whyNothingOff(['print'], promo)).toContain('“Your will” and “Wills for you and your partner”')
    expect(whyNothingOff(['storage'], promo)).toContain('is free')
    expect(whyNothingOff(['storage'], { discount: { percent: 100 } })).toContain('is free')
  })
})

test('without a code a basket costs the sum of its prices', () => {
  const both = totalOf(['will', 'print'])
  expect(sumOf(['will', 'print'])).toEqual({ listPrice: both, discount: 0, total: both, vat: vatWithin(both) })
})

test('a code may be typed in any case and with spaces', () => {
  expect(tidyCode(' hospice 2026 ')).toBe('HOSPICE2026')
})

test.each([
  ['HOSPICE-26', true],
  ['AB', false],
  ['', false],
  ["X' OR 1=1", false],
  ['A'.repeat(41), false],
])('%s as a code: %s', (code, good) => {
  expect(isCode(code)).toBe(good)
})
