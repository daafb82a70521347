import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aPet, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { withoutPerson } from '../will/changes.ts'
import { maritalStatuses, yesNo } from '../will/lists.ts'
import { newWill } from '../will/new-will.ts'
import { inheritors } from '../will/questions.ts'
import type { Person, Will } from '../will/schema.ts'
import { type GroupName, type StepName, stepNamed, stepRows } from './steps.ts'
import {
  askedSteps,
  isComplete,
  type Mode,
  nextStep,
  pagesOfQuestions,
  previousStep,
  problemsOf,
  problemsOfGroup,
  problemsOfStep,
  progressShown,
} from './walk.ts'

const unpaid: Mode = { sponsored: false }
const names = stepRows.map(({ name }) => name)

/** Without the answers that the page of backup executors says and saves. */
const withoutTheUsual = ({ executorCareAssets: _, notifyExecutors: _told, ...will }: Will): Will => will

/** Wills that differ in every answer on which a question depends. */
const anyWill: fc.Arbitrary<Will> = fc
  .record({
    status: fc.constantFrom(...maritalStatuses),
    haveChildren: fc.constantFrom(...yesNo),
    isChild: fc.constantFrom(...yesNo),
    havePets: fc.constantFrom(...yesNo),
    lookAfter: fc.constantFrom(...yesNo),
    executor: fc.constantFrom<number[]>([], [1], [9]),
    paid: fc.constantFrom(0 as const, 1 as const),
  })
  .map(({ isChild, lookAfter, ...given }) => {
    const persons = [aPerson({ type: 'Child', isChild })]
    return withoutTheUsual(aWill({ ...given, persons, pets: [aPet({ lookAfter })] }))
  })
const anyMode = fc.record({ sponsored: fc.boolean() })
const anyStep = fc.constantFrom(...names)

const walk = (from: StepName, step: (at: StepName) => StepName | undefined): StepName[] => {
  const next = step(from)
  return next ? [next, ...walk(next, step)] : []
}

// Promise: walk.next
test('Next leads from the first step through every step that is asked to the summary', () => {
  fc.assert(
    fc.property(anyWill, anyMode, (given, mode) => {
      const will: Will = { ...given, paid: 0 }
      const walked = walk('will.about-me.full-name', (at) => nextStep(at, will, mode, today))
      expect(['will.about-me.full-name', ...walked]).toEqual(askedSteps(will, today).map(({ name }) => name))
      expect(walked.at(-1)).toBe('will.summary')
    }),
  )
})

// Promise: walk.next
test('Next always goes forward and Previous always back', () => {
  fc.assert(
    fc.property(anyWill, anyMode, anyStep, (will, mode, at) => {
      const next = nextStep(at, will, mode, today)
      const previous = previousStep(at, will, mode, today)
      if (next) expect(names.indexOf(next)).toBeGreaterThan(names.indexOf(at))
      if (previous) expect(names.indexOf(previous)).toBeLessThan(names.indexOf(at))
    }),
  )
})

test('Previous undoes Next, except for the pets of a testator who has none', () => {
  fc.assert(
    fc.property(anyWill, anyMode, fc.nat(names.length), (given, mode, pick) => {
      const shown = [names[0] as StepName, ...walk('will.about-me.full-name', (at) => nextStep(at, given, mode, today))]
      const from = shown[Math.max(given.paid === 1 ? 1 : 0, pick % shown.length)] as StepName
      const next = nextStep(from, given, mode, today)
      if (!next || (from === 'will.beneficiaries.pets' && given.havePets === 'No')) return
      expect(previousStep(next, given, mode, today)).toBe(from)
    }),
  )
})

test('a spouse who was named as the other owner of the home is not asked for again, while the marital status agrees', () => {
  const named = completeExampleWill()
  const after = (will: Will) => nextStep('will.about-me.marital-status', will, unpaid, today)
  expect(after(named)).toBe('will.beneficiaries.children')
  expect(previousStep('will.beneficiaries.children', named, unpaid, today)).toBe('will.beneficiaries.partner')
  expect(after({ ...named, status: 'Engaged' })).toBe('will.beneficiaries.partner')
  expect(after({ ...named, status: 'Civil Partnership' })).toBe('will.beneficiaries.partner')
  expect(after({ ...named, ownProperty: 'No' })).toBe('will.beneficiaries.partner')
  expect(after({ ...named, accounts: named.accounts.map((each) => ({ ...each, mortgageWithPersons: [2] })) })).toBe(
    'will.beneficiaries.partner',
  )
})

test('what the page of backup executors has said of online accounts and of telling them is not asked again', () => {
  const after = (will: Will) => nextStep('will.executors.my-executors', will, unpaid, today)
  expect(after(aWill())).not.toBe('will.executors.digital-assets')
  expect(after(withoutTheUsual(aWill()))).toBe('will.executors.digital-assets')
})

