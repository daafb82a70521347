import { type Day, isAfter } from '../text/calendar-day.ts'
import type { Trust } from '../will/schema.ts'
import { takersOrKin } from './distribution.ts'
import { type End, endOfTrust, isDeadAtEnd } from './end-of-trust.ts'
import { Fraction } from './fraction.ts'
import type { History, TrustEvent } from './history.ts'
import { restOf } from './holdings.ts'
import type { Beneficiary } from './plan.ts'
import { survived } from './survival.ts'
import {
  afterEarlyDeaths,
  byDay,
  type Facts,
  isUpTo,
  type Piece,
  pieces,
  testedOn,
  withEstates,
} from './taken-on-a-day.ts'
import { planOfTrust } from './trust-plan.ts'

export type TrustOutcome = {
  /** Undefined while it goes on. */
  readonly end: End | undefined
  /** What has been taken, and what is still held: together 1. */
  readonly taken: readonly Piece[]
  readonly held: Fraction
  /** What was taken when the testator died, of a trust that never started. */
  readonly atDeath: readonly Piece[]
  /** The part that the trust owns of a home that was bought together with the person. */
  readonly partBought: Fraction | undefined
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

/** Whoever survives the testator has a share, unless takers are tested when the trust ends. A disabled person's takers always are. */
const isFixedAtDeath = ({ kind, fixed }: Trust): boolean => kind !== 'Disabled person' && fixed === 'When I die'

/** @param takes Whether the person survived the testator and did not refuse, nor lose it for another reason. */
export const outcomeOfTrust = (facts: Facts, trust: Trust, person: Beneficiary, takes: boolean): TrustOutcome => {
  const { will, history } = facts
  const plan = planOfTrust(will, trust)
  const end = endOfTrust(trust, history, takes)
  const test = (day: Day, isDead: (death: Day) => boolean) => testedOn(facts, [trust.kind], trust.for, day, isDead)
  const asIfDied = (day: Day) => test(day, (death) => !survived(day, death))
  const atDeath = (): Piece[] => {
    const { failed, later } = asIfDied(history.died)
    return pieces(takersOrKin(plan, failed, later), Fraction.one, history.died)
  }
  if (end?.why === 'never started') {
    const taken = atDeath()
    return {
      end,
      taken: afterEarlyDeaths(facts, plan, taken, asIfDied),
      held: Fraction.zero,
      atDeath: taken,
      partBought: undefined,
    }
  }
  const passing = (day: End, part: Fraction): Piece[] => {
    if (isFixedAtDeath(trust)) {
      const fixed = atDeath().map((piece) => ({ ...piece, share: piece.share.times(part), on: day.on }))
      return withEstates(history, fixed, day.on)
    }
    const { failed, later } = test(day.on, (death) => isDeadAtEnd(day, death))
    return pieces(takersOrKin(plan, failed, later), part, day.on)
  }
  let held = Fraction.one
  let partBought: Fraction | undefined
  const taken: Piece[] = []
  for (const event of eventsWhileHeld(trust, history, end)) {
    if (event.what === 'bought together' && trust.kind === 'Home') partBought = event.part
    const leaving = partLeaving(trust, event)
    const part = held.times(leaving)
    taken.push(
      ...(event.what === 'capital paid'
        ? pieces([{ taker: { named: person, line: [] }, share: Fraction.one }], part, event.on)
        : passing({ on: event.on, why: 'date' }, part)),
    )
    held = held.times(restOf(leaving))
  }
  const atEnd = end ? passing(end, held) : []
  return {
    end,
    taken: afterEarlyDeaths(facts, plan, [...taken, ...atEnd], (day) => test(day, (death) => isUpTo(death, day))),
    held: end ? Fraction.zero : held,
    atDeath: [],
    partBought,
  }
}
