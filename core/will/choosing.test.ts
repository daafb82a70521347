import { expect, test } from 'vitest'
import { aPerson, aWill } from '#testkit/builders.ts'
import { shownToChoose } from './choosing.ts'
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
    shownToChoose(will, list === 'guardian' ? { list, child: 2 } : { list }, TODAY).map(({ person }) => person.fullname)
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
  expect(seldom(family(), { list: 'guardian', child: 2 })).toEqual(['Mark Bennett'])
  expect(seldom(family(), { list: 'backupGuardian', child: 2 })).toEqual(['Mark Bennett'])
  expect(seldom(family({ otherParentalResponsibility: 'No' }), { list: 'guardian', child: 2 })).toEqual([])
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
