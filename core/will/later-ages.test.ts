import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill, today } from '#testkit/builders.ts'
import { ageAnswerOf, othersWhoMayWait, withAgeAnswer } from './later-ages.ts'
import type { Trust } from './schema.ts'

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
