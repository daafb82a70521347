import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { newWill } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import { type StepName, stepRows } from './steps.ts'
import { placeByRules, resumeAt } from './visit.ts'
import { problemsOf } from './walk.ts'

type Absent = 'whatToDo' | 'notifyExecutors' | 'excluded' | 'havePets' | 'ownProperty' | 'haveChildren'

const without = (will: Will, ...keys: Absent[]): Will =>
  Object.fromEntries(Object.entries(will).filter(([key]) => !keys.some((each) => each === key))) as Will

const order = (name: StepName): number => stepRows.findIndex((step) => step.name === name)

const begun = (given: Partial<Will>): Will => ({ ...newWill(1), ...given })
const guarded = aPerson({ id: 2, type: 'Child', isChild: 'Yes', guardianId: [1] })

test.each<[string, Will, string]>([
  // Promise: resume.start
  ['with nothing answered starts at the beginning', newWill(1), 'about-me.full-name'],
  // Promise: resume.lpa
  ['that is paid for goes to the summary', begun({ paid: 1 }), 'summary'],
  // Promise: resume.lpa
  ['that mirrors a partner’s goes to the summary', begun({ mirrorWill: 1 }), 'summary'],
  // Promise: resume.lpa
  ['with a power of attorney goes to the summary', begun({ lastPowerOfAttorney: 1 }), 'summary'],
  // Promise: resume.lpa
  ['that is being checked goes to the summary', begun({ checkMyWill: 1 }), 'summary'],
  // Promise: resume.funeral
  ['with a funeral wish and an executor goes to the summary', simplestWill({ details: {} }), 'summary'],
  [
    // Promise: resume.funeral
    'with a funeral wish and the appointed firm goes to the summary',
    simplestWill({ executor: [], secureLegacyProbateAsExecutor: true }),
    'summary',
  ],
  [
    'with a funeral wish and no executor continues with the missing step',
    simplestWill({ executor: [], notifyExecutors: 'No' }),
    'executors.executors',
  ],
  [
    // Promise: resume.executors
    'that says who is left out, but not whether executors are told, goes to the executors',
    without(simplestWill(), 'whatToDo', 'notifyExecutors'),
    'executors.executors',
  ],
  [
    // Promise: resume.splits
    'whose young children all have guardians goes to the shares',
    begun({ haveChildren: 'Yes', persons: [aPerson(), guarded] }),
    'estate-splits.split-distribution',
  ],
  [
    'whose young children have guardians, but for one for whom none can be appointed, goes to the shares',
    begun({
      haveChildren: 'Yes',
      persons: [aPerson(), guarded, { ...guarded, id: 3, guardianId: [], parentalResponsibility: 'No' }],
    }),
    'estate-splits.split-distribution',
  ],
  [
    // Promise: resume.splits
    'with a young child without a guardian does not go to the shares',
    begun({ haveChildren: 'Yes', persons: [aPerson(), guarded, { ...guarded, id: 3, guardianId: [] }] }),
    'beneficiaries.other-beneficiaries',
  ],
  [
    // Promise: resume.shares
    'whose shares do not total 100 goes to the other beneficiaries',
    begun({ status: 'Single', persons: [anHeir(50)] }),
    'beneficiaries.other-beneficiaries',
  ],
  [
    // Promise: resume.shares
    'whose shares do not total 100, past the other beneficiaries, goes to the pets',
    begun({ status: 'Single', havePets: 'No', persons: [anHeir(50)] }),
    'beneficiaries.pets',
  ],
  [
    'with a beneficiary who has no share yet goes to the other beneficiaries',
    begun({ status: 'Married', persons: [aPerson({ type: 'partner' })] }),
    'beneficiaries.other-beneficiaries',
  ],
  [
    // Promise: resume.partner
    'of a married testator who has named no person goes to the partner',
    begun({ status: 'Married' }),
    'beneficiaries.partner',
  ],
  [
    // Promise: resume.partner
    'of a single testator who has named no person goes to the children',
    begun({ status: 'Single' }),
    'beneficiaries.children',
  ],
  [
    'with only a name goes to the address',
    begun({ details: { first_name: 'Margaret', last_name: 'Hale' } }),
    'about-me.full-address',
  ],
  [
    'that lacks only the funeral wish goes there',
    without(simplestWill({ notifyExecutors: 'No' }), 'whatToDo'),
    'funeral-wishes',
  ],
  [
    'that does not say whether a person is left out goes to the first question of that group',
    without(simplestWill(), 'whatToDo', 'excluded', 'notifyExecutors'),
    'estate-splits.split-distribution',
  ],
  ['that is complete goes to the summary', completeExampleWill(), 'summary'],
])('a will %s', (_what, will, step) => {
  expect(placeByRules(will, today)).toBe(`will.${step}`)
})

