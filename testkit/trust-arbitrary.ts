/** Wills with trusts of every shape in what their outcome depends on, and histories of them. */
import * as fc from 'fast-check'
import type { History } from '#core/estate/history.ts'
import { daysLater } from '#core/text/calendar-day.ts'
import { equalPercents } from '#core/will/equal-shares.ts'
import * as lists from '#core/will/lists.ts'
import { yesNo } from '#core/will/lists.ts'
import type { Account, LaterTakers, Person, Trust, Will } from '#core/will/schema.ts'
import { today } from './builders.ts'
import { willsWithShares } from './estate-arbitrary.ts'

/** Takers who share equally, with the answers that the same people have about a residue. */
const takersAmong = (persons: readonly Person[], charities: readonly number[]): LaterTakers => {
  const percents = equalPercents(persons.length + charities.length)
  return {
    split: 'Equal shares',
    persons: persons.map(({ id, estateIfDie, estateBackup }, index) => ({
      id,
      percent: percents[index] ?? 0,
      backup: estateBackup,
      ...(estateIfDie !== undefined && { ifDie: estateIfDie }),
    })),
    charities: charities.map((id, index) => ({ id, percent: percents[persons.length + index] ?? 0 })),
    classes: [],
  }
}

const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })

const trust = (will: Will, kind: lists.TrustKind): fc.Arbitrary<Trust> =>
  fc
    .record({
      person: fc.constantFrom(...will.persons),
      takers: fc.subarray(will.persons, { minLength: 1, maxLength: Math.min(4, will.persons.length) }),
      charities: fc.subarray(
        will.charities.map(({ id }) => id),
        { maxLength: Math.min(1, will.charities.length) },
      ),
      fixed: fc.constantFrom(...lists.trustFixedOptions),
      endsIfMarries: fc.constantFrom(...yesNo),
      endDate: perhaps(fc.integer({ min: -50, max: 400 }).map((days) => daysLater(today, days))),
      surplus: fc.constantFrom(...lists.surplusOptions),
      isShare: fc.boolean(),
    })
    .map(({ person, takers, charities, endDate, isShare, ...rest }) => ({
      ...rest,
      id: 1 + lists.trustKinds.indexOf(kind),
      kind,
      for: person.id,
      endsSaid: true as const,
      ...(endDate && kind !== 'Disabled person' && { endDate }),
      ...(kind === 'Home' && { accountId: 1 }),
      ...(kind === 'Disabled person' && !isShare && { amount: 100_00 }),
      ...(kind !== 'Residue' && {
        takers: takersAmong(
          takers.filter(({ id }) => id !== person.id),
          charities,
        ),
      }),
    }))

const homes: fc.Arbitrary<Account> = fc.constantFrom<Account[]>(
  { id: 1, assetType: 'Property', isYourOwn: 'Yes', owner: 'I own it alone', mortgageWithPersons: [] },
  {
    id: 1,
    assetType: 'Property',
    isYourOwn: 'Yes',
    owner: 'I own it jointly with someone else',
    ownershipType: 'Tenants in common',
    ownershipPercent: 40,
    mortgageWithPersons: [1],
  },
  {
    id: 1,
    assetType: 'Property',
    isYourOwn: 'Yes',
    owner: 'I own it jointly with someone else',
    ownershipType: 'Joint tenants',
    mortgageWithPersons: [1],
  },
)

/** Up to eight people, and one to three trusts. Not every trust is one that may be saved: its person may be among the takers. */
export const willsWithTrusts: fc.Arbitrary<Will> = willsWithShares({ persons: 8, charities: 2 }).chain((will) =>
  fc
    .subarray([...lists.trustKinds], { minLength: 1 })
    .chain((kinds) => fc.tuple(fc.tuple(...kinds.map((kind) => trust(will, kind))), homes))
    .map(([trusts, home]) => ({ ...will, trusts, accounts: [home], ownProperty: 'Yes' as const })),
)

/** Deaths in every order, from a month before the testator's to a year after it, some of them within 28 days of another. */
export const historiesOf = ({ persons, trusts = [] }: Will): fc.Arbitrary<History> =>
  fc
    .record({
      order: fc.shuffledSubarray(
        persons.map(({ id }) => id),
        { maxLength: Math.min(8, persons.length) },
      ),
      gaps: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 8, maxLength: 8 }),
      children: fc.array(fc.nat({ max: 2 }), { minLength: 8, maxLength: 8 }),
      marries: perhaps(fc.integer({ min: 1, max: 300 })),
    })
    .map(({ order, gaps, children, marries }) => ({
      died: today,
      deaths: order.map((person, index) => ({
        person,
        on: daysLater(
          today,
          gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, -30),
        ),
        livingChildren: children[index] ?? 0,
      })),
      events:
        marries === undefined
          ? []
          : trusts.map(({ kind }) => ({ trust: kind, what: 'marries' as const, on: daysLater(today, marries) })),
    }))
