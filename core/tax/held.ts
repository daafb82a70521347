/** What the will holds on trust, as the tax at the testator's death sees it: who is treated as owning it, or who takes if nothing is held. */
import { inOrder, whoTakes } from '../estate/distribution.ts'
import { type Failed, failuresOf, issueOf } from '../estate/failures.ts'
import type { Fraction } from '../estate/fraction.ts'
import { planOfTrust } from '../estate/plan.ts'
import type { Day } from '../text/calendar-day.ts'
import { personById } from '../will/questions.ts'
import type { Account, Trust, Will } from '../will/schema.ts'
import {
  hasEndDateCome,
  holdsEverythingFor,
  homeOnTrust,
  trustOf,
  trustOfShare,
  trustsOf,
  willOfTakers,
} from '../will/trusts.ts'
import { takerHeldFor, takerOfShare } from './tax-takers.ts'
import type { Pence, TaxedGift, TaxRefusal, TaxTaker } from './taxed-estate.ts'

type Held = { readonly will: Will; readonly failed: readonly Failed[]; readonly on: Day }

/** `waits`: the executors hold it until an age. */
export type PartTaker = { readonly taker: TaxTaker; readonly share: Fraction; readonly waits?: boolean }

/** Whole pence in these parts of one, the pennies over to the first. */
export const inParts = (value: Pence, takers: readonly PartTaker[]): Pence[] => {
  const down = takers.map(({ share }) => Number((BigInt(value) * share.numerator) / share.denominator))
  const over = down.reduce((left, each) => left - each, value)
  return down.map((each, index) => each + (index < over ? 1 : 0))
}

/** Whether anything is held: the person survives the testator, and no date on which it ends has passed. */
export const startsOn = ({ will, failed, on }: Held, trust: Trust): boolean =>
  !personById(will, trust.for)?.died &&
  !failed.some((each) => 'person' in each && each.person === trust.for) &&
  !hasEndDateCome(trust, on)

/**
 * The person for whom all of the residue is held, as the one who is treated as owning it (Inheritance Tax Act 1984 s.49). A charity that
 * has it afterwards is exempt when that person dies, and not before: its gift waits for the interest to end (s.23(2)(a)).
 */
export const holderOfResidue = (of: Held): TaxTaker | undefined => {
  const trust = trustOf(of.will, 'Residue')
  return trust && startsOn(of, trust) ? takerHeldFor(of.will, trust.for) : undefined
}

const holdsAll = ({ will }: Pick<Held, 'will'>, id: number): boolean => holdsEverythingFor(will, id)

/** Whether what the residue gives to this person is held for them as a disabled person. */
export const isShareHeld = ({ will }: Held, id: number): boolean =>
  trustOfShare(will, id) !== undefined || holdsAll({ will }, id)

/** Those who take what a trust holds once its person has died, or in place of them. */
export const takersInstead = ({ will, failed, on }: Held, trust: Trust, adult: boolean): PartTaker[] | TaxRefusal => {
  const view = willOfTakers(will, trust)
  const dead: Failed = { person: trust.for }
  const all = failed.some((each) => 'person' in each && each.person === trust.for) ? failed : [...failed, dead]
  const found: PartTaker[] = []
  for (const taking of inOrder(
    will,
    whoTakes(planOfTrust(will, trust), failuresOf(will, all), issueOf(will, {})),
    on,
  )) {
    const isHeldOn =
      taking.type === 'person' && (trust.kind === 'Residue' ? isShareHeld : holdsAll)({ will, failed, on }, taking.id)
    const taker = isHeldOn
      ? takerHeldFor(will, taking.id)
      : takerOfShare({ ...view, persons: will.persons }, taking, on, adult)
    if (typeof taker === 'string') return taker
    const waits = taking.type === 'person' && taking.heldUntil !== undefined
    found.push({ taker, share: taking.share, waits })
  }
  return found
}

/** The worth of a thing that is given, the home in it, and the debt on it that the rest pays. */
export type GivenAtDeath = { readonly value: Pence; readonly home: Pence; readonly debtPaid: Pence }

export type HeldGift = {
  readonly of: string
  readonly named: string
  readonly takers: readonly PartTaker[]
  /** Of a home: what of it the trust has. */
  readonly home?: { readonly account: Account; readonly freeOfDebt: boolean }
  /** Money that is held. */
  readonly money: Pence
}

/** What is held beside the residue, as gifts: a home with the money for its upkeep, and a sum for a disabled person. */
export const heldGifts = (of: Held, adult: boolean, whole: Fraction): HeldGift[] | TaxRefusal => {
  const gifts: HeldGift[] = []
  for (const trust of trustsOf(of.will)) {
    const account = trust.kind === 'Home' ? homeOnTrust(of.will) : undefined
    const money = trust.kind === 'Residue' ? 0 : (trust.amount ?? 0)
    if (!account && money === 0) continue
    const instead = startsOn(of, trust)
      ? [{ taker: takerHeldFor(of.will, trust.for), share: whole }]
      : takersInstead(of, trust, adult)
    if (typeof instead === 'string') return instead
    const name = personById(of.will, trust.for)?.fullname ?? ''
    gifts.push({
      of: `trust ${trust.kind}`,
      named: `held for ${name}`,
      takers: instead,
      money,
      ...(account && { home: { account, freeOfDebt: trust.freeOfMortgage === 'Yes' } }),
    })
  }
  return gifts
}

/** What a trust has of a home and in money, as a gift to each of those who take it or for whom it is held. */
export const asHeldGifts = (
  { of, named, takers, money }: HeldGift,
  { value, home, debtPaid }: GivenAtDeath,
): TaxedGift[] => {
  const [values, homes, debts, sums] = [value, home, debtPaid, money].map((each) => inParts(each, takers))
  return takers.flatMap(({ taker: { key: taker } }, index): TaxedGift[] => {
    const at = (parts: readonly Pence[] | undefined): Pence => parts?.[index] ?? 0
    const things = { taker, of, named, value: at(values), general: false }
    const more = { ...(at(homes) > 0 && { home: at(homes) }), ...(at(debts) > 0 && { debtPaid: at(debts) }) }
    return [
      ...(value + debtPaid > 0 ? [{ ...things, ...more }] : []),
      ...(money > 0 ? [{ taker, of, named, value: at(sums), general: true }] : []),
    ]
  })
}
