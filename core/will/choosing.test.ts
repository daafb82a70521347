import { expect, test } from 'vitest'
import { aPerson, aWill } from '#testkit/builders.ts'
import { aDisabledPersonsTrust } from '#testkit/trusts.ts'
import { withChosenPerson } from './changes.ts'
import { offeredLast, shownToChoose } from './choosing.ts'
import { guardedTogether } from './questions.ts'
import type { Person, Will } from './schema.ts'

const TODAY = { day: 1, month: 11, year: 2026 }

test('the partner, who is often the other parent, is offered last as guardian', () => {
  const will = aWill({
    persons: [
      aPerson({ id: 1, fullname: 'Thomas Hale', type: 'partner' }),
      aPerson({ id: 2, fullname: 'Poppy Hale', type: 'Child', isChild: 'Yes' }),
      aPerson({ id: 3, fullname: 'Anne Price' }),
    ],
  })
  const offered = (list: 'guardian' | 'executor') =>
    shownToChoose(will, list === 'guardian' ? { list, children: [2] } : { list }, TODAY).map(
      ({ person }) => person.fullname,
    )
  expect(offered('guardian')).toEqual(['Anne Price', 'Thomas Hale'])
  expect(offered('executor')).toEqual(['Thomas Hale', 'Anne Price'])
})

const family = (given: Partial<Person> = {}) =>
  aWill({
    persons: [
      aPerson({ id: 1, fullname: 'Mark Bennett', type: 'partner', relationship: 'Husband' }),
      aPerson({
        id: 2,
        fullname: 'Lily Bennett',
        type: 'Child',
        isChild: 'Yes',
        dob: { day: 2, month: 2, year: 2017 },
        otherParentalResponsibility: 'Yes',
        ...given,
      }),
      aPerson({ id: 3, fullname: 'Helen Carter' }),
    ],
  })

const seldom = (will: Will, to: Parameters<typeof shownToChoose>[1]) =>
  shownToChoose(will, to, TODAY).flatMap((shown) => (shown.seldom ? [shown.person.fullname] : []))

test('the father is offered as guardian beside himself only once he is asked for, and a partner who is no parent at once', () => {
  expect(seldom(family(), { list: 'guardian', children: [2] })).toEqual(['Mark Bennett'])
  expect(seldom(family(), { list: 'backupGuardian', children: [2] })).toEqual(['Mark Bennett'])
  expect(seldom(family({ otherParentalResponsibility: 'No' }), { list: 'guardian', children: [2] })).toEqual([])
})

test('a child of nine is offered as a backup executor only once asked for, and shown where chosen', () => {
  expect(seldom(family(), { list: 'executorBackup' })).toEqual(['Lily Bennett'])
  expect(seldom({ ...family(), executorBackup: [2] }, { list: 'executorBackup' })).toEqual([])
  expect(seldom(family(), { list: 'executor' })).toEqual([])
})

test('a substitute executor who is under 18 is shown with the year from which they can act', () => {
  const will = aWill({
    persons: [
      aPerson({ id: 1, fullname: 'Ruth Hale', dob: { day: 2, month: 2, year: 2017 } }),
      aPerson({ id: 2, fullname: 'Anne Price', dob: { day: 2, month: 2, year: 1970 } }),
    ],
  })
  const shown = shownToChoose(will, { list: 'executorBackup' }, TODAY)
  expect(shown.map(({ actsFrom }) => actsFrom)).toEqual([2035, undefined])
})

test('children who are alike are asked about together, stepchildren apart from the others, and one who differs alone', () => {
  const child = (id: number, given: Partial<Person> = {}) =>
    aPerson({
      id,
      type: 'Child',
      isChild: 'Yes',
      dob: { day: 2, month: 2, year: 2017 },
      relationship: 'Daughter',
      ...given,
    })
  const groups = (...persons: Person[]) =>
    guardedTogether(aWill({ haveChildren: 'Yes', persons }), TODAY).map((group) => group.map(({ id }) => id))
  expect(groups(child(1), child(2), child(3, { relationship: 'Stepson' }))).toEqual([[1, 2], [3]])
  expect(groups(child(1, { guardianId: [9] }), child(2, { guardianId: [9] }))).toEqual([[1, 2]])
  for (const answered of [{ guardianId: [9] }, { backupGuardianId: [9] }, { parentalResponsibility: 'Yes' as const }])
    expect(groups(child(1, answered), child(2))).toEqual([[1], [2]])
})

test('a person who is chosen for children together is chosen for each of them', () => {
  const two = aWill({ persons: [aPerson({ id: 1, backupGuardianId: [3] }), aPerson({ id: 2 }), aPerson({ id: 3 })] })
  const chosen = withChosenPerson(two, 3, { list: 'guardian', children: [1, 2] })
  expect(chosen.persons.map(({ guardianId }) => guardianId)).toEqual([[3], [3], []])
  expect(chosen.persons.map(({ backupGuardianId }) => backupGuardianId)).toEqual([[], [], []])
})

test('nobody for whom something is held first is offered to come last, but who was chosen before it was held', () => {
  const held = { ...family(), trusts: [aDisabledPersonsTrust({ for: 2 })] }
  const offered = (will: Will) => offeredLast(will).map(({ fullname }) => fullname)
  expect(offered(family())).toEqual(['Mark Bennett', 'Lily Bennett', 'Helen Carter'])
  expect(offered(held)).toEqual(['Mark Bennett', 'Helen Carter'])
  const ultimateDefault: Will['ultimateDefault'] = {
    option: 'People',
    persons: [{ id: 2, percent: 100 }],
    charities: [],
  }
  expect(offered({ ...held, ultimateDefault })).toEqual(offered(family()))
})
