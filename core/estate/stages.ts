/**
 * Who has what when the testator dies, and when each trust has ended: holders, those for whom they hold, and takers, as exact
 * shares. A person who does not take starts no trust. Takers are tested on the day a trust ends, or have to survive the testator
 * where that is chosen. Behind them stands the last resort, never the residue. The person for whom a trust was held takes nothing
 * at its end, but those may who take in their place.
 */
import type { Day } from '../text/calendar-day.ts'
import type { Trust, Will } from '../will/schema.ts'
import { holdsEverythingFor, trustOf, trustOfShare } from '../will/trusts.ts'
import { type BeneficiaryShare, inOrder, takersOrKin, whoTakes } from './distribution.ts'
import { type Descendants, mustBeIn } from './failures.ts'
import { Fraction, isNothing, sumOf } from './fraction.ts'
import {
  type Ended,
  type Fund,
  type History,
  type Holding,
  type OutcomeInStages,
  type Place,
  survived,
} from './history.ts'
import { heldFor, homeAtDeath, ownedOutside, type PartOfHome, passingOver, takings } from './holdings.ts'
import type { OnDay } from './late-failure.ts'
import { type Beneficiary, type Plan, type Portion, planOf } from './plan.ts'
import { afterDeaths, isOwnPiece, type Piece, pieces, testedOn, type WillAndHistory } from './taken-on-a-day.ts'
import { type FundOfTrust, outcomeOfTrust, type TrustOutcome } from './trust-outcome.ts'

const nothing: OutcomeInStages = { now: [], later: [], ended: [] }

const together = (outcomes: readonly OutcomeInStages[]): OutcomeInStages => ({
  now: outcomes.flatMap(({ now }) => now),
  later: outcomes.flatMap(({ later }) => later),
  ended: outcomes.flatMap(({ ended }) => ended),
})

const beneficiaryOf = ({ persons }: Will, id: number): Beneficiary => {
  const place = persons.findIndex((person) => person.id === id)
  return { type: 'person', id, name: persons[place]?.fullname ?? '', place, body: false }
}

const ended = (trust: Trust, { end }: TrustOutcome): Ended[] => (end ? [{ of: trust.kind, ...end }] : [])

/** Whether the person for whom a trust is held survives the testator, and refuses nothing of it. */
const takesWhatIsHeld = (facts: WillAndHistory, trust: Trust, of: readonly Trust['kind'][]): boolean => {
  const { died } = facts.history
  const { failed } = testedOn(facts, of, undefined, died, (death) => !survived(died, death))
  return failed({ type: 'person', id: trust.for }) === undefined
}

const outcomeOf = (facts: WillAndHistory, trust: Trust, of: readonly Trust['kind'][] = [trust.kind]): TrustOutcome =>
  outcomeOfTrust(facts, trust, beneficiaryOf(facts.will, trust.for), takesWhatIsHeld(facts, trust, of))

/** The home that the trust bought after so many others. */
const nextHome = (index: number): Fund => `Home ${index + 1}`

/** Who has what the trust owned of one fund, in the end. */
const inTheEndOf = (will: Will, trust: Trust, of: Fund, next: Fund, fund: FundOfTrust, whole: Fraction): Holding[] => {
  const moved = fund.moved.times(whole)
  return [
    ...passingOver(will, trust, takings(will, of, fund.taken, whole)),
    ...(isNothing(moved) ? [] : [{ of, share: moved, how: 'moved', into: next } as const]),
    ...heldFor(will, of, trust, fund.held.times(whole)),
  ]
}

/** Of the whole that a trust holds: who has it when the testator dies, and in the end. */
const stagesOfFund = (will: Will, trust: Trust, outcome: TrustOutcome, part = whollyOwned): OutcomeInStages => {
  const { kind } = trust
  const started = outcome.end?.why !== 'never started'
  const now = started
    ? heldFor(will, kind, trust, part.own)
    : passingOver(will, trust, takings(will, kind, outcome.atDeath, part.own))
  const later = outcome.funds.flatMap((fund, index) => {
    const of = index === 0 ? kind : nextHome(index)
    const owned = fund.bought ? { own: fund.bought, owners: [trust.for] } : part
    return [...inTheEndOf(will, trust, of, nextHome(index + 1), fund, owned.own), ...ownedOutside(owned, of)]
  })
  return { now: [...now, ...ownedOutside(part)], later, ended: ended(trust, outcome) }
}

const whollyOwned: PartOfHome = { own: Fraction.one, owners: [] }

