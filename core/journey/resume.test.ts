import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { newWill } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'
import { resumeAt, resumeRules } from './resume.ts'

type Absent = 'whatToDo' | 'notifyExecutors' | 'excluded' | 'havePets' | 'ownProperty'

const without = (will: Will, ...keys: Absent[]): Will =>
  Object.fromEntries(Object.entries(will).filter(([key]) => !keys.some((each) => each === key))) as Will

const begun = (given: Partial<Will>): Will => ({ ...newWill(1), ...given })
const guarded = aPerson({ id: 2, type: 'Child', isChild: 'Yes', guardianId: [1] })

test.each<[string, Will, string]>([
  ['with nothing answered starts at the beginning', newWill(1), 'about-me.full-name'],
  ['that is paid for goes to the summary', begun({ paid: 1 }), 'summary'],
  ['that mirrors a partner’s goes to the summary', begun({ mirrorWill: 1 }), 'summary'],
  ['with a power of attorney goes to the summary', begun({ lastPowerOfAttorney: 1 }), 'summary'],
  ['that is being checked goes to the summary', begun({ checkMyWill: 1 }), 'summary'],
  ['with a funeral wish and an executor goes to the summary', simplestWill({ details: {} }), 'summary'],
  [
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
    'that says who is left out, but not whether executors are told, goes to the executors',
    without(simplestWill(), 'whatToDo', 'notifyExecutors'),
    'executors.executors',
  ],
  [
    'whose young children all have guardians goes to the shares',
    begun({ haveChildren: 'Yes', persons: [aPerson(), guarded] }),
    'estate-splits.split-distribution',
  ],
  [
    'with a young child without a guardian does not go to the shares',
    begun({ haveChildren: 'Yes', persons: [aPerson(), guarded, { ...guarded, id: 3, guardianId: [] }] }),
    'beneficiaries.other-beneficiaries',
  ],
  [
    'whose shares do not total 100 goes to the other beneficiaries',
    begun({ status: 'Single', persons: [anHeir(50)] }),
    'beneficiaries.other-beneficiaries',
  ],
  [
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
    'of a married testator who has named no person goes to the partner',
    begun({ status: 'Married' }),
    'beneficiaries.partner',
  ],
  [
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
  expect(resumeAt(will, today)).toBe(`will.${step}`)
})

test('the first rule that applies decides', () => {
  fc.assert(
    fc.property(
      fc.subarray(['whatToDo', 'notifyExecutors', 'excluded', 'havePets', 'ownProperty'] as const),
      (keys) => {
        const will = without(completeExampleWill(), ...keys)
        const answers = resumeRules.map((rule) => rule(will, today)).filter((step) => step !== undefined)
        expect(resumeAt(will, today)).toBe(answers[0] ?? 'will.summary')
      },
    ),
  )
})
