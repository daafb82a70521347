import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCharity, anHeir, aWill } from '#testkit/builders.ts'
import type { Distribution } from '#testkit/estate-oracle.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { type Diary, endingOf, type Kin } from '#testkit/stages-oracle.ts'
import { type Day, daysLater } from '../text/calendar-day.ts'
import { estateIfDieOptions, trustFixedOptions, trustKinds } from '../will/lists.ts'
import type { Trust, Will } from '../will/schema.ts'
import type { Child } from './failures.ts'
import type { History, Holding } from './history.ts'
import { outcomeInStages } from './stages.ts'

const DIED = 1000
const MOST_DAYS = 2200
const dayOf = (number: number): Day => daysLater({ day: 1, month: 3, year: 2023 }, number)

/** Who benefits, and those who may take. */
const X = 1
const others = [2, 3, 4, 5] as const

const percents = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 4 }).map((parts) => {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const rounded = parts.map((part) => Math.floor((part * 100) / whole))
  const [first = 0, ...rest] = rounded
  return [first + 100 - rounded.reduce((sum, part) => sum + part, 0), ...rest]
})

const modes = estateIfDieOptions.filter((mode) => mode !== 'Pass to my children')
const backup = (but: number) =>
  fc
    .record({
      id: fc.constantFrom(...others.filter((id) => id !== but)),
      theirChildren: fc.boolean(),
      charity: fc.boolean(),
    })
    .map(({ charity, ...person }) =>
      charity
        ? { persons: [{ ...person, percent: 50 }], charities: [{ id: 1, percent: 50 }] }
        : { persons: [{ ...person, percent: 100 }], charities: [] },
    )
const takerFor = (id: number, percent: number) =>
  fc.record({
    id: fc.constant(id),
    percent: fc.constant(percent),
    ifDie: fc.constantFrom(...modes),
    backup: backup(id),
  })

const takers = fc.tuple(percents, fc.boolean()).chain(([[first = 100, ...rest], withCharity]) =>
  fc
    .tuple(...rest.map((percent, index) => takerFor(others[index] ?? 2, percent)), takerFor(5, withCharity ? 0 : first))
    .map((persons) => ({
      split: 'Different shares' as const,
      persons: persons.filter(({ percent }) => percent > 0),
      charities: withCharity ? [{ id: 1, percent: first }] : [],
      classes: [],
    })),
)

const trusts: fc.Arbitrary<Trust> = fc
  .record({
    kind: fc.constantFrom(...trustKinds),
    fixed: fc.constantFrom(...trustFixedOptions),
    endsIfMarries: fc.constantFrom('Yes', 'No'),
    endsIfCouple: fc.constantFrom('Yes', 'No'),
    endsIfLeaves: fc.constantFrom(undefined, 6, 12),
    endDate: fc.option(fc.integer({ min: 900, max: MOST_DAYS }), { nil: undefined }),
    takers,
  })
  .map(({ endDate, endsIfLeaves, kind, ...trust }) => ({
    ...trust,
    id: 1,
    kind,
    for: X,
    ...(kind !== 'Disabled person' && endDate !== undefined && { endDate: dayOf(endDate) }),
    ...(kind === 'Home' && { accountId: 1, ...(endsIfLeaves !== undefined && { endsIfLeaves }) }),
    ...(kind === 'Disabled person' && { amount: 100_00 }),
  }))

