import { expect, test } from 'vitest'
import { aGift, anHeir, aPerson, choosingTheFirm, simplestWill, today } from '#testkit/builders.ts'
import type { Person, Will } from './schema.ts'
import { twoMayHold, youngTakers } from './young-takers.ts'

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