const married = begun({ status: 'Married' })
const leftOut = { option: 'No' } as const

/** Wills to which a rule applies and the next one as well; the specification says which comes first. */
describe('the first rule that applies decides', () => {
  test.each<[string, Will, string]>([
    // Promise: resume.mirror
    ['a will that is paid for comes before executors to tell', begun({ paid: 1, excluded: leftOut }), 'summary'],
    [
      // Promise: resume.mirror
      'a funeral wish with executors comes before executors to tell',
      without(simplestWill({ excluded: leftOut }), 'notifyExecutors'),
      'summary',
    ],
    [
      // Promise: resume.mirror
      'executors to tell come before the shares of children with guardians',
      begun({ excluded: leftOut, haveChildren: 'Yes', persons: [aPerson(), guarded] }),
      'executors.executors',
    ],
    [
      // Promise: resume.mirror
      'the shares of children with guardians come before shares that do not total 100',
      begun({ status: 'Single', havePets: 'No', haveChildren: 'Yes', persons: [anHeir(50), guarded] }),
      'estate-splits.split-distribution',
    ],
    [
      // Promise: resume.mirror
      'shares that do not total 100 come before an answer about oneself',
      begun({ status: 'Single', persons: [anHeir(50)] }),
      'beneficiaries.other-beneficiaries',
    ],
    // Promise: resume.mirror
    ['a partner to name comes before an answer about oneself', married, 'beneficiaries.partner'],
    [
      // Promise: resume.mirror
      'an answer about oneself comes before the first of an unfinished group',
      begun({ details: { first_name: 'Margaret', last_name: 'Hale' }, persons: [] }),
      'about-me.full-address',
    ],
  ])('%s', (_what, will, step) => {
    expect(placeByRules(will, today)).toBe(`will.${step}`)
  })
})

describe('a return passes over no question that must be answered', () => {
  test.each<[string, Will, string]>([
    ['a partner named on another device leads to the name that is missing', married, 'about-me.full-name'],
    [
      // Promise: since.resume
      'a parent who has named a partner is asked about children, and not about other people',
      without(
        simplestWill({ status: 'Married', persons: [anHeir(50, { type: 'partner' })] }),
        'whatToDo',
        'haveChildren',
      ),
      'beneficiaries.children',
    ],
    [
      'a funeral wish and an executor do not lead past a home that is not told of',
      without(completeExampleWill(), 'ownProperty'),
      'about-me.you-own-property',
    ],
    // Promise: since.resume
    [
      'a partner who has yet to confirm first answers what only they can',
      without(completeExampleWill({ toConfirm: 1, mirrorWill: 1 }), 'ownProperty', 'whatToDo'),
      'about-me.you-own-property',
    ],
    ['a partner who has answered everything reads', completeExampleWill({ toConfirm: 1, mirrorWill: 1 }), 'summary'],
    ['a paid will is shown at its summary, which names what is missing', begun({ paid: 1 }), 'summary'],
  ])('%s', (_what, will, step) => {
    expect(resumeAt(will, today)).toBe(`will.${step}`)
  })

  // Promise: since.resume
  test('whichever answers are missing, nothing before the place is', () => {
    const keys = ['whatToDo', 'notifyExecutors', 'excluded', 'havePets', 'ownProperty', 'haveChildren'] as const
    fc.assert(
      fc.property(fc.subarray([...keys]), (missing) => {
        const will = without(completeExampleWill(), ...missing)
        const first = problemsOf(will, today)[0]?.step
        const place = placeByRules(will, today)
        expect(resumeAt(will, today)).toBe(first && order(first) < order(place) ? first : place)
      }),
    )
  })
})