const willWith = (trust: Trust, lastly: Will['ultimateDefault']): Will => {
  const heirs = trust.takers?.persons ?? []
  const isResidue = trust.kind === 'Residue'
  const { takers: _takers, ...whole } = trust
  return aWill({
    persons: [X, ...others].map((id) => {
      const taker = heirs.find((each) => each.id === id)
      return anHeir(0, {
        id,
        fullname: `Person ${id}`,
        relationship: 'Friend',
        inherit: isResidue ? taker !== undefined : id === X,
        estatePercent: isResidue ? (taker?.percent ?? 0) : id === X ? 100 : 0,
        estateIfDie: isResidue ? (taker?.ifDie ?? 'Split between remaining beneficiaries') : 'Pass to their children',
        ...(isResidue && taker && { estateBackup: taker.backup }),
      })
    }),
    charities: [
      aCharity({
        id: 1,
        inherit: isResidue && (trust.takers?.charities.length ?? 0) > 0,
        estatePercent: isResidue ? (trust.takers?.charities[0]?.percent ?? 0) : 0,
      }),
    ],
    estateSplit: 'Different shares',
    ultimateDefault: lastly,
    ownProperty: 'Yes',
    accounts: [{ id: 1, assetType: 'Property', isYourOwn: 'Yes', owner: 'I own it alone', mortgageWithPersons: [] }],
    trusts: [isResidue ? whole : trust],
  })
}

