import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, aPet, aWill, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { maritalStatuses, yesNo } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { type StepName, stepNamed, stepRows } from './steps.ts'
import { askedSteps, type Mode, nextStep, previousStep, progressShown } from './walk.ts'

const unpaid: Mode = { sponsored: false }
const names = stepRows.map(({ name }) => name)

/** Wills that differ in every answer that decides what is asked. */
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
  .map(({ isChild, lookAfter, ...given }) =>
    aWill({ ...given, persons: [aPerson({ type: 'Child', isChild })], pets: [aPet({ lookAfter })] }),
  )
const anyMode = fc.record({ sponsored: fc.boolean() })
const anyStep = fc.constantFrom(...names)

const walk = (from: StepName, step: (at: StepName) => StepName | undefined): StepName[] => {
  const next = step(from)
  return next ? [next, ...walk(next, step)] : []
}

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

test('Previous undoes Next, but for the pets of somebody who has none', () => {
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

test('nothing follows the summary and nothing comes before the first step', () => {
  expect(nextStep('will.summary', aWill(), unpaid, today)).toBeUndefined()
  expect(previousStep('will.about-me.full-name', aWill(), unpaid, today)).toBeUndefined()
})

describe('Previous', () => {
  const back = (from: StepName, will: Will) => previousStep(from, will, unpaid, today)

  test('passes over the pets of somebody who has none, though Next stops there', () => {
    const will = aWill({ havePets: 'No' })
    expect(back('will.beneficiaries.my-beneficiaries', will)).toBe('will.beneficiaries.other-beneficiaries')
    expect(nextStep('will.beneficiaries.other-beneficiaries', will, unpaid, today)).toBe('will.beneficiaries.pets')
  })

  test('stops at the pets of somebody who has some', () => {
    const will = aWill({ havePets: 'Yes', pets: [aPet({ lookAfter: 'No' })] })
    expect(back('will.beneficiaries.my-beneficiaries', will)).toBe('will.beneficiaries.pets')
  })

  test('goes from the pets to the other beneficiaries when there are no young children', () => {
    expect(back('will.beneficiaries.pets', aWill())).toBe('will.beneficiaries.other-beneficiaries')
    expect(back('will.beneficiaries.pets', completeExampleWill())).toBe('will.beneficiaries.backup-guardians')
  })

  test('goes from the children to the marital status when there is no partner', () => {
    expect(back('will.beneficiaries.children', aWill({ status: 'Widowed' }))).toBe('will.about-me.marital-status')
    expect(back('will.beneficiaries.children', aWill({ status: 'Engaged' }))).toBe('will.beneficiaries.partner')
  })
})

describe('once the will is paid for', () => {
  const paid = simplestWill({ paid: 1 })

  test('the name and the date of birth are passed over, both ways', () => {
    expect(nextStep('will.about-me.you-own-property', paid, unpaid, today)).toBe('will.about-me.marital-status')
    expect(previousStep('will.about-me.marital-status', paid, unpaid, today)).toBe('will.about-me.you-own-property')
    expect(previousStep('will.about-me.full-address', paid, unpaid, today)).toBeUndefined()
  })

  test('they are still shown to somebody whose will another has paid for', () => {
    expect(nextStep('will.about-me.you-own-property', paid, { sponsored: true }, today)).toBe('will.about-me.dob')
  })
})

test('the progress shown never falls and is never less than the step’s own', () => {
  const shown = names.map(progressShown)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  for (const name of names) expect(progressShown(name)).toBeGreaterThanOrEqual(stepNamed(name).progress)
  expect(shown.at(-1)).toBe(99)
})

test('answers that change midway never lead back', () => {
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
