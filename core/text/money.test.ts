import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hundredths,
  percentAsTyped,
  percentInWords,
  poundsInWords,
  price,
  readPercent,
  readPounds,
  readRoughPounds,
} from './money.ts'

// Promise: input.comma
test.each([
  ['50', 50],
  ['33.33', 33.33],
  ['33,33', 33.33],
  ['0.5', 0.5],
  ['12.', 12],
  [' 25 % ', 25],
  ['25%', 25],
  ['100', 100],
  ['100.01', 100],
  ['250', 100],
  ['0', 0],
])('"%s" typed as a percentage is %d', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})

// Promise: input.percent
test.each(['', ' ', 'half', '-5', '33.333', '1.2.3', '1e2', '%', '5 5'])('"%s" is not a percentage', (typed) => {
  expect(readPercent(typed)).toBeUndefined()
})

// Promise: input.percent
test.each([
  ['250', '100'],
  ['100.5', '100'],
  ['100', '100'],
  ['33,5', '33.5'],
  ['33.333', '33.33'],
  ['33,3.3', '33.33'],
  ['12.', '12.'],
  ['.5', '0.5'],
  [',', '0.'],
  ['half', ''],
  ['-5', '5'],
  [' 25 %', '25'],
  ['', ''],
])('"%s" typed into a field for a percentage shows "%s"', (typed, shown) => {
  expect(percentAsTyped(typed)).toBe(shown)
})

test.each([
  [4000, '40'],
  [3333, '33.33'],
  [50, '0.5'],
  [5, '0.05'],
  [1010, '10.1'],
  [10000, '100'],
  [0, '0'],
])('%d hundredths of a percent are written "%s"', (amount, words) => {
  expect(percentInWords(amount)).toBe(words)
})

// Promise: limit.total, words.exact
test('a percentage is parsed back exactly from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10000 }), (amount) => {
      const read = readPercent(percentInWords(amount))
      expect(read === undefined ? undefined : hundredths(read)).toBe(amount)
    }),
  )
})

// Promise: input.comma
test('a comma counts as a decimal point in any percentage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10000 }), (amount) => {
      const words = percentInWords(amount)
      expect(readPercent(words.replace('.', ','))).toBe(readPercent(words))
    }),
  )
})

test.each([
  ['500', 50000],
  ['£500', 50000],
  ['£ 500', 50000],
  ['500.50', 50050],
  ['500.5', 50050],
  ['12,50', 1250],
  ['1,000', 100000],
  ['£1,250.50', 125050],
  ['1,000,000', 100000000],
  [' 20 ', 2000],
  ['0.07', 7],
  ['1.15', 115],
])('"%s" typed as money is %d pence', (typed, pence) => {
  expect(readPounds(typed)).toBe(pence)
})

test.each(['', '£', 'ten', '-5', '1.234', '1,00,000', '1,2,3', '5p', '1e3', '1234567890'])(
  '"%s" is not an amount of money',
  (typed) => {
    expect(readPounds(typed)).toBeUndefined()
  },
)

test.each([
  [125050, '£1,250.50'],
  [500000, '£5,000'],
  [7, '£0.07'],
  [100000000, '£1,000,000'],
  [99900, '£999'],
])('%d pence are written %s', (pence, words) => {
  expect(poundsInWords(pence)).toBe(words)
})

// Promise: words.exact
test('an amount of money is parsed back exactly from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (pence) => {
      expect(readPounds(poundsInWords(pence))).toBe(pence)
    }),
  )
})

test('a price label always shows the pence', () => {
  expect(price(8900)).toBe('£89.00')
  expect(price(8950)).toBe('£89.50')
  expect(price(0)).toBe('£0.00')
})

test.each([
  ['300k', 300_000_00],
  ['£1.25m', 1_250_000_00],
  ['about £300,000', 300_000_00],
  ['About 12.5 K', 12_500_00],
  ['£5,000.50', 5_000_50],
])('the rough sum "%s" is %d pence', (typed, pence) => {
  expect(readRoughPounds(typed)).toBe(pence)
})

test.each(['', 'a lot', '300 thousand', 'k', '-5k', '1e3k', '3kk'])('"%s" is no rough sum', (typed) => {
  expect(readRoughPounds(typed)).toBeUndefined()
})
