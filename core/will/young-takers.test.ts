import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aPerson, aWill, choosingTheFirm, simplestWill, today } from '#testkit/builders.ts'
import type { Person, Trust, Will } from './schema.ts'
import {
  ageAnswerOf,
  asksForChildrenAge,
  othersWhoMayWait,
  twoMayHold,
  withAgeAnswer,
  youngTakers,
} from './young-takers.ts'

const tom = (given: Partial<Person> = {}) => anHeir(100, { id: 1, type: 'partner', fullname: 'Tom Roe', ...given })
const ada = aPerson({ id: 2, type: 'Child', relationship: 'Daughter', fullname: 'Ada Roe', isChild: 'Yes' })
const family = (partner: Person, given: Partial<Will> = {}) =>
  simplestWill({ haveChildren: 'Yes', persons: [partner, ada, aPerson({ id: 3 })], ...given })
const names = (will: Will) => youngTakers(will, today).map(({ fullname }) => fullname)

// Finding: 22
test('a child may take by a share, as a backup, among “my children”, by a gift or last of all', () => {
  const persons = [{ id: 2, percent: 100 }]
  expect(names(family(tom()))).toEqual([])
  expect(
    names(
      family(tom({ estateIfDie: 'Split between specific beneficiaries', estateBackup: { persons, charities: [] } })),
    ),
  ).toEqual(['Ada Roe'])
  expect(names(family(tom({ estateIfDie: 'Pass to my children' })))).toEqual(['Ada Roe'])
  expect(names(family(tom(), { gifts: [aGift({ type: 'Money', amount: 100, persons: [2] })] }))).toEqual(['Ada Roe'])
  expect(names(family(tom(), { ultimateDefault: { option: 'People', persons, charities: [] } }))).toEqual(['Ada Roe'])
})

test('a thing given to a child is not held by trustees, and a backup no longer chosen takes nothing', () => {
  expect(names(family(tom(), { gifts: [aGift({ type: 'Item', title: 'the boat', persons: [2] })] }))).toEqual([])
  const estateBackup = { persons: [{ id: 2, percent: 100 }], charities: [] }
  expect(names(family(tom({ estateIfDie: 'Split between remaining beneficiaries', estateBackup })))).toEqual([])
})

test('two adults among executors and substitutes may hold it, or a firm', () => {
  expect(twoMayHold(family(tom(), { executor: [1] }), today)).toBe(false)
  expect(twoMayHold(family(tom(), { executor: [1], executorBackup: [2] }), today)).toBe(false)
  expect(twoMayHold(family(tom(), { executor: [1], executorBackup: [3] }), today)).toBe(true)
  expect(twoMayHold(family(tom(), { executor: [], ...choosingTheFirm() }), today)).toBe(true)
})

const { day, month, year } = today
const born = (age: number) => ({ day, month, year: year - age })
const nina = anHeir(50, { id: 1, fullname: 'Nina Price', relationship: 'Niece', dob: born(10) })
const cy = anHeir(50, { id: 2, type: 'Child', relationship: 'Son', fullname: 'Cy Hale', dob: born(10) })
const omar = aPerson({ id: 3, fullname: 'Omar Price', relationship: 'Nephew', dob: born(24) })
const adult = aPerson({ id: 4, fullname: 'Ada Price', relationship: 'Niece', dob: born(25) })
const will = aWill({ haveChildren: 'Yes', persons: [nina, cy, omar, adult] })

test('a niece of 10 is asked about, and a child of the testator has an age of their own', () => {
  expect(othersWhoMayWait(will, today).map(({ id }) => id)).toEqual([1])
})

test('a nephew of 24 who takes when a trust ends may have to wait, and a niece of 25 is not asked about', () => {
  const backup = { persons: [], charities: [] }
  const trust: Trust = {
    id: 1,
    kind: 'Home',
    for: 2,
    takers: {
      persons: [
        { id: 3, percent: 50, backup },
        { id: 4, percent: 50, backup },
      ],
      charities: [],
      classes: [],
    },
  }
  expect(othersWhoMayWait({ ...will, trusts: [trust] }, today).map(({ id }) => id)).toEqual([1, 3])
})

test('one of whose age only is known that they are under 18 is asked about, and one for whom an age was chosen', () => {
  const { dob: _dob, ...unknown } = nina
  const persons = [
    { ...unknown, isChild: 'Yes' as const },
    { ...anHeir(50, { id: 5, fullname: 'Ida Price', dob: born(40) }), age: 25 as const },
  ]
  expect(othersWhoMayWait(aWill({ persons }), today).map(({ id }) => id)).toEqual([1, 5])
})

test('18, if they reach it, is what counts without an answer, and is not kept as one', () => {
  expect(ageAnswerOf(nina)).toEqual({ age: 18, young: 'If they reach it' })
  const later = withAgeAnswer(nina, { age: 21, young: 'If they reach it' })
  expect(later).toEqual({ ...nina, age: 21 })
  expect(withAgeAnswer(later, { age: 18, young: 'If they reach it' })).toEqual(nina)
})

test('what is theirs at once waits for no age', () => {
  expect(withAgeAnswer({ ...nina, age: 25 }, { age: 25, young: 'Theirs at once' })).toEqual({
    ...nina,
    young: 'Theirs at once',
  })
})

const child = (years: number | undefined, given: Partial<Person> = {}): Person =>
  anHeir(100, {
    fullname: 'Ada Roe',
    type: 'Child',
    relationship: 'Daughter',
    estateIfDie: 'Pass to their children',
    ...(years !== undefined && { dob: { ...today, year: today.year - years } }),
    ...given,
  })

const youngFamily = (person: Person, given: Partial<Will> = {}): Will =>
  simplestWill({ haveChildren: 'Yes', persons: [person], ...given })

describe('The age at which children take is asked', () => {
  test.each<[string, Will, boolean]>([
    ['of a parent of a child under 18', youngFamily(child(10)), true],
    ['of a parent of a child of 24', youngFamily(child(24)), true],
    ['of a parent of a child of 25', youngFamily(child(25)), false],
    ['where a child is said to be under 18', youngFamily(child(undefined, { isChild: 'Yes' })), true],
    ['where a child is said to be an adult', youngFamily(child(undefined, { isChild: 'No' })), false],
    ['of a stepparent', youngFamily(child(10, { relationship: 'Stepdaughter' })), false],
    ['where a child is left out', youngFamily(child(10, { isExcluded: true })), false],
    ['of a person who has no children', youngFamily(child(10), { haveChildren: 'No' }), false],
    ['where a later age was chosen before the child grew up', youngFamily(child(30), { childrenAge: 25 }), true],
  ])('%s: %#', (_who, will, asked) => {
    expect(asksForChildrenAge(will, today)).toBe(asked)
  })
})
