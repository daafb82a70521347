import { personsOf } from '#core/will/questions.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { trustsOf } from '#core/will/trusts.ts'
import type { Part } from '../clause.ts'
import type { ClauseId } from '../document.ts'
import { type Party, partyOfPerson } from '../party.ts'
import { clauses, type DraftRun } from '../wording.ts'

/** What the executors hold under a clause of its own until somebody has died. */
export type HeldOnTrust = {
  readonly clause: ClauseId
  /** Who benefits meanwhile. */
  readonly person: Party
  /** The person has a right: to live in the home, or to the income. */
  readonly byRight: boolean
  /** The person may have the capital, and so may be lent it. */
  readonly lend: boolean
}

const clauseOf: Readonly<Record<Trust['kind'], ClauseId>> = {
  Home: 'home-for-life',
  Residue: 'residue',
  'Disabled person': 'disabled-person',
}

const heldOnTrustOf = (will: Will): HeldOnTrust[] =>
  trustsOf(will).flatMap(({ kind, capital, for: id }) =>
    personsOf(will, [id]).map((person) => ({
      clause: clauseOf[kind],
      person: partyOfPerson(will, person),
      byRight: kind !== 'Disabled person',
      // A loan to a disabled person is a use of the money for them.
      lend: capital === 'Yes' || kind === 'Disabled person',
    })),
  )

/** Never missing: an unfinished will is read as it stands. */
export const heldOnTrustPart: Part<readonly HeldOnTrust[]> = { steps: [], of: heldOnTrustOf, outline: heldOnTrustOf }

/** "clause 14", or "clauses 14 and 17". */
export const onTrust = (held: readonly HeldOnTrust[]): DraftRun => clauses(...held.map(({ clause }) => clause))
