import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { figureOn } from '../law/figures-of-law.ts'
import {
  governmentFees,
  inOrder,
  isMadeOfWill,
  type ProductId,
  products,
  testProduct,
  totalOf,
  vatWithin,
} from './products.ts'

/** Pence. */
const agreed: Readonly<Record<ProductId, number>> = {
  will: 8900,
  mirror: 13900,
  'mirror-upgrade': 5000,
  check: 4900,
  lpa: 7900,
  'lpa-both': 13900,
  print: 1500,
  storage: 0,
}

// Promise: product.prices
test.each(products)('$id costs what was agreed', ({ id, price }) => {
  expect(price).toBe(agreed[id])
})

test('both wills cost the same, bought together or one after the other', () => {
  expect(totalOf(['will', 'mirror-upgrade'])).toBe(totalOf(['mirror']))
})

test('a basket costs the sum of what is in it, and an empty one nothing', () => {
  expect(totalOf(['will', 'lpa', 'print'])).toBe(agreed.will + agreed.lpa + agreed.print)
  expect(totalOf([])).toBe(0)
})

test('only a print is made of a will, so that it is not sold without one', () => {
  expect(products.map(({ id }) => id).filter(isMadeOfWill)).toEqual(['print'])
})

// Promise: product.fees
test('government fees are separate from the prices', () => {
  expect(governmentFees.map(({ id, figure }) => [id, figureOn(figure, today)])).toEqual([
    ['lpa-registration', 9200],
    ['will-deposit', 2300],
  ])
})

test('the payment test costs a penny and is in no price list', () => {
  expect(totalOf([testProduct.id])).toBe(1)
  expect(products.map(({ id }): string => id)).not.toContain(testProduct.id)
})

test.each([
  [8900, 20, 1483],
  [13900, 20, 2317],
  [1500, 20, 250],
  [1, 20, 0],
  [0, 20, 0],
  [8900, 0, 0],
  [8900, 5, 424],
])('%d pence including VAT of %d %% contain %d pence of VAT', (gross, percent, vat) => {
  expect(vatWithin(gross, percent)).toBe(vat)
})

test('a basket is read with the will first, however it was filled', () => {
  expect(inOrder(['print', 'lpa-both', 'will'])).toEqual(['will', 'lpa-both', 'print'])
  expect(inOrder(['storage', 'print', 'mirror', 'lpa'])).toEqual(['mirror', 'lpa', 'print', 'storage'])
})
