import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../testkit/property-runs.ts'
import { byProduct, differences } from './compare.ts'
import { caseNumber } from './families.ts'

const cases = Array.from({ length: PROPERTY_RUNS }, (_, index) => caseNumber(index))

describe('who inherits without a will', () => {
  test('is what a second reckoning from the statute says, for every family drawn', () => {
    expect(differences(cases).slice(0, 3)).toEqual([])
  })

  test('is drawn of every kind: each class, the Crown, a spouse alone and beside others, and what is open or outside', () => {
    const said = new Set(
      cases.flatMap((each) =>
        byProduct(each)
          .slice(0, 1)
          .map((line) => line.replace(/\d+/g, 'n')),
      ),
    )
    expect([...said].filter((line) => !/^n (?:n|n\/n)/.test(line)).toSorted()).toEqual(
      expect.arrayContaining([
        'BEFORE_n',
        'REFUSED_BEFORE_n',
        'SEVERAL_SPOUSES',
        'children',
        'children of n',
        'n all n',
        'spouse',
      ]),
    )
  })
})
