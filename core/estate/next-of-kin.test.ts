import { describe, expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import type { Will } from '../will/schema.ts'
import { nextOfKinOf, withoutAWill } from './next-of-kin.ts'

const bea = aPerson({ id: 1, fullname: 'Bea Hale', type: 'partner', relationship: 'Wife' })
const cy = aPerson({ id: 2, fullname: 'Cy Hale', type: 'Child', relationship: 'Son' })
const di = aPerson({ id: 3, fullname: 'Di Hale', type: 'Child', relationship: 'Daughter', isChild: 'Yes' })
const lee = aPerson({ id: 4, fullname: 'Lee Roe', type: 'Child', relationship: 'Stepson' })
const married = (given: Partial<Will> = {}): Will =>
  aWill({ status: 'Married', haveChildren: 'Yes', persons: [bea, cy, di, lee], ...given })
const found = (given: Partial<Will> = {}) => withoutAWill(married(given), today)
const none = { died: [] }

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

describe('the next of kin of a will', () => {
  test('are the wife, with the fixed sum, and the own children, and no stepchild', () => {
    expect(nextOfKinOf(married(), today, none)).toMatchObject({
      rule: 'spouse and children',
      spouse: { id: 1 },
      parts: [{ to: 2 }, { to: 3, held: true }],
    })
  })

  test('are the children once she has died, and the children of one of them in their place', () => {
    expect(nextOfKinOf(married(), today, { died: [1, 2] })).toMatchObject({
      rule: 'children',
      parts: [{ to: -2, inPlaceOf: [2] }, { to: 3 }],
    })
    expect(nextOfKinOf(married(), today, { died: [1, 2], childless: [2] })).toMatchObject({ parts: [{ to: 3 }] })
  })

  test('are nobody whom the will leaves out, nor a spouse from whom the testator is separated', () => {
    const out = married({
      status: 'Separated',
      persons: [{ ...cy, isExcluded: true }, di],
      excluded: { option: 'Yes', theirChildren: 'Yes' },
    })
    expect(nextOfKinOf(out, today, none)).toMatchObject({ rule: 'children', parts: [{ to: 3 }] })
    const theirs = { ...out, excluded: { option: 'Yes' as const, theirChildren: 'No' as const } }
    expect(nextOfKinOf(theirs, today, none)).toEqual({ kind: 'open', ask: { childrenOf: 2 } })
  })

  test('are not known after the children, as there may be others', () => {
    const alone = aWill({ status: 'Single', haveChildren: 'No', persons: [] })
    expect(nextOfKinOf(alone, today, none)).toEqual({ kind: 'open', ask: 'parents' })
  })
})
