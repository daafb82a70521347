import { byDay, type Day, isAfter, monthsLater, yearsLater } from '../text/calendar-day.ts'
import type { Trust } from '../will/schema.ts'
import { isFixedAtDeath } from '../will/trusts.ts'
import { takersOrKin } from './distribution.ts'
import { Fraction } from './fraction.ts'
import { type History, survived, type TrustEvent, type WhyEnded } from './history.ts'
import { restOf } from './holdings.ts'
import { type Beneficiary, planOfTrust } from './plan.ts'
import { afterDeaths, isUpTo, type Piece, pieces, testedOn, type WillAndHistory } from './taken-on-a-day.ts'

export type TrustOutcome = {
  /** Undefined while it goes on. */
  readonly end: End | undefined
  /** What the trust held one after another: itself, and each home that was bought together with the person. */
  readonly funds: readonly FundOfTrust[]
  /** What was taken when the testator died, of a trust that never started. */
  readonly atDeath: readonly Piece[]
}

/** Of what the trust owns of a fund: what has been taken, what went into the next fund, and what is still held. Together 1. */
export type FundOfTrust = {
  /** The part that the trust owns of a home that it bought. Undefined of what the will gave it. */
  readonly bought: Fraction | undefined
  readonly taken: readonly Piece[]
  readonly moved: Fraction
  readonly held: Fraction
}

/** The share of what is held that an event passes on or pays out. */
const partLeaving = (trust: Trust, event: TrustEvent): Fraction => {
  const leaves =
    (event.what === 'left over' && trust.kind === 'Home' && trust.surplus === 'Passed on at once') ||
    (event.what === 'capital paid' && (trust.kind === 'Disabled person' || trust.capital === 'Yes'))
  return leaves ? event.part : Fraction.zero
}

const eventsWhileHeld = (trust: Trust, { died, events = [] }: History, end: End | undefined): TrustEvent[] =>
  byDay(
    events.filter(({ on, trust: kind }) => kind === trust.kind && isUpTo(died, on) && (!end || isAfter(end.on, on))),
  )

/** @param takes Whether the person survived the testator and did not refuse, nor lose it for another reason. */
export const outcomeOfTrust = (
  facts: WillAndHistory,
  trust: Trust,
  person: Beneficiary,
  takes: boolean,
): TrustOutcome => {
  const { will, history } = facts
  const plan = planOfTrust(will, trust)
  const isVested = isFixedAtDeath(trust)
  const end = endOfTrust(trust, history, takes)
  const test = (day: Day, isDead: (death: Day) => boolean) => testedOn(facts, [trust.kind], trust.for, day, isDead)
  // What came from a trust passes as if that had ended on the day, and not by a death: even of one that ended at once.
  const asIfEnded = (day: Day) => test(day, (death) => isUpTo(death, day))
  const inTheEnd = (taken: readonly Piece[]) => afterDeaths(facts, plan, taken, isVested ? 'vested' : asIfEnded)
  const atDeath = (): Piece[] => {
    const { failed, later } = test(history.died, (death) => !survived(history.died, death))
    return pieces(takersOrKin(plan, failed, later), Fraction.one, history.died)
  }
  if (end?.why === 'never started') {
    const taken = atDeath()
    const fund = { bought: undefined, moved: Fraction.zero, held: Fraction.zero }
    return { end, funds: [{ ...fund, taken: inTheEnd(taken) }], atDeath: taken }
  }
  const passing = (day: End, part: Fraction): Piece[] => {
    if (isVested) return atDeath().map((piece) => ({ ...piece, share: piece.share.times(part), on: day.on }))
    const { failed, later } = test(day.on, (death) => isDeadAtEnd(day, death))
    return pieces(takersOrKin(plan, failed, later), part, day.on)
  }
  const funds: FundOfTrust[] = []
  let [held, bought, taken]: [Fraction, Fraction | undefined, Piece[]] = [Fraction.one, undefined, []]
  const goesOn = (moved: Fraction, left: Fraction): void => {
    funds.push({ bought, taken: inTheEnd(taken), moved, held: left })
  }
  for (const event of eventsWhileHeld(trust, history, end)) {
    if (event.what === 'bought together' && trust.kind === 'Home') {
      goesOn(held, Fraction.zero)
      ;[held, bought, taken] = [Fraction.one, event.part, []]
    }
    const leaving = partLeaving(trust, event)
    const part = held.times(leaving)
    taken.push(
      ...(event.what === 'capital paid'
        ? [{ taker: { named: person, line: [] }, share: part, on: event.on, how: 'paid' as const }]
        : passing({ on: event.on, why: 'date' }, part)),
    )
    held = held.times(restOf(leaving))
  }
  if (end) taken.push(...passing(end, held))
  goesOn(Fraction.zero, end ? Fraction.zero : held)
  return { end, funds, atDeath: [] }
}

