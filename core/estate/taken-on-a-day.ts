import { byDay, type Day, isAfter } from '../text/calendar-day.ts'
import type { TrustKind } from '../will/lists.ts'
import type { Will } from '../will/schema.ts'
import type { TakerShare } from './division.ts'
import { type Failed, failuresOf, issueOf } from './failures.ts'
import type { Fraction } from './fraction.ts'
import type { History, Unnamed } from './history.ts'
import { deathsIn, isHeldFor, type OnDay, passedOn } from './late-failure.ts'
import { nextOfKin, type Plan } from './plan.ts'

export type WillAndHistory = { readonly will: Will; readonly history: History }

/**
 * A part that was taken on a day, by the taker or by the estate of one who did not live to have it. What is paid to the person for
 * whom it was held has been used for them: it waits for no age.
 */
export type Piece = TakerShare & { readonly on: Day; readonly how: 'taken' | 'estate' | 'paid' }

export const isUpTo = (day: Day, latest: Day): boolean => !isAfter(day, latest)

const unnamedOn = ({ unnamed = [] }: History, day: Day): Unnamed =>
  unnamed.findLast(({ from }) => from === undefined || isUpTo(from, day)) ?? {}

/**
 * Who does not take what is tested on a day, and who is born.
 * @param of The trusts under which a refusal counts.
 * @param without The person for whom it was held, who counts as dead.
 * @param isDead Whether somebody who died on a day is dead for this test.
 */
export const testedOn = (
  { will, history }: WillAndHistory,
  of: readonly TrustKind[],
  without: number | undefined,
  day: Day,
  isDead: (death: Day) => boolean,
): OnDay => {
  const { laterChildren, grandchildren, ofLeftOut = [] } = unnamedOn(history, day)
  const left: Failed[] =
    without === undefined ? [] : [{ ...history.issue?.find(({ person }) => person === without), person: without }]
  const at = { day, isDead }
  const failed: Failed[] = [
    ...(history.failed ?? []).filter(({ from }) => from === undefined || isUpTo(from, day)),
    ...left,
    ...(history.refusals ?? []).filter((refusal) => of.includes(refusal.of) && refusal.place === undefined),
    ...history.deaths.filter(({ on }) => isDead(on)),
    ...(grandchildren ? [{ grandchildren, ofLeftOut }] : []),
  ]
  return {
    failed: failuresOf(will, failed, at),
    ...(laterChildren && { later: issueOf(will, laterChildren, at) }),
    issue: (left) => issueOf(will, left, at),
  }
}

export const pieces = (portions: readonly TakerShare[], part: Fraction, on: Day): Piece[] =>
  portions.map((portion) => ({ ...portion, share: portion.share.times(part), on, how: 'taken' }))

/** What a person has themselves, and not their children in their place. */
export const isOwnPiece = ({ taker: { named, line } }: Piece, person: number): boolean =>
  named.type === 'person' && named.id === person && line.length === 0

/**
 * What becomes of the parts that were held for people who die before they have them: each passes on as if it had been given on that
 * day, or belongs to the estate of one whose part was theirs from the start.
 * @param test Who does not take on the day of a death under an age. `vested`: all was theirs from the death of the testator, whose
 * takers may die before it comes to them as well.
 */
export const afterDeaths = (
  { will, history }: WillAndHistory,
  plan: Plan,
  taken: readonly Piece[],
  test: ((day: Day) => OnDay) | 'vested',
): Piece[] => {
  let parts = [...taken]
  for (const { who, on, isYoung, isTheirs } of byDay(deathsIn(will, history))) {
    parts = parts.flatMap((piece): Piece[] => {
      if (piece.how !== 'taken' || !isHeldFor(piece.taker, who)) return [piece]
      const isHad = isAfter(on, piece.on)
      if (test === 'vested') return [isYoung || !isHad ? { ...piece, how: 'estate' } : piece]
      if (!isYoung || !isHad) return [piece]
      if (isTheirs) return [{ ...piece, how: 'estate' }]
      const passed = passedOn(plan, piece, test(on), who)
      const portions = passed.length > 0 ? passed : [{ taker: { named: nextOfKin, line: [] }, share: piece.share }]
      return portions.map((portion) => ({ ...portion, on, how: 'taken' }))
    })
  }
  return parts
}
