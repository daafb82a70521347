import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foundCharitySchema } from '../api/wills.ts'
import { knownCharities } from './known-charities.ts'
import { normalised, searchCharities } from './search-charities.ts'

const namesFor = (typed: string, charities = knownCharities) =>
  searchCharities(charities, typed).map(({ name }) => name)

test.each([
  ['The St. John’s & Zoë Trust', 'st johns and zoe trust'],
  ['R.S.P.C.A. (Llandudno)', 'rspca llandudno'],
  ['ST.JOHN', 'st john'],
  ['ALZHEIMER`S   society', 'alzheimers society'],
  ['The', 'the'],
  ['Theatre Royal', 'theatre royal'],
  ['Tŷ Hafan', 'ty hafan'],
  ['  ...  ', ''],
])('%s is searched for as "%s"', (name, words) => {
  expect(normalised(name)).toBe(words)
})

test('normalising a normalised name changes nothing', () => {
  const twice = (text: string) => normalised(normalised(`x ${text}`))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(twice(text)).toBe(normalised(`x ${text}`))
    }),
  )
})

describe('a search for', () => {
  test.each([
    ['cancer res', 'Cancer Research UK'],
    ['research cancer', 'Cancer Research UK'],
    ['royal british legion', 'The Royal British Legion'],
    ['the royal british legion', 'The Royal British Legion'],
    ['rnli', 'The Royal National Lifeboat Institution'],
    ['lifeboat', 'The Royal National Lifeboat Institution'],
    ['Guide Dogs', 'The Guide Dogs for the Blind Association'],
    ['ALZHEIMERS SOC', 'Alzheimer’s Society'],
    ["barnardo's", 'Barnardo’s'],
    ['red cross', 'The British Red Cross Society'],
  ])('"%s" finds %s first', (typed, name) => {
    expect(namesFor(typed)[0]).toBe(name)
  })

  test.each(['', 'ox', ' a b ', '...'])('"%s" is too short', (typed) => {
    expect(namesFor(typed)).toEqual([])
  })

  test('an unknown name finds nothing', () => {
    expect(namesFor('society of wren farm')).toEqual([])
  })
})

test('the exact name comes first, then names that begin with it, then the others, six at most', () => {
  const names = ['Friends of Hope', 'Hope House', 'New Hope', 'Hope', 'Hopeful', 'Old Hope', 'Hope Again', 'Last Hope']
  const charities = names.map((name, index) => ({ name, number: String(index) }))
  expect(namesFor('hope', charities)).toEqual([
    'Hope',
    'Hope House',
    'Hopeful',
    'Hope Again',
    'Friends of Hope',
    'New Hope',
  ])
})

describe('the list that comes with the product', () => {
  test('has at least 25 charities, each once and each fit for a will', () => {
    expect(knownCharities.length).toBeGreaterThanOrEqual(25)
    expect(new Set(knownCharities.map(({ number }) => number)).size).toBe(knownCharities.length)
    for (const { name, number } of knownCharities) {
      expect(foundCharitySchema.parse({ name, number })).toEqual({ name, number })
      expect(number).toMatch(/^\d{6,7}$/)
    }
  })

  test('every charity is found by its own name', () => {
    for (const { name, number } of knownCharities) expect(searchCharities(knownCharities, name)[0]?.number).toBe(number)
  })
})
