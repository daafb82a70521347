import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { willsWithShares } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import type { Person, Will } from '../will/schema.ts'
import type { Failed } from './failures.ts'
import { describeShare, Fraction } from './fraction.ts'
import { outcomeInParts } from './parts.ts'

const dead = (ids: readonly number[]) => ids.map((person) => ({ person, livingChildren: person % 2 }))

/** What each of them would have, worked out of the whole will for each. */
const oneByOne = (will: Will, ids: readonly number[]): Fraction[] =>
  ids.map((id) => {
    const { takings } = outcomeInParts(will, dead(ids.filter((each) => each !== id)), today)
    const own = takings.find(({ taking }) => taking.type === 'person' && taking.id === id)
    return own?.taking.share ?? Fraction.zero
  })

const atOnce = (will: Will, failed: readonly (Failed & { readonly person: number })[]): Fraction[] => {
  const { had } = outcomeInParts(will, failed, today)
  return failed.map(({ person }) => had.get(person) ?? Fraction.zero)
}

/** As it is printed, which tells a share that was typed as a fraction from one that was not. */
const printed = (shares: readonly Fraction[]): string[] => shares.map(describeShare)

const following = (will: Will, answer: Person['estateIfDie'], fraction: boolean): Will => ({
  ...will,
  haveChildren: 'Yes',
  persons: will.persons.map((person, at) => ({
    ...person,
    ...(at % 2 === 0 && { estateIfDie: answer }),
    ...(fraction && at === 0 && { estateFraction: { n: 1, d: 3 } }),
    ...(fraction && at === 1 && { estatePercent: 0 }),
  })),
})

test('in any will and any deaths, each would have what the whole will gives them had they alone not died', () => {
  const drawn = fc
    .tuple(
      fc.oneof(willsWithShares(), willsWithTrusts),
      fc.constantFrom('Pass to my children', 'Pass to their children', undefined),
      fc.boolean(),
    )
    .map(([will, answer, fraction]) => following(will, answer, fraction))
    .chain((will) => fc.tuple(fc.constant(will), fc.subarray(will.persons.map(({ id }) => id))))
  fc.assert(
    fc.property(drawn, ([will, ids]) => {
      expect(printed(atOnce(will, dead(ids)))).toEqual(printed(oneByOne(will, ids)))
    }),
    { numRuns: fewerRuns(4) },
  )
}, 600_000)

test('one who takes in place of others who died has their own share and a part of each of theirs', () => {
  const children = [1, 2, 3].map((id) =>
    anHeir(0, {
      id,
      fullname: `Child ${id}`,
      type: 'Child',
      relationship: 'Daughter',
      estateIfDie: 'Pass to my children',
    }),
  )
  const will = simplestWill({ haveChildren: 'Yes', persons: children, estateSplit: 'Equal shares' })
  const failed = [{ person: 1 }, { person: 2 }]
  expect(atOnce(will, failed).map(String)).toEqual(['1/2', '1/2'])
  expect(atOnce(will, [...failed, { person: 3 }]).map(String)).toEqual(['1', '1', '1'])
})

test('somebody who is named nowhere would have nothing', () => {
  const will = simplestWill({ persons: [anHeir(100, { id: 1, fullname: 'Ann' }), aPerson({ id: 9 })] })
  expect(atOnce(will, [{ person: 1 }, { person: 9 }]).map(String)).toEqual(['1', '0'])
})
