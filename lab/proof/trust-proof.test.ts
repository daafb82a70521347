/** A machine proof that no world leaves a part of what a trust held without a taker, whoever has died when it ends. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fraction } from '../../core/estate/fraction.ts'
import type { Holding } from '../../core/estate/history.ts'
import { planOf, planOfTrust } from '../../core/estate/plan.ts'
import type { Trust, Will } from '../../core/will/schema.ts'
import { today } from '../../testkit/builders.ts'
import { fewerRuns } from '../../testkit/property-runs.ts'
import { stagesOf } from '../../testkit/stages-of.ts'
import { tomsWill } from '../../testkit/trusts.ts'
import { completeWills } from '../../testkit/will-arbitrary.ts'
import { childrenOf, NEXT_OF_KIN, type Prover, startProver, type World } from './estate-smt.ts'
import { GRANDCHILDREN, sharingOfPlan } from './sharing-of-will.ts'
import { sharingOfTrust } from './trust-sharing.ts'

let prover: Prover
beforeAll(async () => {
  prover = await startProver()
})
afterAll(() => prover.end())

const hasDifferentNames = ({ persons, charities }: Will): boolean => {
  const names = [...persons, ...charities].map(({ fullname }) => fullname)
  return new Set(names).size === names.length
}

/**
 * Trusts with takers of their own: the words of a will say who shares the residue after an income for life, and
 * `machine-proof.test.ts` proves those. Later children are left to it too, as a residue shares with them in the same way.
 */
const held: fc.Arbitrary<[Will, Trust]> = completeWills
  .filter((will) => hasDifferentNames(will) && will.laterChildren !== 'Yes')
  .map((will) => [will, (will.trusts ?? []).filter(({ kind }) => kind !== 'Residue')] as const)
  .filter(([, trusts]) => trusts.length > 0)
  .map(([will, trusts]): [Will, Trust] => [will, trusts[0] as Trust])

const sharingOf = (will: Will, trust: Trust) => sharingOfTrust(will, trust, sharingOfPlan(planOf(will)).lastly)

const RUNS = fewerRuns(400)
const PATIENCE = 300_000

const forEvery = (holds: (will: Will, trust: Trust) => Promise<void>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(held, ([will, trust]) => holds(will, trust)),
    { numRuns: RUNS, endOnFailure: true },
  )

test(
  'all of it is taken and none twice, by nobody who has died, and by next of kin only after everyone who is named',
  () =>
    forEvery(async (will, trust) => {
      const sharing = sharingOf(will, trust)
      expect(await prover.worldWithAGap(sharing)).toBeUndefined()
      expect(await prover.worldWhereTheDeadTake(sharing)).toBeUndefined()
      expect(await prover.worldWhereNextOfKinComeFirst(sharing)).toBeUndefined()
    }),
  PATIENCE,
)

test(
  'the plan of the product gives each taker the same as the answers do, in every world',
  () =>
    forEvery(async (will, trust) => {
      const plan = sharingOfPlan(planOfTrust(will, trust))
      expect(await prover.worldThatTellsApart(plan, sharingOf(will, trust))).toBeUndefined()
    }),
  PATIENCE,
)

const keyOf = (will: Will, holding: Holding): string => {
  if (holding.how !== 'taken' && holding.how !== 'estate') return holding.how
  const { to } = holding
  if (to.type === 'next-of-kin') return NEXT_OF_KIN
  if (to.type === 'grandchildren') return GRANDCHILDREN
  return to.type === 'child' ? childrenOf(will.persons.find(({ id }) => id === to.of)?.fullname ?? '') : to.name
}

/** What the product works out for a world at the end of the trust, by taker. */
const workedOut = (will: Will, trust: Trust, { failed, withIssue }: World): Map<string, string> => {
  const people = will.persons.filter(({ fullname }) => failed.includes(fullname))
  const dead = people.map(({ id, fullname }) => ({ person: id, livingChildren: withIssue.includes(fullname) ? 1 : 0 }))
  const noGrandchild = failed.includes(GRANDCHILDREN) ? [{ grandchildren: [] }] : []
  const fixed = { ...will, trusts: [{ ...trust, fixed: 'When the trust ends' as const }] }
  const { later } = stagesOf(fixed, { failed: [], failedLater: [...dead, ...noGrandchild] }, today)
  const amounts = new Map<string, Fraction>()
  const whole = later.filter(({ of, how }) => of === trust.kind && how !== 'outside')
  const total = whole.reduce((sum, { share }) => sum.plus(share), Fraction.zero)
  for (const holding of whole) {
    const key = keyOf(will, holding)
    amounts.set(key, (amounts.get(key) ?? Fraction.zero).plus(holding.share.over(total)))
  }
  return new Map([...amounts].map(([key, amount]) => [key, `${amount}`]))
}

test(
  'what is worked out for the day on which a trust ends is what the solver finds in the same world',
  () =>
    forEvery(async (will, trust) => {
      const mayBeHeld = will.accounts.every(
        ({ ownershipType }) => ownershipType === undefined || ownershipType === 'Tenants in common',
      )
      if (!mayBeHeld) return
      for (const { world, amounts } of await prover.worlds(sharingOf(will, trust), 6)) {
        const dead = will.persons.flatMap(({ died, fullname }) => (died ? [fullname] : []))
        // The solver does not know who was dead when the will was made: their children take where it has them take.
        const taken = [...amounts].flatMap(([who, amount]) =>
          amount === '0' ? [] : [[dead.includes(who) ? childrenOf(who) : who, amount] as const],
        )
        expect(Object.fromEntries(workedOut(will, trust, world))).toEqual(Object.fromEntries(taken))
      }
    }),
  PATIENCE,
)

test('the solver finds the gap of a trust behind which nobody stands', async () => {
  const will = tomsWill()
  const [trust] = will.trusts ?? []
  if (!trust) throw new Error('There is no trust')
  const alone = { ...sharingOfTrust(will, trust, { parts: [], failedAreAdded: true }), nextOfKinStandBehind: false }
  expect((await prover.worldWithAGap(alone))?.failed.toSorted()).toEqual(['Cy Hale', 'Di Hale'])
})