describe('the page of backup guardians', () => {
  const friend = aPerson({ id: 8, fullname: 'Nina Cole', relationship: 'Friend' })
  const guarded = (given: Partial<Person>, ...others: readonly Person[]): Will =>
    aWill({
      status: 'Married',
      haveChildren: 'Yes',
      persons: [
        aPerson({ id: 1, type: 'partner', relationship: 'Husband' }),
        aPerson({
          id: 2,
          type: 'Child',
          relationship: 'Son',
          isChild: 'Yes',
          parentalResponsibility: 'Yes',
          otherParentalResponsibility: 'Yes',
          guardianId: [7],
          ...given,
        }),
        aPerson({ id: 7, fullname: 'Helen Carter', relationship: 'Sister' }),
        ...others,
      ],
    })
  const next = (will: Will) => nextStep('will.beneficiaries.guardians', will, unpaid, today)

  test('is passed over while nobody is known who could step in: the other parent needs no appointment', () => {
    expect(next(guarded({}))).toBe('will.beneficiaries.pets')
    expect(previousStep('will.beneficiaries.pets', guarded({}), unpaid, today)).toBe(
      'will.beneficiaries.backup-guardians',
    )
  })

  test('comes where somebody could, or was chosen', () => {
    expect(next(guarded({}, friend))).toBe('will.beneficiaries.backup-guardians')
    expect(next(guarded({ otherParentalResponsibility: 'No' }))).toBe('will.beneficiaries.backup-guardians')
    expect(next(guarded({ backupGuardianId: [1] }))).toBe('will.beneficiaries.backup-guardians')
  })
})

test('a will has as many pages of questions as are promised before it is begun', () => {
  fc.assert(
    fc.property(anyWill, (will) => {
      const pages = askedSteps(will, today).length - 1
      expect(pages).toBeGreaterThanOrEqual(pagesOfQuestions.fewest)
      expect(pages).toBeLessThanOrEqual(pagesOfQuestions.most)
    }),
  )
  expect(askedSteps(aWill(), today)).toHaveLength(pagesOfQuestions.fewest + 1)
})

test('a partner answers only what the other will cannot say, and what is their own though it may be left empty, and then reads', () => {
  const { whatToDo: _, ...made } = completeExampleWill({
    toConfirm: 1,
    details: { first_name: 'Thomas', last_name: 'Hale' },
  })
  const walked = walk('will.about-me.full-name', (at) => nextStep(at, made, unpaid, today))
  expect(walked).toEqual(
    [
      'about-me.full-address',
      'about-me.dob',
      'beneficiaries.backup-guardians',
      'beneficiaries.pets',
      'gifts',
      'funeral-wishes',
      'summary',
    ].map((name) => `will.${name}`),
  )
})

test('nothing follows the summary and nothing comes before the first step', () => {
  expect(nextStep('will.summary', aWill(), unpaid, today)).toBeUndefined()
  expect(previousStep('will.about-me.full-name', aWill(), unpaid, today)).toBeUndefined()
})

describe('Previous', () => {
  const back = (from: StepName, will: Will) => previousStep(from, will, unpaid, today)

  // Promise: walk.back-pets
  test('skips the pets of a testator who has none, though Next stops there', () => {
    const will = aWill({ havePets: 'No' })
    expect(back('will.beneficiaries.my-beneficiaries', will)).toBe('will.beneficiaries.other-beneficiaries')
    expect(nextStep('will.beneficiaries.other-beneficiaries', will, unpaid, today)).toBe('will.beneficiaries.pets')
  })

  // Promise: walk.back-pets
  test('stops at the pets of a testator who has some', () => {
    const will = aWill({ havePets: 'Yes', pets: [aPet({ lookAfter: 'No' })] })
    expect(back('will.beneficiaries.my-beneficiaries', will)).toBe('will.beneficiaries.pets')
  })

  // Promise: walk.back-guardians
  test('goes from the pets to the other beneficiaries when there are no young children', () => {
    expect(back('will.beneficiaries.pets', aWill())).toBe('will.beneficiaries.other-beneficiaries')
    expect(back('will.beneficiaries.pets', completeExampleWill())).toBe('will.beneficiaries.backup-guardians')
  })

  // Promise: walk.back-partner
  test('goes from the children to the marital status when there is no partner', () => {
    expect(back('will.beneficiaries.children', aWill({ status: 'Widowed' }))).toBe('will.about-me.marital-status')
    expect(back('will.beneficiaries.children', aWill({ status: 'Engaged' }))).toBe('will.beneficiaries.partner')
  })
})

