import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeShare, Fraction, sumOf } from './fraction.ts'

test.each([
  [4, 7, '4/7'],
  [6, 8, '3/4'],
  [0, 5, '0'],
  [9, 3, '3'],
])('%d over %d is %s', (numerator, denominator, text) => {
  expect(`${Fraction.of(numerator, denominator)}`).toBe(text)
  expect(JSON.stringify([Fraction.of(numerator, denominator)])).toBe(`["${text}"]`)
})

test('a whole number needs no denominator', () => {
  expect(Fraction.of(3).toString()).toBe('3')
})

test('the parts of a fraction are in lowest terms', () => {
  expect(Fraction.of(3333, 6667)).toMatchObject({ numerator: 3333n, denominator: 6667n })
  expect(Fraction.of(30n, 70n)).toMatchObject({ numerator: 3n, denominator: 7n })
})

test.each([
  ['plus', '9/14'],
  ['times', '1/14'],
  ['over', '2/7'],
] as const)('1/7 %s 1/2 is %s', (operation, result) => {
  expect(`${Fraction.of(1, 7)[operation](Fraction.of(1, 2))}`).toBe(result)
})

test.each<[number, number]>([
  [1, 0],
  [-1, 2],
  [1, -2],
  [0.5, 1],
])('%d over %d is refused as a fraction', (numerator, denominator) => {
  expect(() => Fraction.of(numerator, denominator)).toThrow(RangeError)
})

test('a fraction cannot be divided by 0', () => {
  expect(() => Fraction.one.over(Fraction.zero)).toThrow('1/0 is no part of a whole')
})

test('fractions are sorted by size', () => {
  const sorted = [Fraction.of(1, 2), Fraction.zero, Fraction.of(1, 3), Fraction.of(2, 4)].toSorted((a, b) =>
    a.compare(b),
  )
  expect(sorted.map(String)).toEqual(['0', '1/3', '1/2', '1/2'])
  expect(Fraction.of(1, 2).equals(Fraction.of(2, 4))).toBe(true)
  expect(Fraction.of(1, 2).equals(Fraction.of(1, 3))).toBe(false)
})

describe('for any fractions', () => {
  const fraction = fc
    .tuple(fc.bigInt({ min: 0n, max: 9999n }), fc.bigInt({ min: 1n, max: 9999n }))
    .map(([n, d]) => Fraction.of(n, d))

  test('addition is commutative and associative, and multiplication undoes division', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(a.plus(b).plus(c)).toEqual(c.plus(a.plus(b)))
        expect(a.times(b.plus(c))).toEqual(a.times(b).plus(a.times(c)))
        if (!b.equals(Fraction.zero)) expect(a.over(b).times(b)).toEqual(a)
      }),
    )
  })

  test('n times 1/n is 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (n) => {
        expect(sumOf(Array.from({ length: n }, () => Fraction.of(1, n)))).toEqual(Fraction.one)
      }),
    )
  })
})

test('the sum of no fractions is 0', () => {
  expect(sumOf([])).toEqual(Fraction.zero)
})

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
  expect(describeShare(Fraction.of(numerator, denominator))).toBe(words)
})

test('a share is never rounded: the text has its exact value', () => {
  const read = (words: string): Fraction => {
    const [whole, decimals = ''] = words.replace('%', '').split('.')
    if (words.endsWith('%')) return Fraction.of(Number(whole + decimals), 100 * 10 ** decimals.length)
    const [numerator, denominator = '1'] = words.split('/')
    return Fraction.of(Number(numerator), Number(denominator))
  }
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
      const share = Fraction.of(part, whole)
      expect(read(describeShare(share)).equals(share)).toBe(true)
    }),
  )
})
