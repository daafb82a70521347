import fc from 'fast-check'
import { expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { stagesOf } from '#testkit/stages-of.ts'
import { historiesOf, willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import { isAfter } from '../text/calendar-day.ts'
import { trustKinds } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import { trustOf } from '../will/trusts.ts'
import { Fraction, sumOf } from './fraction.ts'
import { type History, type Holding, survived } from './history.ts'
import { outcomeInStages } from './stages.ts'

const forEvery = (every: number, holds: (will: Will, history: History) => void): void =>
  fc.assert(
    fc.property(
      willsWithTrusts.chain((will) => fc.tuple(fc.constant(will), historiesOf(will))),
      ([will, history]) => holds(will, history),
    ),
    { numRuns: fewerRuns(every) },
  )

const areWhole = (holdings: readonly Holding[]): void => {
  for (const [fund, parts] of Map.groupBy(holdings, ({ of }) => of)) {
    expect(parts.every(({ share }) => share.compare(Fraction.zero) > 0)).toBe(true)
    expect(sumOf(parts.map(({ share }) => share)), fund).toEqual(Fraction.one)
  }
  expect(holdings.some(({ of }) => of === 'Residue')).toBe(true)
}

/** A home that was bought later is of the trust of the home. */
const trustOfFund = (will: Will, { of }: Pick<Holding, 'of'>) =>
  trustKinds.flatMap((kind) => (of.startsWith(kind) ? (trustOf(will, kind) ?? []) : []))[0]

const isFixedAtDeath = (will: Will, of: Holding['of']): boolean => {
  const trust = trustOfFund(will, { of })
  return trust?.kind !== 'Disabled person' && trust?.fixed === 'When I die'
}

test('in every order of up to eight deaths there is no gap at either stage: what is held and what is taken make the whole', () => {
  forEvery(4, (will, history) => {
    const { now, later } = outcomeInStages(will, history)
    areWhole(now)
    areWhole(later)
  })
}, 600_000)

test('nobody who is dead on the day on which takers are tested takes', () => {
  forEvery(4, (will, history) => {
    const { later, ended } = outcomeInStages(will, history)
    for (const holding of later) {
      const end = ended.find(({ of }) => of === holding.of)
      if (holding.how !== 'taken' || holding.to.type !== 'person' || !end || isFixedAtDeath(will, holding.of)) continue
      const { id } = holding.to
      const death = history.deaths.find(({ person }) => person === id)
      if (!death || holding.of === 'Residue') continue
      const afterDeath = end.why === 'death' || end.why === 'never started'
      expect(afterDeath ? survived(end.on, death.on) : isAfter(death.on, end.on)).toBe(true)
    }
  })
}, 600_000)

test('the person for whom something was held takes nothing of it, nor does their estate', () => {
  forEvery(4, (will, history) => {
    const { now, later } = outcomeInStages(will, history)
    for (const holding of [...now, ...later]) {
      if (holding.how !== 'taken' && holding.how !== 'estate') continue
      const held = trustOfFund(will, holding)
      if (held && holding.to.type === 'person') expect(holding.to.id).not.toBe(held.for)
    }
  })
}, 600_000)

test('only where takers are settled at the death of the testator has the estate of one of them a part', () => {
  forEvery(8, (will, history) => {
    for (const { how, of } of outcomeInStages(will, history).later)
      if (how === 'estate') expect(isFixedAtDeath(will, of)).toBe(true)
  })
}, 600_000)

test('a question without days has no gap at either stage', () => {
  forEvery(16, (will, { deaths }) => {
    const dead = deaths.map(({ person, livingChildren = 0 }) => ({ person, livingChildren }))
    const { now, later } = stagesOf(will, { failed: dead.slice(0, 2), failedLater: dead.slice(2) }, today)
    areWhole(now)
    areWhole(later)
  })
}, 600_000)
