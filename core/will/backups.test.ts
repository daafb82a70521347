import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { backupsOf, childrenUsuallyFollow, childrenWhoTake } from './backups.ts'
import { isDescendant } from './questions.ts'
import type { Person } from './schema.ts'

test.each<[string, Partial<Person>, boolean]>([
  ['a son', { type: 'Child', relationship: 'Son' }, true],
  ['a daughter who was added as an executor', { type: 'Executor', relationship: 'Daughter' }, true],
  ['a grandchild', { relationship: 'Grandchild' }, true],
  ['a great-grandchild', { relationship: 'Great Grandchild' }, true],
  ['a child with no closer description', { type: 'Child', relationship: 'Other' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, false],
  ['a stepdaughter', { type: 'Child', relationship: 'Stepdaughter' }, false],
  ['a niece', { relationship: 'Niece' }, false],
  ['a spouse', { type: 'partner', relationship: 'Spouse' }, false],
])('%s is or is not the testator’s own issue, as expected', (_who, given, own) => {
  expect(isDescendant(aPerson(given))).toBe(own)
})

test.each<[string, Partial<Person>, boolean]>([
  ['a daughter', { type: 'Child', relationship: 'Daughter' }, true],
  ['a stepson', { type: 'Child', relationship: 'Stepson' }, true],
  ['a niece', { relationship: 'Niece' }, true],
  ['a nephew', { relationship: 'Nephew' }, true],
  ['a friend', { relationship: 'Friend' }, false],
  ['a husband', { type: 'partner', relationship: 'Spouse' }, false],
])(
  // Finding: 14
  'the children of %s follow them as a backup, as most people wish, until told otherwise',
  (_who, given, follow) => {
    expect(childrenUsuallyFollow(aPerson(given))).toBe(follow)
  },
)

const jo = anHeir(100, { id: 1, type: 'partner', fullname: 'Jo Roe', estateIfDie: 'Pass to my children' })
const child = (id: number, relationship: 'Daughter' | 'Stepson', given: Partial<Person> = {}) =>
  aPerson({ id, type: 'Child', relationship, fullname: `Child ${id}`, ...given })
const family = (...persons: Person[]) => aWill({ haveChildren: 'Yes', persons: [jo, ...persons] })

// Finding: 10
test('"my children" are the testator’s own, and of the stepchildren those who are chosen', () => {
  const will = family(child(2, 'Daughter'), child(3, 'Stepson'), child(4, 'Stepson'))
  const chosen = { ...jo, estateBackup: { persons: [{ id: 3, percent: 0 }], charities: [] } }
  expect(childrenWhoTake(will, jo).map(({ id }) => id)).toEqual([2])
  expect(childrenWhoTake(will, chosen).map(({ id }) => id)).toEqual([2, 3])
})

// Finding: 10
test('a child who is left out, or who is no longer said to exist, is none of "my children"', () => {
  expect(childrenWhoTake(family(child(2, 'Daughter', { isExcluded: true })), jo)).toEqual([])
  expect(childrenWhoTake({ ...family(child(2, 'Daughter')), haveChildren: 'No' }, jo)).toEqual([])
})

// Finding: 10
test('they share equally, and each is followed by their own children', () => {
  expect(backupsOf(family(child(2, 'Daughter'), child(5, 'Daughter')), jo)).toMatchObject({
    equal: true,
    persons: [
      { id: 2, theirChildren: true },
      { id: 5, theirChildren: true },
    ],
  })
})
