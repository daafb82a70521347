/** How the clauses that give something name those who get it, and those who get it if they do not. */
import type { Party } from '../party.ts'
import { allOf, type DraftRun, sentence } from '../wording.ts'

/** One thing for several: "those of A and B who can take it, in equal shares". */
export const shared = (parties: readonly Party[]): DraftRun[] =>
  parties.length === 1 ? allOf(parties) : sentence`those of ${allOf(parties)} who can take it, in equal shares`

/** The sentence about a gift that fails, when somebody takes it instead. `each` where every recipient has a gift of their own. */
export const ifItFails = (backups: readonly Party[], each: boolean): DraftRun[] =>
  backups.length === 0
    ? []
    : sentence` If ${each ? 'a gift to any of them' : 'that gift'} fails, it goes to ${shared(backups)} instead.`
