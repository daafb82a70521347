import { expect, test } from 'vitest'
import { aPerson, aWill, choosingTheFirm, completeExampleWill, today } from '#testkit/builders.ts'
import { problemsOf } from '../journey/walk.ts'
import {
  digitalAssetsAreCaredFor,
  executorsAreChosen,
  notifyingIsDecided,
  substitutesAreLiving,
} from './executors.rules.ts'

const young = { day: 4, month: 11, year: 2008 }
const grown = { day: 3, month: 11, year: 2008 }
const persons = [
  ...[1, 2, 3, 4, 5].map((id) => aPerson({ id })),
  aPerson({ id: 6, dob: young }),
  aPerson({ id: 7, dob: grown }),
  aPerson({ id: 8, died: true }),
]

// Promise: who.executors, rule.executor
test.each([
  ['no person', [], [{ field: 'executor', code: 'ADD_ADULT_PERSON' }]],
  ['a person who is not in the will', [9], [{ field: 'executor', code: 'ADD_ADULT_PERSON' }]],
  ['one person', [1], []],
  ['four people', [1, 2, 3, 4], []],
  // Promise: words.executors
  ['five people', [1, 2, 3, 4, 5], [{ field: 'executor', code: 'TOO_MANY_EXECUTORS' }]],
  ['a person who is 18 tomorrow', [6], [{ field: 'executor', code: 'EXECUTOR_UNDER_18' }]],
  ['a person who is 18 today', [7], []],
  ['one of two, who has died', [1, 8], [{ field: 'executor', code: 'EXECUTOR_UNDER_18' }]],
])('executors: %s', (_who, executor, expected) => {
  expect(executorsAreChosen(aWill({ persons, executor }), today)).toEqual(expected)
})

// Promise: rule.executor
test('the appointed firm may act alone', () => {
  expect(executorsAreChosen(aWill(choosingTheFirm()), today)).toEqual([])
})

// Promise: words.executors
// Finding: 27
test('a substitute may be under 18 today, for nobody acts before 18', () => {
  const will = completeExampleWill()
  const xan = aPerson({ id: 90, fullname: 'Xan Hale', dob: young })
  const problems = problemsOf({ ...will, persons: [...will.persons, xan], executorBackup: [90] }, today)
  expect(problems).toEqual([])
})

test('a substitute is living: one who has died will never act', () => {
  const will = { ...aWill({ persons, executor: [1] }), executorBackup: [2, 8] }
  expect(substitutesAreLiving(will, today)).toEqual([{ field: 'executorBackup', code: 'EXECUTOR_UNDER_18' }])
  expect(substitutesAreLiving({ ...will, executorBackup: [2, 6] }, today)).toEqual([])
})

// Promise: words.digital
test('digital assets are in the care of the executors or of a named person', () => {
  const { executorCareAssets: _, ...undecided } = aWill({ persons })
  expect(digitalAssetsAreCaredFor(undecided, today)).toEqual([
    { field: 'executorCareAssets.option', code: 'SELECT_OPTION' },
  ])
  const noCarer = aWill({ persons, executorCareAssets: { option: 'Someone else', persons: [] } })
  expect(digitalAssetsAreCaredFor(noCarer, today)).toEqual([
    { field: 'executorCareAssets.persons', code: 'SELECT_INHERIT' },
  ])
  const named = aWill({ persons, executorCareAssets: { option: 'Someone else', persons: [1] } })
  expect(digitalAssetsAreCaredFor(named, today)).toEqual([])
  const dead = aWill({ persons, executorCareAssets: { option: 'Someone else', persons: [1, 8] } })
  expect(digitalAssetsAreCaredFor(dead, today)).toEqual([
    { field: 'executorCareAssets.persons', code: 'SELECT_INHERIT' },
  ])
  expect(digitalAssetsAreCaredFor(aWill(), today)).toEqual([])
})

// Promise: rule.executor.2
test('whether the executors are told is answered Yes or No', () => {
  const { notifyExecutors: _, ...undecided } = aWill()
  expect(notifyingIsDecided(undecided, today)).toEqual([{ field: 'notifyExecutors', code: 'SELECT_OPTION' }])
  expect(notifyingIsDecided(aWill({ notifyExecutors: 'No' }), today)).toEqual([])
})
