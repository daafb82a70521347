/** Who takes the residue, with the shares that each taking is part of: their own, or that of someone in whose place they take. */

import type { Day } from '../text/calendar-day.ts'
import { personById } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
import { allToNextOfKin, type BeneficiaryShare, beneficiaryShareOf, whoTakes } from './distribution.ts'
import { isTaken, keyOfTaker, largestFirst, onceEach, type TakerShare } from './division.ts'
import { type Descendants, type Failed, type Failures, failuresOf, issueOf } from './failures.ts'
import { type Fraction, sumOf } from './fraction.ts'
import { type Beneficiary, type Plan, planOf } from './plan.ts'

export type EstatePart = {
  readonly share: Fraction
  /** The person in whose place this part is taken. */
  readonly through: number | undefined
}

export type Taking = {
  readonly taking: BeneficiaryShare
  /** They total its share. What they take by a share of their own comes first. */
  readonly parts: readonly EstatePart[]
}

export type OutcomeInParts = {
  /** The same takers, shares and order as `outcome` gives, where every answer is given. */
  readonly takings: readonly Taking[]
  /** No one with a share is left, nor anyone in their place: the ultimate default takes, or the next of kin. */
  readonly lastResort: boolean
  /** What those who failed would take had they alone not failed. Who would take nothing is not there. */
  readonly had: ReadonlyMap<number, Fraction>
}

/** Stands for those who will take a share about whose failure nothing is answered yet. Its id is the negative of the person's. */
const notSaid = ({ id, place }: Beneficiary): Beneficiary => ({ type: 'person', id: -id, name: '', place, body: false })

/** The plan of a will in which a share about whose failure nothing is answered goes to a taker whose id is the negative of the person's. */
export const planWithBlanks = (will: Will): Plan => {
  const plan = planOf(will)
  const shares = plan.shares.map((share) => {
    const person = share.to.type === 'person' && !share.to.body ? personById(will, share.to.id) : undefined
    if (!person || person.died || person.estateIfDie !== undefined) return share
    return { ...share, ifItFails: [{ to: notSaid(share.to), weight: 1n, theirChildren: false }] }
  })
  return { ...plan, shares }
}

/** The children of one who had died when the will was made take by a share of their own. */
const throughOf = (will: Will, { taker: { named, line }, under }: TakerShare): number | undefined =>
  under !== undefined &&
  under !== 'the last resort' &&
  under.type === 'person' &&
  (under !== named || (line.length > 0 && !personById(will, named.id)?.died))
    ? under.id
    : undefined

/** A part of their own comes first. */
const merged = (parts: readonly EstatePart[]): EstatePart[] =>
  [...Map.groupBy(parts, ({ through }) => through)]
    .map(([through, same]) => ({ through, share: sumOf(same.map(({ share }) => share)) }))
    .toSorted((one, other) => (one.through ?? 0) - (other.through ?? 0))

/**
 * Who takes the residue when these people and charities fail.
 * @throws NotInWill when `failed` lists a person or charity that is not in the will.
 */
export const outcomeInParts = (
  will: Will,
  failed: readonly Failed[],
  today: Day,
  later: Descendants = {},
): OutcomeInParts => {
  const failures = failuresOf(will, failed)
  const asked: Failures = (named) => {
    const issue = failures(named)
    return issue && named.type === 'person' ? { ...issue, asked: true } : issue
  }
  const all = whoTakes(planWithBlanks(will), asked, issueOf(will, later))
  const had = new Map(all.filter((each) => !isTaken(each)).map(({ taker, share }) => [taker.named.id, share]))
  const portions = all.filter(isTaken)
  const kin = allToNextOfKin(will)
  if (portions.length === 0)
    return { takings: [{ taking: kin, parts: [{ share: kin.share, through: undefined }] }], lastResort: true, had }
  const byTaker = Map.groupBy(portions, ({ taker }) => keyOfTaker(taker))
  return {
    takings: onceEach(portions)
      .toSorted(largestFirst)
      .map((portion) => ({
        taking: beneficiaryShareOf(will, portion, today),
        parts: merged(
          (byTaker.get(keyOfTaker(portion.taker)) ?? []).map((each) => ({
            share: each.share,
            through: throughOf(will, each),
          })),
        ),
      })),
    lastResort: portions.every(({ under }) => under === 'the last resort'),
    had,
  }
}
