/** Changes to a trust that also concern those who share: its takers, and those who share the residue after it. */

import { withTrust } from './change-trust.ts'
import { withEqualShares, withInherit } from './changes.ts'
import { heirsShareEqually } from './equal-shares.ts'
import type { TrustKind } from './lists.ts'
import type { Trust, Will } from './schema.ts'
import { takersIn, willOfTakers } from './trusts.ts'

const withChangedTrustOf =
  (kind: TrustKind, change: (will: Will, trust: Trust) => Trust) =>
  (will: Will): Will =>
    will.trusts?.some((trust) => trust.kind === kind)
      ? { ...will, trusts: will.trusts.map((trust) => (trust.kind === kind ? change(will, trust) : trust)) }
      : will

/** Changes the answers about the trust of a kind. A will without it stays as it is. */
export const withChangedTrust = (kind: TrustKind, change: (trust: Trust) => Trust): ((will: Will) => Will) =>
  withChangedTrustOf(kind, (_will, trust) => change(trust))

/**
 * A change to the will as the takers of a trust see it, who share it as a residue, as a change to those takers. Equal shares stay
 * equal when there is one more or one fewer, and one taker has everything. A will without the trust stays as it is.
 */
export const withTakersOf = (kind: TrustKind, change: (residue: Will) => Will): ((will: Will) => Will) =>
  withChangedTrustOf(kind, (will, trust) => {
    const changed = change(willOfTakers(will, trust))
    return { ...trust, takers: takersIn(heirsShareEqually(changed) ? withEqualShares(changed) : changed) }
  })

/**
 * Gives a person the income of the residue for a time. They have no share of it themselves: those who do are to take it afterwards.
 * Equal shares of the others are equal again.
 */
export const withIncomeFirst =
  (id: number) =>
  (will: Will): Will => {
    const held = withTrust(will, 'Residue', { for: id })
    const shares = held.persons.some((person) => person.id === id && person.inherit)
    const left = shares ? withInherit(held, 'persons', id, false) : held
    return heirsShareEqually(left) ? withEqualShares(left) : left
  }