const home = (facts: WillAndHistory, trust: Trust): OutcomeInStages => {
  const { will, history } = facts
  const part = homeAtDeath(will, trust, history)
  const none: Ended[] = [{ of: 'Home', on: history.died, why: 'never started' }]
  if (!part) return { ...nothing, ended: none }
  if (isNothing(part.own)) return { now: ownedOutside(part), later: ownedOutside(part), ended: none }
  return stagesOfFund(will, trust, outcomeOf(facts, trust), part)
}

const totalOf = (parts: readonly Piece[]): Fraction => sumOf(parts.map(({ share }) => share))

/**
 * The trust of a disabled person that holds whatever of the residue would come to them: their own share, what they would have in
 * place of somebody, and as a last resort. None behind the income of somebody else.
 */
const holdingResidue = (will: Will): Trust | undefined => {
  const trust = trustOf(will, 'Disabled person')
  return trust && trustOfShare(will, trust.for)
}

/** The plan of the residue, and who does not take in it as if the testator had died on a day. */
const testsOfResidue = (facts: WillAndHistory): { readonly plan: Plan; readonly asIfDied: (day: Day) => OnDay } => {
  const { will, history } = facts
  for (const { person } of history.refusals ?? []) mustBeIn(will, { person })
  const { plan, onDay } = withPlacesRefused(planOf(will), history)
  return { plan, asIfDied: (day) => onDay(testedOn(facts, [], undefined, day, (death) => !survived(day, death))) }
}

/** The residue where it is not held for its income: taken at the death, but for what is held for a disabled person. */
const residue = (facts: WillAndHistory): OutcomeInStages => {
  const { will, history } = facts
  const trust = holdingResidue(will)
  const { plan, asIfDied } = testsOfResidue(facts)
  const { failed, later } = asIfDied(history.died)
  const atDeath = pieces(takersOrKin(plan, failed, later), Fraction.one, history.died)
  const outcome = trust && outcomeOf(facts, trust, ['Residue', 'Disabled person'])
  const isTheirs = (piece: Piece): boolean => trust !== undefined && isOwnPiece(piece, trust.for)
  // Their own share has takers of its own where they do not take it: those of the trust, if that never starts.
  const isHeld = (piece: Piece): boolean =>
    isTheirs(piece) || (piece.within !== undefined && outcome?.end?.why === 'never started')
  const own = atDeath.filter((piece) => !isHeld(piece))
  const inTheEnd = afterDeaths(facts, plan, own, asIfDied)
  if (!trust || !outcome)
    return { now: takings(will, 'Residue', own), later: takings(will, 'Residue', inTheEnd), ended: [] }
  const fund = stagesOfFund(will, trust, outcome)
  // A sum that is held beside stands in the outcome by itself.
  const isFund = trust.amount === undefined
  const ofResidue = (holdings: readonly Holding[], part: Fraction): Holding[] =>
    isNothing(part) ? [] : [...holdings.map((holding) => scaled(holding, part)), ...(isFund ? holdings : [])]
  const others = inTheEnd.filter((piece) => !isTheirs(piece))
  const share = totalOf(atDeath.filter(isHeld))
  // What others held who died too young may come to what is held.
  const added = totalOf(inTheEnd.filter(isTheirs))
  return {
    now: [...takings(will, 'Residue', own), ...ofResidue(fund.now, share)],
    later: [...takings(will, 'Residue', others), ...ofResidue(fund.later, share.plus(added))],
    ended: isFund && !isNothing(share.plus(added)) ? fund.ended : [],
  }
}

/** A part of a thing, as another thing is held or taken. */
const scaled = (holding: Holding, part: Fraction, of: Fund = 'Residue'): Holding => {
  const share = holding.share.times(part)
  return 'to' in holding ? { ...holding, of, share, to: { ...holding.to, share } } : { ...holding, of, share }
}

/** What another trust would leave to a disabled person for whom everything is held: it is held too, or passes on after them. */
const heldToo = (facts: WillAndHistory, by: Trust, { now, later, ended: ends }: OutcomeInStages): OutcomeInStages => {
  const trust = trustOf(facts.will, 'Disabled person')
  // What another trust pays its own person is held for them by that trust.
  if (!trust || by.for === trust.for || !holdsEverythingFor(facts.will, trust.for)) return { now, later, ended: ends }
  const fund = stagesOfFund(facts.will, trust, outcomeOf(facts, trust))
  const held = (holdings: readonly Holding[], instead: readonly Holding[]): Holding[] =>
    holdings.flatMap((each) =>
      'to' in each && each.to.type === 'person' && each.to.id === trust.for
        ? instead.map((holding) => scaled(holding, each.share, each.of))
        : [each],
    )
  return { now: held(now, fund.now), later: held(later, fund.later), ended: ends }
}