/** A couple has lived together for so long, in months, before it can be recorded that a trust has ended by it. */
const MONTHS_AS_COUPLE = 12

/** Whether an event ends a trust, as its clause says, and how. No time before the testator's death counts. */
const endedBy = (trust: Trust, event: TrustEvent, died: Day): WhyEnded | undefined => {
  const hasLasted = (since: Day, months: number): boolean =>
    !isAfter(monthsLater(isAfter(died, since) ? died : since, months), event.on)
  if (event.trust !== trust.kind || trust.kind === 'Disabled person') return undefined
  switch (event.what) {
    case 'marries':
      return trust.endsIfMarries === 'Yes' ? 'marriage' : undefined
    case 'couple recorded':
      return trust.endsIfCouple === 'Yes' && !event.byThePersonAlone && hasLasted(event.since, MONTHS_AS_COUPLE)
        ? 'couple'
        : undefined
    case 'absence recorded':
      return trust.kind === 'Home' &&
        trust.endsIfLeaves !== undefined &&
        !event.inHospital &&
        !event.byThePersonAlone &&
        hasLasted(event.since, trust.endsIfLeaves)
        ? 'left'
        : undefined
    case 'given up':
      return event.withoutLeave ? undefined : 'given up'
    default:
      return undefined
  }
}

const lastDaysOf = (trust: Trust, died: Day): Day[] =>
  trust.kind === 'Disabled person'
    ? []
    : [
        ...(trust.endDate ? [trust.endDate] : []),
        ...(trust.endYears === undefined ? [] : [yearsLater(died, trust.endYears)]),
      ]

export type End = { readonly on: Day; readonly why: WhyEnded }

/**
 * When a trust ends and why: on the first day of what its clause lists, or on the death of the testator where the person does not
 * take or a date has passed. Undefined while it goes on.
 * @param takes Whether the person survived the testator and did not refuse, nor lose it for another reason.
 */
export const endOfTrust = (
  trust: Trust,
  { died, asked, deaths, events = [] }: History,
  takes: boolean,
): End | undefined => {
  const dates = lastDaysOf(trust, died).filter((day) => !asked || !isAfter(day, asked))
  if (!takes || dates.some((day) => !isAfter(day, died))) return { on: died, why: 'never started' }
  const ends: End[] = [
    ...deaths.filter(({ person }) => person === trust.for).map(({ on }) => ({ on, why: 'death' as const })),
    ...dates.map((on) => ({ on, why: 'date' as const })),
    ...events
      .filter(({ on }) => !isAfter(died, on))
      .flatMap((event) => {
        const why = endedBy(trust, event, died)
        return why ? [{ on: event.on, why }] : []
      }),
  ]
  // Of two on one day the first counts: after a death the takers are tested 28 days later.
  return byDay(ends)[0]
}

/** Whether a person counts as dead when the takers are found. A trust that ends by a death has its takers found 28 days after it. */
export const isDeadAtEnd = ({ on, why }: End, death: Day): boolean =>
  why === 'death' || why === 'never started' ? !survived(on, death) : !isAfter(death, on)