const lastResorts: fc.Arbitrary<Will['ultimateDefault']> = fc.constantFrom(
  { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
  {
    option: 'People',
    persons: [
      { id: 2, percent: 50 },
      { id: X, percent: 50 },
    ],
    charities: [],
  },
  { option: 'Next of kin', persons: [], charities: [] },
)

const days = fc.integer({ min: 900, max: MOST_DAYS })
const nearTheDeath = fc.integer({ min: DIED - 2, max: DIED + 31 })
const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const after = perhaps(fc.integer({ min: DIED + 30, max: MOST_DAYS }))
/** More than a year after the death: no time before it counts. */
const recorded = perhaps(fc.integer({ min: DIED + 370, max: MOST_DAYS }))

/**
 * Children by dates: born long ago, some of whom die, or born while the trust goes on. Who dies too young for what they took is left
 * to tests of its own.
 */
const kinOf = (depth: number): fc.Arbitrary<Kin> =>
  fc
    .record({
      born: fc.integer({ min: 1, max: MOST_DAYS }),
      died: perhaps(days),
      isOld: fc.boolean(),
      children: depth > 0 ? fc.constant([]) : fc.array(kinOf(depth + 1), { maxLength: 2 }),
    })
    .map(({ born, died, isOld, children }) =>
      isOld ? { born: 0, children, ...(died !== undefined && { died }) } : { born, children },
    )
const kin = fc.array(kinOf(0), { maxLength: 2 })

const happenings = fc.record({
  deaths: fc.uniqueArray(
    fc.record({
      person: fc.constantFrom(X, ...others),
      on: fc.oneof(days, nearTheDeath),
      kin,
    }),
    { selector: ({ person }) => person, maxLength: 5 },
  ),
  childrenOfX: kin,
  married: after,
  couple: recorded,
  left: recorded,
  gaveUp: after,
  refuses: fc.boolean(),
})
type Happenings = typeof happenings extends fc.Arbitrary<infer T> ? T : never

const diaryOf = (trust: Trust, happened: Happenings, endDate: number | undefined): Diary => ({
  testatorDied: DIED,
  died: new Map(happened.deaths.map(({ person, on }) => [person, on])),
  kin: new Map([[X, happened.childrenOfX], ...happened.deaths.map((death) => [death.person, death.kin] as const)]),
  ...(trust.kind !== 'Disabled person' && {
    ...(happened.married !== undefined && { married: happened.married }),
    ...(happened.couple !== undefined && { foundToBeACouple: happened.couple }),
    ...(trust.kind === 'Home' && happened.left !== undefined && { foundToHaveLeft: happened.left }),
    ...(happened.gaveUp !== undefined && { gaveItUp: happened.gaveUp }),
    ...(endDate !== undefined && { endDate }),
  }),
  ...(happened.refuses && { doesNotTake: true }),
})

/** Without a birthday they are old. */
const byDates = (children: readonly Kin[]): Child[] =>
  children.map(({ born, died, children: own }) => ({
    ...(born > 0 && { born: dayOf(born) }),
    ...(died !== undefined && { died: dayOf(died) }),
    children: byDates(own),
  }))

const historyOf = ({ kind }: Trust, happened: Happenings): History => {
  const longBefore = (day: number): Day => dayOf(day - 500)
  const event = <T extends object>(day: number | undefined, rest: T) =>
    day === undefined || kind === 'Disabled person' ? [] : [{ trust: kind, on: dayOf(day), ...rest }]
  return {
    died: dayOf(DIED),
    deaths: happened.deaths.map(({ person, on, kin: left }) => ({ person, on: dayOf(on), children: byDates(left) })),
    issue: [{ person: X, children: byDates(happened.childrenOfX) }],
    ...(happened.refuses && { refusals: [{ person: X, of: kind, children: byDates(happened.childrenOfX) }] }),
    events: [
      ...event(happened.married, { what: 'marries' } as const),
      ...(happened.couple === undefined
        ? []
        : event(happened.couple, { what: 'couple recorded', since: longBefore(happened.couple) } as const)),
      ...(happened.left === undefined || kind !== 'Home'
        ? []
        : event(happened.left, { what: 'absence recorded', since: longBefore(happened.left) } as const)),
      ...event(happened.gaveUp, { what: 'given up' } as const),
    ],
  }
}

const keyOf = ({ to }: Extract<Holding, { how: 'taken' | 'estate' }>): string => {
  switch (to.type) {
    case 'person':
    case 'charity':
      return `${to.type}:${to.id}`
    case 'child':
      return ['child', to.of, to.n, ...to.below].join(':')
    default:
      return to.type
  }
}

/**
 * Amounts by taker, as fractions in lowest terms. Children are compared by what each has, not by their numbers: the other hand
 * numbers the living first.
 */
const comparable = (amounts: Iterable<readonly [string, readonly [bigint, bigint]]>): Record<string, string[]> => {
  const inAll = totals(amounts)
  const rootOf = (key: string): string => (key.startsWith('child:') ? key.split(':').slice(0, 2).join(':') : key)
  return Object.fromEntries(
    [...Map.groupBy(inAll, ([key]) => rootOf(key))]
      .map(([root, each]) => [root, each.map(([, amount]) => amount).toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

const totals = (amounts: Iterable<readonly [string, readonly [bigint, bigint]]>): (readonly [string, string])[] => {
  const total = new Map<string, readonly [bigint, bigint]>()
  for (const [key, [top, bottom]] of amounts) {
    const [a, b] = total.get(key) ?? [0n, 1n]
    total.set(key, [a * bottom + top * b, b * bottom])
  }
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
  return [...total].map(([key, [a, b]]) => [key, `${a / divisor(a, b)}/${b / divisor(a, b)}`] as const)
}

const ofEngine = (will: Will, trust: Trust, history: History) =>
  comparable(
    outcomeInStages(will, history)
      .later.filter(({ of }) => of === trust.kind)
      .map((holding) => {
        const amount = [holding.share.numerator, holding.share.denominator] as const
        if (holding.how === 'held') return ['held', amount] as const
        if (holding.how === 'outside' || holding.how === 'moved') return [holding.how, amount] as const
        const key = keyOf(holding)
        // The second reckoning does not follow children who take in a parent's place to their own deaths.
        return [holding.how === 'estate' && holding.to.type === 'person' ? `estate of ${key}` : key, amount] as const
      }),
  )

const ofDiary = (takersOf: Distribution) => comparable(takersOf.size === 0 ? [['held', [1n, 1n]]] : takersOf)

test('a trust ends on the same day and goes to the same people, reckoned day by day by another hand', () => {
  fc.assert(
    fc.property(trusts, happenings, lastResorts, (trust, happened, lastly) => {
      const will = willWith(trust, lastly)
      const endDate = trust.endDate
        ? Array.from({ length: MOST_DAYS + 1 }, (_, number) => number).find(
            (number) => JSON.stringify(dayOf(number)) === JSON.stringify(trust.endDate),
          )
        : undefined
      const [held = trust] = will.trusts ?? []
      const expected = endingOf(will, held, diaryOf(trust, happened, endDate))
      expect(ofEngine(will, trust, historyOf(trust, happened))).toEqual(ofDiary(expected.takers))
    }),
    { numRuns: fewerRuns(4) },
  )
}, 600_000)
