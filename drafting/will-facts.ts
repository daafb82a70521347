/** What a will says, as data: enough to draft it again, word for word. Answers that stand nowhere in the words are not in it. */
import type { Clause } from './clause.ts'
import { clauseTable, opening, type Parts } from './clauses/table.ts'
import type { CompleteWill } from './complete-will.ts'
import type { ClauseId, FinalDocument, Signature } from './document.ts'
import { clausesOf, draft, TITLE } from './draft.ts'
import { type Drafted, resolve } from './resolve.ts'

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

/** The will again, from its facts alone. */
export const draftFromFacts = ({ clauses, parts, signature }: WillFacts): FinalDocument => {
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts) })
  const { name } = parts.testator
  const numbered = clauseTable.filter(({ id }) => clauses.includes(id)).map(written)
  return { title: TITLE, name, ...resolve(written(opening), numbered), signature }
}

/** As JSON. A part that a will does without is null. */
export const factsAsJson = (facts: WillFacts): string => {
  const parts = Object.entries(facts.parts).map(([name, part]) => [name, part ?? null])
  return JSON.stringify({ ...facts, parts: Object.fromEntries(parts) })
}

/** The facts in what `factsAsJson` wrote. */
export const factsFromJson = (json: string): WillFacts => {
  const facts: WillFacts = JSON.parse(json)
  const named = Object.entries(facts.parts).map(([name, part]) => [name, part ?? undefined])
  return { ...facts, parts: Object.fromEntries(named) }
}
