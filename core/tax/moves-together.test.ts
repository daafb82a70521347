import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aPerson, aWill } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { trustWills } from '#testkit/trusts.ts'
import { answeredNo } from '#testkit/values-arbitrary.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Thing, Values } from '../will/values-schema.ts'
import { type Estimate, estimate, type Refused } from './estimate.ts'
import { worldsThatMatter } from './moves-together.ts'
import { grid } from './runs.ts'

const about = (most: number): fc.Arbitrary<Amount> =>
  fc
    .record({
      low: fc.integer({ min: 0, max: most }),
      more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: Math.floor(most / 3) })),
    })
    .map(({ low, more }) => ({ low: low * 100, high: (low + more) * 100 }))
const perhaps = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })

const adult = { day: 1, month: 1, year: 1980 }
const daughter = { type: 'Child', relationship: 'Daughter', dob: adult, estateIfDie: 'Pass to their children' } as const

type Family = {
  readonly residue: 'children' | 'friends' | 'wife and child'
  readonly gifts: readonly { readonly pounds: number; readonly bears: boolean }[]
  readonly givesHome: boolean
}

const willOf = ({ residue, gifts, givesHome }: Family): Will => {
  const persons = {
    children: [anHeir(60, { id: 1, ...daughter }), anHeir(40, { id: 2, ...daughter })],
    friends: [anHeir(70, { id: 1 }), anHeir(30, { id: 2 })],
    'wife and child': [
      anHeir(50, { id: 1, type: 'partner', relationship: 'Wife' }),
      anHeir(50, { id: 2, ...daughter }),
    ],
  }[residue]
  return aWill({
    haveChildren: 'Yes',
    status: residue === 'wife and child' ? 'Married' : 'Single',
    persons: [...persons, aPerson({ id: 3 })],
    gifts: [
      ...gifts.map(({ pounds, bears }, at) =>
        aGift({
          id: at + 1,
          type: 'Money',
          amount: pounds * 100,
          persons: [at === 0 ? 3 : 2],
          ...(bears && { tax: 'Paid by whoever gets it' as const }),
        }),
      ),
      ...(givesHome ? [aGift({ id: 9, type: 'Item', title: 'The ring', persons: [3] })] : []),
    ],
  })
}

const heldBy: fc.Arbitrary<Thing['held']> = fc.constantFrom<Thing['held']>(
  { as: 'alone' },
  { as: 'alone' },
  { as: 'tenants in common', part: 40_00 },
  { as: 'joint tenants', with: [3] },
  { as: 'joint tenants', with: [1] },
)

const families: fc.Arbitrary<Family> = fc.record({
  residue: fc.constantFrom('children', 'friends', 'wife and child'),
  gifts: fc.array(
    fc.record({
      pounds: fc.integer({ min: 0, max: 400_000 }),
      bears: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    }),
    { maxLength: 2 },
  ),
  givesHome: fc.boolean(),
})

const { earlierSpouse: _spouse, given: _given, ...without } = answeredNo
const { downsized: _sold, ...unsold } = answeredNo

const values: fc.Arbitrary<Values> = fc
  .record({
    home: fc.record({ whole: about(900_000), debt: perhaps(about(90_000)), held: heldBy }),
    savings: about(900_000),
    shares: about(600_000),
    ring: about(60_000),
    pension: perhaps(about(400_000)),
    to: fc.constantFrom<number | 'scheme decides'>('scheme decides', 'scheme decides', 2, 3),
    policy: perhaps(about(90_000)),
    debts: perhaps(about(20_000)),
    facts: fc.constantFrom<Values['facts']>(answeredNo, answeredNo, without, unsold),
  })
  .map(({ home, savings, shares, ring, pension, to, policy, debts, facts }) => ({
    things: [
      { id: 1, kind: 'home', whole: home.whole, held: home.held, ...(home.debt && { debtOnIt: home.debt }) },
      { id: 2, kind: 'savings', whole: savings, held: { as: 'alone' } },
      { id: 3, kind: 'property', whole: shares, held: { as: 'alone' } },
    ],
    giftValue: [{ gift: 9, value: { low: ring.low, high: ring.low } }],
    pension: pension ? [{ to, value: pension }] : [],
    lifeInTrust: policy ? [{ to: 2, value: policy }] : [],
    ...(debts && { debts }),
    facts,
  }))

/** Reasons are a set: which is met first hangs on the order of the worlds. */
const inOrder = (found: Estimate | Refused): Estimate | Refused =>
  'refused' in found
    ? { refused: found.refused.toSorted() }
    : { ...found, mayRefuse: found.mayRefuse.toSorted(), afterwardsRefused: found.afterwardsRefused.toSorted() }

const days = fc.constantFrom({ day: 1, month: 5, year: 2026 }, { day: 1, month: 5, year: 2027 })

describe('the few worlds among which are the least and the most', () => {
  test('give what every point of every rough figure gives', () => {
    fc.assert(
      fc.property(families, values, days, (family, worth, on) => {
        const will = willOf(family)
        const quick = estimate(will, worth, [], on)
        expect(inOrder(quick)).toEqual(inOrder(estimate(will, worth, [], on, (_of, movers) => grid(movers))))
      }),
      { numRuns: fewerRuns(100) },
    )
  }, 600_000)

  test('give what every point gives, where something is held for a time', () => {
    const held = fc.constantFrom(...Object.values(trustWills).filter(({ charities }) => charities.length === 0))
    const brings = perhaps(about(600_000))
    fc.assert(
      fc.property(held, values, brings, days, (will, { things, ...worth }, brought, on) => {
        const said: Values = {
          ...worth,
          things: things.map((thing) =>
            thing.id === 1 && will.accounts[0] ? { ...thing, account: will.accounts[0].id } : thing,
          ),
          facts: {
            ...worth.facts,
            ...(brought && { ifPartnerDiesFirst: { leavesAllToMe: 'Yes', brings: brought } }),
          },
        }
        const quick = estimate(will, said, [], on)
        expect(inOrder(quick)).toEqual(inOrder(estimate(will, said, [], on, (_of, movers) => grid(movers))))
      }),
      { numRuns: fewerRuns(100) },
    )
  }, 600_000)

  test('are 18 of 729 for a home with a mortgage and what is beside it, and all where a charity may lower the rate', () => {
    const rough = { low: 100_000_00, high: 120_000_00 }
    const worth: Values = {
      things: [
        { id: 1, kind: 'home', whole: { low: 400_000_00, high: 500_000_00 }, debtOnIt: rough, held: { as: 'alone' } },
        { id: 2, kind: 'savings', whole: rough, held: { as: 'alone' } },
        { id: 3, kind: 'property', whole: rough, held: { as: 'alone' } },
      ],
      giftValue: [],
      pension: [{ to: 'scheme decides', value: rough }],
      lifeInTrust: [],
      debts: { low: 1_000_00, high: 2_000_00 },
      facts: answeredNo,
    }
    const counted = (will: Will): number => {
      let found = 0
      estimate(will, worth, [], { day: 1, month: 5, year: 2026 }, (of, movers) => {
        const worlds = worldsThatMatter(of, movers)
        found = worlds.length
        return worlds
      })
      return found
    }
    const will = willOf({ residue: 'children', gifts: [], givesHome: false })
    expect(counted(will)).toBe(18)
    const donation = aGift({ id: 1, type: 'Donation', amount: 1_000_00, charities: [1] })
    expect(counted({ ...will, charities: [aCharity()], gifts: [donation] })).toBe(729)
  })
})
