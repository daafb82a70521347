import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aPet, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { maritalStatuses, statusesWithPartner } from '../will/lists.ts'
import { includes } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { groupOf, groups, isStepName, stepNamed, stepRows } from './steps.ts'
import { askedSteps, problemsOf } from './walk.ts'

const specified = [
  ['will.about-me.full-name', 3],
  ['will.about-me.full-address', 6],
  ['will.about-me.you-own-property', 6],
  ['will.about-me.dob', 12],
  ['will.about-me.marital-status', 15],
  ['will.beneficiaries.partner', 17],
  ['will.beneficiaries.children', 19],
  ['will.beneficiaries.other-beneficiaries', 20],
  ['will.beneficiaries.guardians', 22],
  ['will.beneficiaries.backup-guardians', 22],
  ['will.beneficiaries.pets', 25],
  ['will.beneficiaries.pets-guardians', 27],
  ['will.beneficiaries.my-beneficiaries', 40],
  ['will.beneficiaries.backup-action', 48],
  ['will.estate-splits.split-distribution', 54],
  ['will.estate-splits.exclude', 59],
  ['will.executors.executors', 65],
  ['will.executors.my-executors', 68],
  ['will.executors.digital-assets', 72],
  ['will.executors.executor-notify', 72],
  ['will.gifts', 80],
  ['will.funeral-wishes', 95],
  ['will.summary', 99],
] as const

// Promise: step.full-name
test('the journey has the specified steps, in order, with their percentages', () => {
  expect(stepRows.map(({ name, progress }) => [name, progress])).toEqual(specified)
})

// Promise: step.event, limit.forms
test('every step has a tracking event of its own', () => {
  const events = stepRows.map(({ formEventId }) => formEventId)
  // Tracking relies on the ids of the first 23 steps. A later step gets an id that was never used.
  expect(events.filter((event) => event <= 23)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1))
  // That of a step which is gone.
  expect(events).not.toContain(25)
  expect(new Set(events).size).toBe(events.length)
})

// Promise: shell.title
test('every step asks its own question', () => {
  expect(new Set(stepRows.map(({ title }) => title)).size).toBe(stepRows.length)
})

// Promise: step.hide-on-paid
test('the name and the date of birth are not shown again once paid', () => {
  expect(stepRows.filter(({ hideOnPaid }) => hideOnPaid).map(({ name }) => name)).toEqual([
    'will.about-me.full-name',
    'will.about-me.dob',
  ])
})

// Promise: step.groups
test('each group ends where the next begins', () => {
  const ends = stepRows.filter(
    ({ name }, at) => groupOf(stepRows[at + 1]?.name ?? name) !== groupOf(name) || !stepRows[at + 1],
  )
  expect(ends.map(({ name }) => name)).toEqual([
    'will.about-me.marital-status',
    'will.beneficiaries.backup-action',
    'will.estate-splits.exclude',
    'will.executors.executor-notify',
    'will.gifts',
    'will.funeral-wishes',
    'will.summary',
  ])
})

// Promise: step.groups
test('every step is in a group that has a name, and the groups come in order', () => {
  expect([...new Set(stepRows.map(({ name }) => groupOf(name)))]).toEqual(Object.keys(groups))
})

test('a step is found by its name alone', () => {
  expect(stepNamed('will.gifts').progress).toBe(80)
  expect(isStepName('will.gifts')).toBe(true)
  expect(isStepName('will.nowhere')).toBe(false)
  expect(() => stepNamed('will.nowhere' as 'will.gifts')).toThrow('There is no step called will.nowhere')
})

describe('what is asked', () => {
  const asks = (will: Will) => askedSteps(will, today).map(({ name }) => name.split('.').at(-1))
  const child = (given: object) =>
    aWill({ haveChildren: 'Yes', persons: [aPerson({ type: 'Child', relationship: 'Son', ...given })] })

  // Promise: step.partner
  test.each(maritalStatuses)(
    'a testator of status %s is asked who their partner is only if they have one',
    (status) => {
      expect(asks(aWill({ status })).includes('partner')).toBe(includes(statusesWithPartner, status))
    },
  )

  // Promise: since.no-relations
  test('what people of a partner’s will are to the testator is asked with the partner, or else with the children', () => {
    const { relationship: _unknown, ...person } = aPerson({ relationToSay: true })
    const copied = (given: Partial<Will>) => aWill({ persons: [person], ...given })
    const askedOn = (will: Will) =>
      problemsOf(will, today)
        .filter(({ field }) => field === 'relationship.1')
        .map(({ step }) => step)
    expect(askedOn(copied({ status: 'Married' }))).toEqual(['will.beneficiaries.partner'])
    expect(askedOn(copied({ status: 'Divorced' }))).toEqual(['will.beneficiaries.children'])
    expect(askedOn(copied({ persons: [aPerson({ relationToSay: true, relationship: 'Friend' })] }))).toEqual([])
  })

  // Promise: step.guardians
  test.each([
    ['a child under 18', child({ isChild: 'Yes' }), true],
    ['a child born ten years ago', child({ dob: { day: 1, month: 1, year: 2016 } }), true],
    ['a grown-up child', child({ isChild: 'No' }), false],
    ['a young friend', aWill({ haveChildren: 'Yes', persons: [aPerson({ isChild: 'Yes' })] }), false],
    ['no children any more', { ...child({ isChild: 'Yes' }), haveChildren: 'No' as const }, false],
    ['no person', aWill(), false],
  ])('with %s, guardians are asked for: %#', (_who, will, asked) => {
    expect(asks(will).includes('guardians')).toBe(asked)
    expect(asks(will).includes('backup-guardians')).toBe(asked)
  })

  test('nobody is asked who steps in for guardians that the will cannot appoint', () => {
    const will = child({ isChild: 'Yes', parentalResponsibility: 'Not sure' })
    expect(asks(will)).toContain('guardians')
    expect(asks(will)).not.toContain('backup-guardians')
  })

  // Promise: step.guardians
  test.each([
    ['a pet to look after', aWill({ havePets: 'Yes', pets: [aPet()] }), true],
    ['a pet that needs no looking after', aWill({ havePets: 'Yes', pets: [aPet({ lookAfter: 'No' })] }), false],
    ['no pets any more', aWill({ havePets: 'No', pets: [aPet()] }), false],
  ])('with %s, the pets’ guardians are asked for: %#', (_what, will, asked) => {
    expect(asks(will).includes('pets-guardians')).toBe(asked)
    expect(asks(will).includes('pets')).toBe(true)
  })

  test.each([
    ['a person', aWill({ persons: [aPerson()], executor: [1] }), true],
    ['a person who was removed', aWill({ executor: [1] }), false],
    ['the appointed firm alone', aWill({ secureLegacyProbateAsExecutor: true }), false],
  ])('with %s as executor, notifying is asked about: %#', (_who, will, asked) => {
    expect(asks(will).includes('executor-notify')).toBe(asked)
  })

  test('a single person with one heir is asked 18 questions and the summary', () => {
    expect(asks(simplestWill())).toHaveLength(19)
  })

  test('a married person with a young child and a pet is asked everything', () => {
    expect(asks(completeExampleWill())).toHaveLength(23)
    expect(asks(aWill({ persons: [anHeir(100)] }))).toHaveLength(18)
  })
})
