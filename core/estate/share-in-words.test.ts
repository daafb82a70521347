import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fraction } from './fraction.ts'
import { shareInWords } from './share-in-words.ts'

test.each([
  [1, 1, '100%'],
  [1, 2, '50%'],
  [1, 3, '1/3'],
  [4, 7, '4/7'],
  [33_33, 100_00, '33.33%'],
  [1, 8, '12.5%'],
  [1, 16, '6.25%'],
  [1, 32, '3.125%'],
  [9511, 100_000, '9.511%'],
  [1, 1_000_000, '0.0001%'],
  [1, 10_000_000, '1/10000000'],
  [3333, 6667, '3333/6667'],
  [0, 1, '0%'],
])('%i of %i parts are written %s', (numerator, denominator, words) => {
  expect(shareInWords(Fraction.of(numerator, denominator))).toBe(words)
})

test('a share is never rounded: what is written is exactly what it is', () => {
  const read = (words: string): Fraction => {
    const [whole, decimals = ''] = words.replace('%', '').split('.')
    if (words.endsWith('%')) return Fraction.of(Number(whole + decimals), 100 * 10 ** decimals.length)
    const [numerator, denominator = '1'] = words.split('/')
    return Fraction.of(Number(numerator), Number(denominator))
  }
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
      const share = Fraction.of(part, whole)
      expect(read(shareInWords(share)).equals(share)).toBe(true)
    }),
  )
})