/** The residue, then what is held, as the kinds of trust stand. */
const whole = (facts: WillAndHistory): OutcomeInStages => {
  const { will } = facts
  const [onHome, onResidue, fund] = (['Home', 'Residue', 'Disabled person'] as const).map((kind) => trustOf(will, kind))
  return together([
    onResidue ? heldToo(facts, onResidue, stagesOfFund(will, onResidue, outcomeOf(facts, onResidue))) : residue(facts),
    onHome ? heldToo(facts, onHome, home(facts, onHome)) : nothing,
    fund && (fund.amount ?? 0) > 0 ? stagesOfFund(will, fund, outcomeOf(facts, fund)) : nothing,
  ])
}

/**
 * Who has what when the testator dies, and when all of a history has happened.
 * @throws NotInWill when the history names a person or charity that is not in the will.
 */
export const outcomeInStages = (will: Will, history: History): OutcomeInStages => whole({ will, history })

/**
 * Who takes what of the residue when the testator dies, whatever of it is held first: one entry for each taker, the largest first.
 * @throws NotInWill when the history names a person or charity that is not in the will.
 */
export const takersOfResidue = (will: Will, history: History): BeneficiaryShare[] => {
  const { plan, asIfDied } = testsOfResidue({ will, history })
  const { failed, later } = asIfDied(history.died)
  return inOrder(will, whoTakes(plan, failed, later), history.died)
}

// Those who refuse, or lose, what they take of the residue, or one place in it, and keep all else that the will gives them (Wills Act 1837 s.33A).

type Refused = (person: number, place: Place) => Descendants | undefined

/** The plan in which a person stands for themselves in each place they refuse: `refusing` gets those copies, with their issue. */
const withRefusals = (
  plan: Plan,
  refused: Refused,
  ofTrust: (held: number) => Refused,
  refusing: Map<object, Descendants>,
): Plan => {
  const inPlace = <P extends Portion>(portion: P, place: Place): P => {
    const issue = portion.to.type === 'person' ? refused(portion.to.id, place) : undefined
    if (!issue) return portion
    const to = { ...portion.to }
    refusing.set(to, issue)
    return { ...portion, to }
  }
  const shares = plan.shares.map((share) => {
    const { to, ifItFails, atEnd } = share
    return {
      ...inPlace(share, 'share'),
      ...(atEnd && { atEnd: withRefusals(atEnd, ofTrust(to.id), ofTrust, refusing) }),
      ifItFails:
        typeof ifItFails === 'string' || to.type !== 'person'
          ? ifItFails
          : ifItFails.map((backup) => inPlace(backup, { backupOf: to.id })),
    }
  })
  return { ...plan, shares, lastly: plan.lastly.map((portion) => inPlace(portion, 'last resort')) }
}

type PlacesRefused = {
  readonly plan: Plan
  /** Who fails on a day, with those who refuse. The day itself knows of no refusal. */
  readonly onDay: (day: OnDay) => OnDay
}

const isSame = (one: Place, other: Place): boolean =>
  typeof one === 'object' ? typeof other === 'object' && one.backupOf === other.backupOf : one === other

/**
 * The plan of the residue in which some refuse all of it, one place each, or what they have under the trust of a share. That trust
 * has a clause of its own: who refuses the residue keeps what it leaves them, and it leaves nothing to its own person.
 */
export const withPlacesRefused = (plan: Plan, { refusals = [], issue = [] }: History): PlacesRefused => {
  const refusing = new Map<object, Descendants>()
  const places: Refused = (id, at) =>
    refusals.find(({ person, of, place }) => person === id && of === 'Residue' && (!place || isSame(place, at)))
  const ofTrust =
    (held: number): Refused =>
    (id) =>
      id === held
        ? (issue.find(({ person }) => person === id) ?? {})
        : refusals.find(({ person, of, place }) => person === id && of === 'Disabled person' && !place)
  const issueOn = (day: OnDay, left: Descendants | undefined) => left && day.issue(left)
  return {
    plan: refusals.length === 0 ? plan : withRefusals(plan, places, ofTrust, refusing),
    onDay: (day) => ({ ...day, failed: (named) => day.failed(named) ?? issueOn(day, refusing.get(named)) }),
  }
}
