/** Made-up couples of whom it is said what the other owns and leaves: as numbers, and as a will with what things are worth. */
import fc from 'fast-check'
import { noValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import type { Thing, Values } from '#core/will/values-schema.ts'
import { aCharity, aGift } from './builders.ts'
import { aHome, aHomeInCommon, aHomeTrust, aLaterTaker, anIncomeTrust, laterTakers, secondMarriage } from './trusts.ts'
import { answeredNo } from './values-arbitrary.ts'

/** Bea is the wife, Cy and Di are grown-up children, and Ivy is a friend. */
export const takersOfCouple = ['Bea', 'Cy', 'Di', 'Ivy', 'charity'] as const
export type TakerOfCouple = (typeof takersOfCouple)[number]

/** In percent. They make the whole. */
export type PartsOfCouple = readonly { readonly to: TakerOfCouple; readonly percent: number }[]

/** Tom and Bea, and what Tom says. Money is in pence. */
export type CoupleSaid = {
  readonly on: { readonly day: number; readonly month: number; readonly year: number }
  /** `part`: Tom's, in hundredths of a percent, and the rest is Bea's. */
  readonly home: {
    readonly worth: number
    readonly debt: number
    readonly held: 'alone' | 'jointly' | { part: number }
  }
  readonly savings: number
  /** Tom's and Bea's together, as joint tenants. */
  readonly together: number
  readonly owed: number
  /** What Bea owns beside what they own together. */
  readonly brings: number
  readonly pension: number
  /** A policy in trust for Bea. */
  readonly policy: number
  readonly money: readonly { readonly to: TakerOfCouple; readonly sum: number; readonly bearsTax: boolean }[]
  readonly rest: PartsOfCouple
  /** Who has Bea's part of the rest once she has died. */
  readonly afterBea: PartsOfCouple
  /** What is held for Bea for life. What is left of the rest goes then to those who share it. */
  readonly forLife?: { readonly of: 'home'; readonly after: PartsOfCouple } | { readonly of: 'rest' } | undefined
  readonly given: readonly { readonly years: number; readonly sum: number }[]
  /** What an earlier wife of Tom's left unused, in millionths. */
  readonly earlier: { readonly nilRate: number; readonly home: number }
}

const splits = [[100], [50, 50], [60, 40], [90, 10], [89, 11], [95, 5], [34, 33, 33], [70, 20, 10], [40, 30, 20, 10]]

const partsAmong = (takers: readonly TakerOfCouple[]): fc.Arbitrary<PartsOfCouple> =>
  fc
    .tuple(fc.constantFrom(...splits), fc.shuffledSubarray([...takers], { minLength: 4, maxLength: 4 }))
    .map(([percents, order]) => {
      const parts = percents.flatMap((percent, index) => {
        const to = order[index]
        return to ? [{ to, percent }] : []
      })
      return parts.toSorted((one, other) => takersOfCouple.indexOf(one.to) - takersOfCouple.indexOf(other.to))
    })

const laterOnes = ['Cy', 'Di', 'Ivy', 'charity'] as const

/** Pence, in whole pounds: now and then nothing, and as often in round thousands. */
const worth = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    { arbitrary: fc.constant(0), weight: 1 },
    { arbitrary: fc.integer({ min: 0, max: most / 1000 }).map((thousands) => thousands * 1000_00), weight: 2 },
    { arbitrary: fc.integer({ min: 0, max: most }).map((pounds) => pounds * 100), weight: 2 },
  )

const allOfIt = fc.constant<PartsOfCouple>([{ to: 'Bea', percent: 100 }])

export const couplesSaid: fc.Arbitrary<CoupleSaid> = fc.record({
  on: fc.constantFrom({ day: 1, month: 6, year: 2026 }, { day: 1, month: 6, year: 2027 }),
  home: fc
    .record({
      worth: worth(1_200_000).map((pence) => (pence < 10_000_00 ? 0 : pence)),
      owing: fc.constantFrom(0, 0, 0, 7, 33, 100),
      held: fc.oneof(
        fc.constantFrom('alone' as const, 'alone' as const, 'jointly' as const),
        fc.integer({ min: 1_00, max: 99_00 }).map((part) => ({ part })),
      ),
    })
    .map(({ worth: of, owing, held }) => ({ worth: of, debt: Math.floor((of * owing) / 100_00) * 100, held })),
  savings: worth(2_500_000),
  together: worth(200_000),
  owed: fc.oneof(fc.constant(0), worth(20_000)),
  brings: worth(1_500_000),
  pension: fc.oneof(fc.constant(0), worth(300_000)),
  policy: fc.oneof(fc.constant(0), worth(200_000)),
  money: fc.array(
    fc
      .record({ to: fc.constantFrom(...takersOfCouple), sum: worth(300_000), bearsTax: fc.boolean() })
      .filter(({ sum }) => sum > 0),
    { maxLength: 3 },
  ),
  rest: fc.oneof(allOfIt, allOfIt, partsAmong(takersOfCouple)),
  afterBea: partsAmong(laterOnes),
  forLife: fc.oneof(
    fc.constant(undefined),
    fc.constant(undefined),
    fc.record({ of: fc.constant('home' as const), after: partsAmong(laterOnes) }),
    fc.constant({ of: 'rest' as const }),
  ),
  given: fc.array(fc.record({ years: fc.integer({ min: 0, max: 7 }), sum: worth(300_000) }), { maxLength: 2 }),
  earlier: fc.constantFrom({ nilRate: 0, home: 0 }, { nilRate: 0, home: 0 }, { nilRate: 250_000, home: 1_000_000 }),
})

