import { expect, test } from 'vitest'
import { aPerson, aWill } from '#testkit/builders.ts'
import { noValues } from './new-will.ts'
import { partsNotOffered, partsUsed } from './parts-used.ts'

test('a will without trusts, ages and belongings uses none of the parts', () => {
  expect(partsUsed(aWill({ childrenAge: 25, classes: [{ of: 'My grandchildren', estatePercent: 50 }] }))).toEqual([])
})

test('each part is known by what the will says', () => {
  const takers = { persons: [], charities: [], classes: [{ of: 'My grandchildren' as const, estatePercent: 0 }] }
  expect(partsUsed(aWill({ trusts: [{ id: 1, kind: 'Home', for: 2 }] }))).toEqual(['home-for-life'])
  expect(partsUsed(aWill({ trusts: [{ id: 1, kind: 'Residue', for: 2 }] }))).toEqual(['life-interest'])
  expect(partsUsed(aWill({ trusts: [{ id: 1, kind: 'Disabled person', for: 2, takers }] }))).toEqual([
    'disabled-person',
    'classes',
  ])
  expect(partsUsed(aWill({ persons: [aPerson({ id: 2, age: 21 })] }))).toEqual(['ages'])
  expect(partsUsed(aWill({ classes: [{ of: 'My grandchildren', estatePercent: 0, age: 25 }] }))).toEqual(['ages'])
  expect(partsUsed(aWill({ belongings: { persons: [2], backupPersons: [] } }))).toEqual(['belongings'])
})

test('what things are worth is no part of a will, so that a will with values can be bought where estimates are switched off', () => {
  const values = { ...noValues, debts: { low: 1, high: 1 } }
  expect(partsUsed(aWill({ values }))).toEqual([])
})

test('a part that is switched off is not offered, and the others are', () => {
  const will = aWill({ trusts: [{ id: 1, kind: 'Home', for: 2 }], belongings: { persons: [2], backupPersons: [] } })
  expect(partsNotOffered(will, ['belongings'])).toEqual(['home-for-life'])
  expect(partsNotOffered(will, ['home-for-life', 'belongings', 'ages'])).toEqual([])
})
