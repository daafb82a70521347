/** Changes to a trust that also concern those who share: its takers, and those who share the residue after it. */

import { isRealDay } from '../text/calendar-day.ts'
import { withInherit, withSettledShares } from './changes.ts'
import type { TrustKind } from './lists.ts'
import type { Trust, Will } from './schema.ts'
import { takersIn, willOfTakers } from './trusts.ts'

/** The person of a trust that has none yet. No person has this id, so that the trust has no effect and cannot be saved. */
export const NOT_CHOSEN = 0

type TrustChange = { readonly [Key in keyof Omit<Trust, 'id' | 'kind'>]?: Trust[Key] | undefined }

/** A trust in which an undefined value takes an answer back. */
type Changed = Pick<Trust, 'id' | 'kind'> & TrustChange

/** Without the keys that are undefined: a will is compared and sent as JSON. */
const said = (trust: Changed): Trust =>
  Object.fromEntries(Object.entries(trust).filter(([, value]) => value !== undefined)) as Trust

/** One for whom something is held takes nothing when that ends: neither a share, nor in place of one who has died, nor a yearly sum. */
const withoutLifeTenant = (trust: Trust): Trust => {
  const others = <T extends { readonly id: number }>(list: readonly T[]): T[] =>
    list.filter(({ id }) => id !== trust.for)
  const { takers, smallSumFor } = trust
  return said({
    ...trust,
    smallSumFor: smallSumFor === trust.for ? undefined : smallSumFor,
    takers: takers && {
      ...takers,
      persons: others(takers.persons).map((taker) => ({
        ...taker,
        backup: { ...taker.backup, persons: others(taker.backup.persons) },
      })),
    },
  })
}

const withChangedTrustOf =
  (kind: TrustKind, change: (will: Will, trust: Trust) => Changed) =>
  (will: Will): Will =>
    will.trusts?.some((trust) => trust.kind === kind)
      ? {
          ...will,
          trusts: will.trusts.map((trust) =>
            trust.kind === kind ? withoutLifeTenant(said(change(will, trust))) : trust,
          ),
        }
      : will

/**
 * Changes the answers about the trust of a kind. A will without it stays as it is: an answer about a trust that has been taken out
 * does not bring it back.
 */
export const withChangedTrust = (kind: TrustKind, change: (trust: Trust) => Changed): ((will: Will) => Will) =>
  withChangedTrustOf(kind, (_will, trust) => change(trust))

/** Without an end of a trust that was begun and is none: no real day, no years. What ends it is asked again. */
export const withoutOpenEnds = ({ trusts, ...will }: Will): Will => ({
  ...will,
  ...(trusts && {
    trusts: trusts.map(({ endDate, endYears, endsSaid, ...trust }) => {
      const isOpen = (endDate !== undefined && !isRealDay(endDate)) || endYears === 0
      return isOpen ? trust : said({ ...trust, endDate, endYears, endsSaid })
    }),
  }),
})

/**
 * A change to the will as the takers of a trust see it, who share it as a residue, as a change to those takers, whose shares settle.
 * A will without the trust stays as it is.
 */
export const withTakersOf = (kind: TrustKind, change: (residue: Will) => Will): ((will: Will) => Will) =>
  withChangedTrustOf(kind, (will, trust) => ({
    ...trust,
    takers: takersIn(withSettledShares(change(willOfTakers(will, trust)))),
  }))

/**
 * Gives a person the income of the residue for a time. They have no share of it themselves: those who do are to take it afterwards,
 * and theirs settle.
 */
export const withIncomeFirst =
  (id: number) =>
  (will: Will): Will => {
    const held = withTrust(will, 'Residue', { for: id })
    const shares = held.persons.some((person) => person.id === id && person.inherit)
    return withSettledShares(shares ? withInherit(held, 'persons', id, false) : held)
  }

/** Changes the trust of a kind, or adds it. */
export const withTrust = (will: Will, kind: TrustKind, change: TrustChange): Will => {
  const trusts = will.trusts ?? []
  const id = Math.max(0, ...trusts.map((trust) => trust.id)) + 1
  const has = trusts.some((trust) => trust.kind === kind)
  return withChangedTrust(kind, (trust) => ({ ...trust, ...change }))(
    has ? will : { ...will, trusts: [...trusts, { for: NOT_CHOSEN, id, kind }] },
  )
}

/** The will without the trust of a kind. What it held is part of the rest. */
export const withoutTrust = (will: Will, kind: TrustKind): Will =>
  will.trusts?.some((trust) => trust.kind === kind)
    ? { ...will, trusts: will.trusts.filter((trust) => trust.kind !== kind) }
    : will