const idOf = (to: TakerOfCouple): number => takersOfCouple.indexOf(to) + 1
const percentOf = (parts: PartsOfCouple, name: TakerOfCouple): number =>
  parts.find(({ to }) => to === name)?.percent ?? 0

/** Those of them who are people, and the charity. */
const amongPeople = (parts: PartsOfCouple) => ({
  persons: parts.flatMap(({ to, percent }) => (to === 'charity' ? [] : [{ id: idOf(to), percent }])),
  charities: parts.flatMap(({ to, percent }) => (to === 'charity' ? [{ id: 1, percent }] : [])),
})

/** Of what is held the rest, Bea shares nothing of it: those who share it have it after her. */
export const restOf = ({ rest, forLife, afterBea }: CoupleSaid): PartsOfCouple =>
  forLife?.of === 'rest' ? afterBea : rest

/** The will of the couple's first to die. */
export const willOfCouple = (said: CoupleSaid): Will => {
  const { home, money, afterBea, forLife } = said
  const rest = restOf(said)
  const base = secondMarriage()
  const backup = { ...amongPeople(afterBea), split: 'Different shares' as const }
  const persons = base.persons.map((person) => {
    const { estateIfDie: _said, ...plain } = person
    const name = takersOfCouple[person.id - 1]
    const percent = name && name !== 'charity' && person.id < 5 ? percentOf(rest, name) : 0
    if (percent === 0) return { ...plain, inherit: false, estatePercent: 0 }
    return {
      ...plain,
      inherit: true,
      estatePercent: percent,
      ...(name === 'Bea'
        ? { estateIfDie: 'Split between specific beneficiaries' as const, estateBackup: backup }
        : { estateIfDie: 'Split between remaining beneficiaries' as const }),
    }
  })
  const toCharity = percentOf(rest, 'charity')
  const then = forLife?.of === 'home' ? amongPeople(forLife.after) : undefined
  const jointly = {
    ...aHomeInCommon(),
    ownershipType: 'Joint tenants' as const,
  }
  return {
    ...base,
    estateSplit: 'Different shares',
    persons,
    charities: [aCharity({ inherit: toCharity > 0, estatePercent: toCharity })],
    accounts: [
      home.held === 'alone' ? aHome() : home.held === 'jointly' ? aHome(jointly) : aHomeInCommon(home.held.part / 100),
    ],
    gifts: money.map(({ to, sum, bearsTax }, index) =>
      aGift({
        id: index + 1,
        type: to === 'charity' ? 'Donation' : 'Money',
        amount: sum,
        ...(to === 'charity' ? { charities: [1] } : { persons: [idOf(to)] }),
        ...(bearsTax && { tax: 'Paid by whoever gets it' as const }),
      }),
    ),
    ...(then && {
      trusts: [
        aHomeTrust({
          takers: laterTakers([], {
            split: 'Different shares',
            persons: then.persons.map(({ id, percent }) =>
              aLaterTaker(id, { percent, ifDie: 'Split between remaining beneficiaries' }),
            ),
            charities: then.charities,
          }),
        }),
      ],
    }),
    ...(forLife?.of === 'rest' && { trusts: [anIncomeTrust({ id: 1 })] }),
  }
}

const exactly = (pence: number) => ({ low: pence, high: pence })

/** What Tom says that things are worth, with every question answered. */
export const valuesOfCouple = ({ on, home, savings, together, owed, ...said }: CoupleSaid): Values => {
  const held: Thing['held'] =
    home.held === 'alone'
      ? { as: 'alone' }
      : home.held === 'jointly'
        ? { as: 'joint tenants', with: [1] }
        : { as: 'tenants in common', part: home.held.part }
  const things: Thing[] = [
    { id: 1, kind: 'home', account: 1, whole: exactly(home.worth), debtOnIt: exactly(home.debt), held },
    { id: 2, kind: 'savings', whole: exactly(savings), held: { as: 'alone' } },
    { id: 3, kind: 'savings', whole: exactly(together), held: { as: 'joint tenants', with: [1] } },
  ]
  return {
    ...noValues,
    things,
    debts: exactly(owed),
    pension: said.pension > 0 ? [{ to: 1, value: exactly(said.pension) }] : [],
    lifeInTrust: said.policy > 0 ? [{ to: 1, value: exactly(said.policy) }] : [],
    facts: {
      ...answeredNo,
      earlierSpouse: said.earlier,
      given: said.given.map(({ years, sum }) => {
        const day = { ...on, year: on.year - years }
        return { first: day, last: day, sum: exactly(sum) }
      }),
      ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: exactly(said.brings) },
    },
  }
}
