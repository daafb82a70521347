import { expect, test } from 'vitest'
import { aCharity, anHeir, aPerson, today } from '#testkit/builders.ts'
import { aHomeTrust, aLaterTaker, laterTakers, tomsWill } from '#testkit/trusts.ts'
import { newWill } from '../will/new-will.ts'
import type { LaterTakers, Person, Will } from '../will/schema.ts'
import { problemsOfShares } from './problems.ts'

const ann = anHeir(60, { id: 1 })
const bob = anHeir(40, { id: 2 })
const backedBy = (persons: [number, number][], charities: [number, number][] = []): Person => ({
  ...ann,
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: persons.map(([id, percent]) => ({ id, percent })),
    charities: charities.map(([id, percent]) => ({ id, percent })),
  },
})
const lastly = (
  option: 'Charity' | 'People' | 'Next of kin',
  persons: [number, number][],
  charities: [number, number][] = [],
): NonNullable<Will['ultimateDefault']> => ({ option, ...backedBy(persons, charities).estateBackup })

const will = (persons: Person[], given: Partial<Will> = {}): Will => ({ ...newWill(1), persons, ...given })
const found = (each: Will): string[] => problemsOfShares(each, today).map(({ field, code }) => `${field} ${code}`)

test.each<[string, Will]>([
  ['only its shares', will([ann, bob])],
  ['backups', will([backedBy([[2, 50]], [[1, 50]]), bob], { charities: [aCharity()] })],
  ['backups that no longer count', will([{ ...backedBy([[9, 30]]), estateIfDie: 'Pass to their children' }, bob])],
  [
    'people as the ultimate default',
    will([ann, bob, aPerson({ id: 3 })], { ultimateDefault: lastly('People', [[3, 100]], [[9, 1]]) }),
  ],
])('a will with %s can be distributed', (_what, each) => {
  expect(found(each)).toEqual([])
})

test.each<[string, Will, string[]]>([
  ['no person has a share', will([aPerson()]), ['persons SELECT_INHERIT']],
  ['the shares do not total 100', will([ann]), ['estatePercent ESTATE_SPLIT_NOT_100']],
  ['a share is 0', will([ann, bob, anHeir(0, { id: 3 })]), ['persons.3.estatePercent ESTATE_SHARE_ZERO']],
  ['there are no backups', will([backedBy([]), bob]), ['persons.1.estateBackup ADD_ONE_BENEFICIARY']],
  ['the backups do not total 100', will([backedBy([[2, 90]]), bob]), ['persons.1.estateBackup BACKUP_SPLIT_NOT_100']],
  [
    'the shares of the ultimate default do not total 100',
    will([ann, bob], { ultimateDefault: lastly('People', [[2, 90]]) }),
    ['ultimateDefault.persons BACKUP_SPLIT_NOT_100'],
  ],
  [
    'two things are wrong',
    will([backedBy([]), anHeir(30, { id: 2 })]),
    ['estatePercent ESTATE_SPLIT_NOT_100', 'persons.1.estateBackup ADD_ONE_BENEFICIARY'],
  ],
  [
    'a backup is not in the will',
    will([
      backedBy([
        [9, 50],
        [2, 50],
      ]),
      bob,
    ]),
    ['persons.1.estateBackup.persons UNKNOWN_ID'],
  ],
  [
    'a backup charity is not in the will',
    will([backedBy([[2, 50]], [[1, 50]]), bob]),
    ['persons.1.estateBackup.charities UNKNOWN_ID'],
  ],
  [
    'a person of the ultimate default is not in the will',
    will([ann, bob], { ultimateDefault: lastly('People', [[9, 100]]) }),
    ['ultimateDefault.persons UNKNOWN_ID'],
  ],
  [
    'a charity of the ultimate default is not in the will',
    will([ann, bob], { ultimateDefault: lastly('Charity', [[9, 100]], [[9, 100]]) }),
    ['ultimateDefault.charities UNKNOWN_ID'],
  ],
])('when %s, that is reported', (_what, each, problems) => {
  expect(found(each)).toEqual(problems)
})

test('the people of the ultimate default are not checked once next of kin are chosen', () => {
  expect(found(will([ann, bob], { ultimateDefault: lastly('Next of kin', [[9, 1]], [[9, 1]]) }))).toEqual([])
})

test('a trust whose takers are nobody in the will, or do not make a whole, cannot be worked out', () => {
  const problems = (takers: LaterTakers) =>
    problemsOfShares(tomsWill({ trusts: [aHomeTrust({ takers })] }), today).map(({ field, code }) => `${field} ${code}`)
  expect(problems(laterTakers([2, 3]))).toEqual([])
  expect(problems(laterTakers([2, 99]))).toEqual(['trusts.Home.takers.persons UNKNOWN_ID'])
  expect(
    problems(laterTakers([], { split: 'Different shares', persons: [2, 3].map((id) => aLaterTaker(id)) })),
  ).toEqual([
    'trusts.Home.takers.persons.2.estatePercent ESTATE_SHARE_ZERO',
    'trusts.Home.takers.persons.3.estatePercent ESTATE_SHARE_ZERO',
  ])
})