describe('once the will is paid for', () => {
  const paid = simplestWill({ paid: 1 })

  // Promise: mode.paid, walk.next-hidden
  test('the name and the date of birth are skipped, forward and back', () => {
    expect(nextStep('will.about-me.you-own-property', paid, unpaid, today)).toBe('will.about-me.marital-status')
    expect(previousStep('will.about-me.marital-status', paid, unpaid, today)).toBe('will.about-me.you-own-property')
    expect(previousStep('will.about-me.full-address', paid, unpaid, today)).toBeUndefined()
  })

  // Promise: walk.next-hidden
  test('they are still shown to a customer whose will a sponsor has paid for', () => {
    expect(nextStep('will.about-me.you-own-property', paid, { sponsored: true }, today)).toBe('will.about-me.dob')
  })
})

// Promise: table.progress
test('the progress shown never falls and is never less than the step’s own', () => {
  const shown = names.map(progressShown)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  for (const name of names) expect(progressShown(name)).toBeGreaterThanOrEqual(stepNamed(name).progress)
  expect(shown.at(-1)).toBe(99)
})

test('answers that change on the way never make Next go back', () => {
  fc.assert(
    fc.property(anyStep, fc.array(anyWill, { minLength: 23, maxLength: 23 }), (from, wills) => {
      let at: StepName | undefined = from
      let shown = progressShown(from)
      for (const will of wills) {
        at = at && nextStep(at, will, unpaid, today)
        if (at === undefined) break
        expect(progressShown(at)).toBeGreaterThanOrEqual(shown)
        shown = progressShown(at)
      }
      expect(at).toBeUndefined()
    }),
  )
})

test('a child who comes of age is no longer asked about', () => {
  const child = aPerson({ type: 'Child', dob: { day: 4, month: 11, year: 2008 } })
  const will = aWill({ haveChildren: 'Yes', persons: [child, anHeir(100, { id: 2 })] })
  const after = (day: number) => nextStep('will.beneficiaries.other-beneficiaries', will, unpaid, { ...today, day })
  expect(after(3)).toBe('will.beneficiaries.guardians')
  expect(after(4)).toBe('will.beneficiaries.pets')
})

test.each([
  ['of a married person with a family', completeExampleWill()],
  ['with the fewest answers', simplestWill()],
])('the will %s is complete', (_whose, will) => {
  expect(problemsOf(will, today)).toEqual([])
  expect(isComplete(will, today)).toBe(true)
})

// Promise: complete.whole, rule.complete.2
test('a will with nothing answered lacks something in every group', () => {
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
      // Promise: rule.guardians
      'a guardian for the youngest',
      'beneficiaries',
      { ...married, persons: married.persons.map((p) => ({ ...p, guardianId: [] })) },
    ],
    [
      // Promise: rule.pet-guardian
      'a guardian for the dog',
      'beneficiaries',
      { ...married, pets: married.pets.map((pet) => ({ ...pet, guardianId: [] })) },
    ],
    ['an ultimate default', 'beneficiaries', without(married, 'ultimateDefault') as Will],
    [
      // Promise: rule.each-share
      'a share for the charity',
      'estate-splits',
      { ...married, charities: married.charities.map((c) => ({ ...c, estatePercent: 0 })) },
    ],
    ['an answer about leaving people out', 'estate-splits', without(married, 'excluded') as Will],
    ['an executor', 'executors', { ...married, executor: [] }],
    ['an answer about notifying executors', 'executors', without(married, 'notifyExecutors') as Will],
    [
      // Promise: rule.gift
      'a recipient of the piano',
      'gifts',
      { ...married, gifts: married.gifts.map((gift) => ({ ...gift, persons: [] })) },
    ],
    ['a funeral wish', 'funeral-wishes', without(married, 'whatToDo') as Will],
  ]

  // Promise: complete.groups
  test.each(broken)('a will without %s is incomplete in %s alone', (_what, group, will) => {
    expect(isComplete(will, today)).toBe(false)
    expect(problemsOfGroup(group, will, today)).not.toEqual([])
    expect(problemsOfGroup(group, will, today)).toEqual(problemsOf(will, today))
  })
})

test('missing answers are listed in the order of the journey', () => {
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

// Promise: rule.complete.2
test('answers to questions that are no longer asked are ignored', () => {
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
  expect(problemsOfStep('will.executors.my-executors', newWill(1), today)).toEqual([])
  expect(problemsOfStep('will.about-me.marital-status', newWill(1), today)).toEqual([
    { field: 'status', code: 'SELECT_OPTION' },
    { field: 'situation', code: 'QUESTIONS_UNANSWERED' },
  ])
})

// Promise: complete.whole, rule.complete.2
test('whatever the family, a will with every answer is complete', () => {
  fc.assert(
    fc.property(completeWills, (will) => {
      expect(problemsOf(will, today)).toEqual([])
    }),
  )
})

test('removing a beneficiary always makes the will incomplete', () => {
  fc.assert(
    fc.property(completeWills, fc.nat(), (will, pick) => {
      const heirs = inheritors(will).filter((heir) => heir.kind === 'person')
      const heir = heirs[pick % heirs.length]
      if (!heir) return
      expect(isComplete(withoutPerson(will, heir.person.id), today)).toBe(false)
    }),
  )
})
