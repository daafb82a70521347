import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill } from '#testkit/builders.ts'
import type { Person } from '../will/schema.ts'
import { circularBackup } from './circular-backup.ts'

const backedBy = (id: number, given: Partial<Person>, ...backups: number[]): Person =>
  anHeir(50, {
    id,
    estateIfDie: 'Split between specific beneficiaries',
    estateBackup: { persons: backups.map((backup) => ({ id: backup, percent: 100 / backups.length })), charities: [] },
    ...given,
  })

test('somebody named as the backup of their own share is found', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2, 1), backedBy(2, {}, 1)] }))).toEqual([1])
})

test('two people may be each other’s backups', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, {}, 2), backedBy(2, {}, 1)] }))).toEqual([])
})

test('a charity may have the number of the person whose backup it is', () => {
  const person = backedBy(1, { estateBackup: { persons: [], charities: [{ id: 1, percent: 100 }] } })
  expect(circularBackup(aWill({ persons: [person] }))).toEqual([])
})

test('an answer that does not count is no circle', () => {
  expect(circularBackup(aWill({ persons: [backedBy(1, { estateIfDie: 'Pass to their children' }, 1)] }))).toEqual([])
  expect(circularBackup(aWill({ persons: [backedBy(1, { inherit: false }, 1), aPerson({ id: 2 })] }))).toEqual([])
})
