import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { withoutPerson } from '../will/changes.ts'
import { newWill } from '../will/new-will.ts'
import { inheritors } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { isComplete, problemsOf, problemsOfGroup, problemsOfStep } from './completeness.ts'
import type { GroupName } from './steps.ts'

test.each([
  ['of a married person with a family', completeExampleWill()],
  ['with the fewest answers', simplestWill()],
])('the will %s is complete', (_whose, will) => {
  expect(problemsOf(will, today)).toEqual([])
  expect(isComplete(will, today)).toBe(true)
})

test('a will with nothing answered lacks something in every group but gifts', () => {
  const groups = new Set(problemsOf(newWill(1), today).map(({ step }) => step.split('.')[1]))
  expect([...groups]).toEqual(['about-me', 'beneficiaries', 'estate-splits', 'executors', 'funeral-wishes', 'summary'])
})

const without = <K extends keyof Will>(will: Will, key: K): Omit<Will, K> & Partial<Will> => {
  const { [key]: _, ...rest } = will
  return rest
}

describe('each group is complete or not by itself', () => {
  const married = completeExampleWill()
  const broken: [string, GroupName, Will][] = [
    ['the testator’s name', 'about-me', { ...married, details: { ...married.details, first_name: '' } }],
    ['the marital status', 'about-me', without(married, 'status') as Will],
    [
      'a guardian for the youngest',
      'beneficiaries',
      { ...married, persons: married.persons.map((p) => ({ ...p, guardianId: [] })) },
    ],
    [
      'somebody for the dog',
      'beneficiaries',
      { ...married, pets: married.pets.map((pet) => ({ ...pet, guardianId: [] })) },
    ],
    ['an ultimate default', 'beneficiaries', without(married, 'ultimateDefault') as Will],
    [
      'a share for the charity',
      'estate-splits',
      { ...married, charities: married.charities.map((c) => ({ ...c, estatePercent: 0 })) },
    ],
    ['an answer about leaving people out', 'estate-splits', without(married, 'excluded') as Will],
    ['an executor', 'executors', { ...married, executor: [] }],
    ['an answer about notifying executors', 'executors', without(married, 'notifyExecutors') as Will],
    [
      'a recipient of the piano',
      'gifts',
      { ...married, gifts: married.gifts.map((gift) => ({ ...gift, persons: [] })) },
    ],
    ['a funeral wish', 'funeral-wishes', without(married, 'whatToDo') as Will],
  ]

  test.each(broken)('a will without %s is incomplete in %s alone', (_what, group, will) => {
    expect(isComplete(will, today)).toBe(false)
    expect(problemsOfGroup(group, will, today)).not.toEqual([])
    expect(problemsOfGroup(group, will, today)).toEqual(problemsOf(will, today))
  })
})

test('what is missing is listed in the order of the journey', () => {
  const { whatToDo: _, ...rest } = completeExampleWill({ executor: [] })
  expect(problemsOf({ ...rest, details: {} }, today).map(({ step }) => step.split('.').at(-1))).toEqual([
    'full-name',
    'full-name',
    'full-address',
    'full-address',
    'full-address',
    'dob',
    'executors',
    'funeral-wishes',
  ])
})

test('answers to questions that are no longer asked are left out of account', () => {
  const child = aPerson({ id: 2, type: 'Child', isChild: 'Yes' })
  const will = simplestWill({ persons: [anHeir(100), child] })
  expect(isComplete(will, today)).toBe(true)
  expect(isComplete({ ...will, haveChildren: 'Yes' }, today)).toBe(false)
})

test('a birthday can complete a will: on the day a child turns 18 no guardian is missing', () => {
  const child = aPerson({
    id: 2,
    type: 'Child',
    relationship: 'Son',
    dob: { day: 4, month: 11, year: 2008 },
    parentalResponsibility: 'Yes',
    otherParentalResponsibility: 'No',
  })
  const will = simplestWill({ haveChildren: 'Yes', persons: [anHeir(100), child] })
  expect(isComplete(will, today)).toBe(false)
  expect(isComplete(will, { ...today, day: 4 })).toBe(true)
})

test('one step is checked by itself', () => {
  expect(problemsOfStep('will.gifts', newWill(1), today)).toEqual([])
  expect(problemsOfStep('will.about-me.marital-status', newWill(1), today)).toEqual([
    { field: 'status', code: 'SELECT_OPTION' },
  ])
})

test('whatever the family, a will with every answer is complete', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      expect(problemsOf(will, today)).toEqual([])
    }),
  )
})

test('removing somebody who inherits always leaves something to decide', () => {
  fc.assert(
    fc.property(completeWills, fc.nat(), (will, pick) => {
      const heirs = inheritors(will).filter((heir) => heir.kind === 'person')
      const heir = heirs[pick % heirs.length]
      if (!heir) return
      expect(isComplete(withoutPerson(will, heir.person.id), today)).toBe(false)
    }),
  )
})
