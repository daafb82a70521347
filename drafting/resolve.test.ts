import { describe, expect, test } from 'vitest'
import { defineClause } from './clause.ts'
import { opening } from './clauses/table.ts'
import { markerFor, resolve } from './resolve.ts'
import { clauses, paragraph } from './wording.ts'

const referring = defineClause({
  id: 'money',
  heading: 'Gifts of money',
  steps: [],
  when: 'Always.',
  appliesTo: () => true,
  needs: {},
  from: [],
  why: '',
  source: '',
  legalSignOff: 'awaited',
  draft: () => [paragraph`See ${clauses('items', 'donations')}.`],
})

describe('References between clauses', () => {
  test('a clause that refers to none the will has is a mistake of ours, and never printed', () => {
    const drafted = { clause: referring, written: referring.write({}) }
    expect(() => resolve({ clause: opening, written: { placeholder: '', complete: false } }, [drafted])).toThrow(
      'No clause to refer to among items, donations',
    )
  })
})

test.each([
  [0, '(a)'],
  [25, '(z)'],
  [26, '(aa)'],
  [51, '(zz)'],
  [52, '(aaa)'],
])('item %d of a list is %s', (index, marker) => {
  expect(markerFor(index)).toBe(marker)
})
