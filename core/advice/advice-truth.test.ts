/** What advice says is so of every will to which it is said; and where silence would be dangerous, it speaks. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { casesOfPeople } from '#testkit/advice-cases-of-people.ts'
import { casesOfProperty } from '#testkit/advice-cases-of-property.ts'
import {
  actsAlone,
  anotherChildTakes,
  childrenWithoutProvision,
  claimOf,
  homeIsTheirs,
  partnerHasSomething,
  spouseHasLittle,
  type Told,
} from '#testkit/advice-truths.ts'
import { casesOfTrusts } from '#testkit/advised-trusts.ts'
import { today } from '#testkit/builders.ts'
import { fewerRuns, PROPERTY_RUNS } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { stepRows } from '../journey/steps.ts'
import { situations } from '../will/lists.ts'
import { inheritors, isMinor, isOwnChild } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { type Advice, adviceOn } from './advice.ts'
import { triggers } from './triggers.ts'

const steps = stepRows.map(({ name }) => name)
const allAdvice = (will: Will): Advice[] => steps.flatMap((step) => adviceOn(step, will, today))

const isSo = (told: Told, advice: Advice): boolean => claimOf(advice)?.[1](told) === true

/** What a failure has to show of a will. */
const inShort = ({ pets: _, accounts: _a, details: _d, questionsAnswered: _q, situation: _s, ...will }: Will): string =>
  JSON.stringify(will)

/** Complete wills with trusts, ages and classes, whose testators say of each statement that it is true or that it is not. */
const wills: fc.Arbitrary<Will> = fc
  .tuple(
    completeWills,
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: situations.length, maxLength: situations.length }),
  )
  .map(([will, said]) => ({
    ...will,
    situation: Object.fromEntries(situations.map((id, at) => [id, said[at] === 0 ? 'Yes' : 'No'] as const)),
  }))

test('what each piece of advice claims is written down', () => {
  expect(
    triggers.filter((trigger) => claimOf(trigger) === undefined).map(({ id, message }) => `${id} ${message}`),
  ).toEqual([])
})

test.each([...casesOfPeople, ...casesOfProperty, ...casesOfTrusts])(
  '%s is true of %s',
  (id, _what, _level, step, will) => {
    const said = allAdvice(will).filter((advice) => advice.id === id && advice.step === step)
    expect(said).not.toEqual([])
    expect(said.filter((advice) => !isSo({ will, today }, advice)).map(({ message }) => message)).toEqual([])
  },
)

test('every sentence is true of every will to which it is said', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(wills, (will) => {
      for (const advice of allAdvice(will)) {
        seen.set(advice.id, (seen.get(advice.id) ?? 0) + 1)
        if (!isSo({ will, today }, advice))
          throw new Error(`${advice.id} is not true: ${advice.message} ${inShort(will)}`)
      }
    }),
    { numRuns: PROPERTY_RUNS },
  )
  // It shows something of advice alone that was given.
  const rare = ['T9', 'T10', 'T11', 'T13', 'T18', 'T29', 'T33', 'T34', 'T40', 'T43', 'T50']
  expect(rare.filter((id) => (seen.get(id) ?? 0) < fewerRuns(2000))).toEqual([])
}, 600_000)

describe('nobody in danger is told nothing', () => {
  const levelsOf = (will: Will, ...ids: readonly string[]): string[] =>
    allAdvice(will)
      .filter(({ id }) => ids.includes(id))
      .map(({ level }) => level)

  test('of a husband or wife with little, a child with nothing, and one who acts alone', () => {
    const found = { spouse: 0, child: 0, young: 0, alone: 0 }
    fc.assert(
      fc.property(wills, (will) => {
        const told = { will, today }
        if (inheritors(will).length > 0 && spouseHasLittle(told)) {
          found.spouse += 1
          const levels = levelsOf(will, 'T9', 'T40')
          expect(levels.includes('refer') || homeIsTheirs(told) ? levels.length : inShort(will)).not.toBe(0)
          if (!homeIsTheirs(told)) expect(levels.includes('refer') ? '' : inShort(will)).toBe('')
        }
        const without = childrenWithoutProvision(told)
        if (without.length > 0 && (anotherChildTakes(told) || !partnerHasSomething(told))) {
          found.child += 1
          const levels = levelsOf(will, 'T10')
          expect(levels.length > 0 ? '' : inShort(will)).toBe('')
          if (!partnerHasSomething(told) && without.some((child) => isOwnChild(child) && isMinor(child, today))) {
            found.young += 1
            expect(levels.includes('refer') ? '' : inShort(will)).toBe('')
          }
        }
        if (actsAlone(told)) {
          found.alone += 1
          expect(levelsOf(will, 'T33')).toEqual(['warn'])
        }
      }),
      { numRuns: fewerRuns(3) },
    )
    expect(Object.entries(found).filter(([, count]) => count < fewerRuns(2500))).toEqual([])
  }, 600_000)
})
