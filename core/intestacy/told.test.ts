import { describe, expect, test } from 'vitest'
import type { Class } from './family.ts'
import { type Count, familyOf, intestacyOf, mostOf, type Told } from './intestacy.ts'

const today = { day: 27, month: 11, year: 2026 }
const found = (spouse: Told['spouse'], kin: Partial<Record<Class, Count>>) =>
  intestacyOf(familyOf({ spouse, kin }), today)
const none: Count = { living: 0, left: [] }

describe('the answers of a visitor', () => {
  test.each([
    ['nothing is said', undefined, {}, 'spouse'],
    ['somebody is married, and nothing is said of children', 'wife', {}, 'children'],
    ['it is not said whether a child has died', 'none', { children: { living: 2 } }, 'children'],
    ['there are no children', 'none', { children: none }, 'parents'],
    ['no parents either', 'none', { children: none, parents: { living: 0 } }, 'siblings'],
  ] as const)('ask on where %s', (_when, spouse, kin, ask) => {
    expect(found(spouse, kin)).toEqual({ kind: 'open', ask })
  })

  test('ask how many children somebody left in whose place they stand', () => {
    expect(found('none', { children: { living: 1, left: [undefined] } })).toMatchObject({ kind: 'open' })
    expect(found('none', { children: { living: 1, left: [2] } })).toMatchObject({
      kind: 'shared',
      parts: [{ to: 100 }, { to: 201, inPlaceOf: [200] }, { to: 202, inPlaceOf: [200] }],
    })
  })

  test('are enough where a husband has everything, or the parents are living', () => {
    expect(found('husband', { children: none })).toMatchObject({ kind: 'shared', rule: 'spouse alone' })
    expect(found('none', { children: none, parents: { living: mostOf('parents') } })).toMatchObject({ rule: 'parents' })
  })
})
