import { describe, expect, test } from 'vitest'
import { fractionAsTyped, fractionInWords, LARGEST_DENOMINATOR, readFraction } from './fractions.ts'

describe('fractions as they are printed', () => {
  test.each([
    [1, 2, 'one half'],
    [1, 3, 'one third'],
    [2, 3, 'two thirds'],
    [1, 4, 'one quarter'],
    [1, 8, 'one eighth'],
    [7, 24, 'seven twenty-fourths'],
    [5, 12, 'five twelfths'],
    [1, 20, 'one twentieth'],
    [3, 31, 'three thirty-firsts'],
    [1, 22, 'one twenty-second'],
    [11, 90, 'eleven ninetieths'],
    [13, 432, '13/432'],
    [1, 1, '1'],
  ])('%i/%i is "%s"', (n, d, words) => {
    expect(fractionInWords(n, d)).toBe(words)
  })
})

describe('fractions as they are typed', () => {
  test.each([
    ['1/3', 1, 3],
    [' 7 / 24 ', 7, 24],
    ['7/24ths', 7, 24],
    ['a third', 1, 3],
    ['An eighth', 1, 8],
    ['one half', 1, 2],
    ['half', 1, 2],
    ['two thirds', 2, 3],
    ['three fourths', 3, 4],
    ['seven  twenty-fourths', 7, 24],
    ['½', 1, 2],
    ['⅞', 7, 8],
    ['2/6', 2, 6],
    ['all', 1, 1],
  ])('"%s" is read', (typed, n, d) => {
    expect(readFraction(typed)).toEqual({ n, d })
  })

  test.each(['', '0/3', '4/3', '1/0', '1/10000', '-1/3', '1,5/3', 'a third of it', '33%', 'third half'])(
    '"%s" is no part of a whole',
    (typed) => {
      expect(readFraction(typed)).toBeUndefined()
    },
  )

  test('what is printed in words is read as the same fraction', () => {
    for (let d = 2; d <= 99; d++)
      for (let n = 1; n < d; n++) expect(readFraction(fractionInWords(n, d))).toEqual({ n, d })
  })

  test('a field shows what was typed, and nothing where nothing was', () => {
    expect(fractionAsTyped({ n: 7, d: 24 })).toBe('7/24')
    expect(fractionAsTyped({ n: 1, d: 1 })).toBe('1')
    expect(fractionAsTyped({ n: 0, d: 1 })).toBe('')
    expect(readFraction(`1/${LARGEST_DENOMINATOR}`)).toEqual({ n: 1, d: LARGEST_DENOMINATOR })
  })
})
