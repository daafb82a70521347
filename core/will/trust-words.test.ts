import { expect, test } from 'vitest'
import type { Trust } from './schema.ts'
import { endsInShort } from './trusts.ts'

const trust = (given: Partial<Trust>): Trust => ({ id: 1, kind: 'Home', for: 1, ...given })

test('what ends a trust is said in a few words, once it was answered', () => {
  expect(endsInShort(trust({}))).toBeUndefined()
  expect(endsInShort(trust({ endsSaid: true }))).toBe('For life')
  expect(
    endsInShort(
      trust({ endsSaid: true, endsIfCouple: 'Yes', endsIfLeaves: 6, endDate: { day: 31, month: 12, year: 2035 } }),
    ),
  ).toBe('Until their death, living with someone as a couple, 6 months away or 31 December 2035')
  expect(endsInShort(trust({ endsSaid: true, endYears: 1 }))).toBe('Until their death or 1 year after my death')
  expect(endsInShort(trust({ endsSaid: true, endYears: 20, endsIfMarries: 'No' }))).toBe(
    'Until their death or 20 years after my death',
  )
  expect(endsInShort(trust({ endsSaid: true, endsIfMarries: 'Yes' }))).toBe('For life, or until a marriage')
})

test('a date or a number of years that is still being typed is not said', () => {
  expect(endsInShort(trust({ endsSaid: true, endDate: { day: 0, month: 0, year: 0 }, endYears: 0 }))).toBe('For life')
})
