/** What a will says, as data: enough to draft it again, word for word. Answers that stand nowhere in the words are not in it. */
import { Fraction } from '#core/estate/fraction.ts'
import type { Parts } from './clauses/table.ts'
import type { CompleteWill } from './complete-will.ts'
import type { ClauseId, Signature } from './document.ts'
import { clausesOf, draft } from './draft.ts'

export type WillFacts = {
  /** The numbered clauses that the will has. */
  readonly clauses: readonly ClauseId[]
  /** What they print. */
  readonly parts: Parts
  /** Who signs, and what the witnesses attest. */
  readonly signature: Signature
}

export const factsOfWill = (complete: CompleteWill): WillFacts => ({
  clauses: clausesOf(complete).clauses.map(({ clause }) => clause.id),
  parts: complete.parts,
  signature: draft(complete).signature,
})

/** As JSON. A part that a will does without is null, and of a share it is told how it is printed. */
export const factsAsJson = (facts: WillFacts): string => {
  const parts = Object.entries(facts.parts).map(([name, part]) => [name, part ?? null])
  // What a fraction makes of itself in JSON has lost how it was typed.
  const replacer = function (this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
    const share = this[key]
    if (!(share instanceof Fraction)) return value
    return { exactly: share.toString(), as: share.typed ? 'fraction' : 'percentage' }
  }
  return JSON.stringify({ ...facts, parts: Object.fromEntries(parts) }, replacer)
}
