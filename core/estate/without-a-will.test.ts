import { describe, expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import type { Will } from '../will/schema.ts'
import { withoutAWill } from './without-a-will.ts'

const bea = aPerson({ id: 1, fullname: 'Bea Hale', type: 'partner', relationship: 'Wife' })
const cy = aPerson({ id: 2, fullname: 'Cy Hale', type: 'Child', relationship: 'Son' })
const di = aPerson({ id: 3, fullname: 'Di Hale', type: 'Child', relationship: 'Daughter', isChild: 'Yes' })
const lee = aPerson({ id: 4, fullname: 'Lee Roe', type: 'Child', relationship: 'Stepson' })
const found = (given: Partial<Will> = {}) =>
  withoutAWill(aWill({ status: 'Married', haveChildren: 'Yes', persons: [bea, cy, di, lee], ...given }), today)

describe('without a will', () => {
  test('a wife takes the fixed sum first, the own children share with her, and a stepchild has nothing', () => {
    expect(found()).toMatchObject({
      rule: 'spouse and children',
      spouse: { id: 1 },
      parts: [{ to: 2 }, { to: 3, held: true }],
    })
  })

  test('who is left out of the will takes, and the children of a child who has died', () => {
    const persons = [
      { ...cy, isExcluded: true },
      { ...di, died: true as const },
    ]
    expect(found({ status: 'Divorced', persons })).toMatchObject({ parts: [{ to: 2 }, { inPlaceOf: [3] }] })
  })

  test('a partner who is not a spouse takes nothing', () => {
    const partner = aPerson({ id: 1, fullname: 'Bea Roe', type: 'partner', relationship: 'Partner' })
    const will = { status: 'Living with a partner but not married', persons: [partner, cy] } as const
    expect(found({ ...will, persons: [...will.persons] })).toMatchObject({ rule: 'children', parts: [{ to: 2 }] })
  })

  test('it is not said who a spouse is from whom one lives apart, nor whether parents are living', () => {
    expect(found({ status: 'Separated', persons: [cy] })).toEqual({ kind: 'open', ask: 'spouse' })
    expect(found({ status: 'Single', haveChildren: 'No', persons: [] })).toEqual({ kind: 'open', ask: 'parents' })
  })
})
