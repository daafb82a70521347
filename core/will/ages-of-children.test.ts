import { describe, expect, test } from 'vitest'
import { anHeir, simplestWill, today } from '#testkit/builders.ts'
import { asksForChildrenAge } from './children-age.ts'
import type { Person, Will } from './schema.ts'

const child = (years: number | undefined, given: Partial<Person> = {}): Person =>
  anHeir(100, {
    fullname: 'Ada Roe',
    type: 'Child',
    relationship: 'Daughter',
    estateIfDie: 'Pass to their children',
    ...(years !== undefined && { dob: { ...today, year: today.year - years } }),
    ...given,
  })

const family = (person: Person, given: Partial<Will> = {}): Will =>
  simplestWill({ haveChildren: 'Yes', persons: [person], ...given })

describe('The age at which children take is asked', () => {
  test.each<[string, Will, boolean]>([
    ['of a parent of a child under 18', family(child(10)), true],
    ['of a parent of a child of 24', family(child(24)), true],
    ['of a parent of a child of 25', family(child(25)), false],
    ['where a child is said to be under 18', family(child(undefined, { isChild: 'Yes' })), true],
    ['where a child is said to be an adult', family(child(undefined, { isChild: 'No' })), false],
    ['of a stepparent', family(child(10, { relationship: 'Stepdaughter' })), false],
    ['where a child is left out', family(child(10, { isExcluded: true })), false],
    ['of a person who has no children', family(child(10), { haveChildren: 'No' }), false],
    ['where a later age was chosen before the child grew up', family(child(30), { childrenAge: 25 }), true],
  ])('%s: %#', (_who, will, asked) => {
    expect(asksForChildrenAge(will, today)).toBe(asked)
  })
})
