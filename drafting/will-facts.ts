/** What a will says, as data: enough to draft it again, word for word. Answers that stand nowhere in the words are not in it. */
import { Fraction } from '#core/estate/fraction.ts'
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

/** A share in JSON: `exactly` is "7/24"; `as` says how it is printed. */
type ShareInJson = { readonly exactly: string; readonly as: 'fraction' | 'percentage' }

const isShareInJson = (value: unknown): value is ShareInJson =>
  typeof value === 'object' && value !== null && 'exactly' in value && 'as' in value

const shareFromJson = ({ exactly, as }: ShareInJson): Fraction => {
  const [numerator = '', denominator = '1'] = exactly.split('/')
  return Fraction.of(BigInt(numerator), BigInt(denominator), as === 'fraction' || undefined)
}

/** As JSON. A part that a will does without is null. */
export const factsAsJson = (facts: WillFacts): string => {
  const parts = Object.entries(facts.parts).map(([name, part]) => [name, part ?? null])
  // What a fraction makes of itself in JSON has lost how it was typed.
  const replacer = function (this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
    const share = this[key]
    if (!(share instanceof Fraction)) return value
    return { exactly: share.toString(), as: share.typed ? 'fraction' : 'percentage' } satisfies ShareInJson
  }
  return JSON.stringify({ ...facts, parts: Object.fromEntries(parts) }, replacer)
}

/** The facts in what `factsAsJson` wrote. */
export const factsFromJson = (json: string): WillFacts => {
  const facts: WillFacts = JSON.parse(json, (_key, value) => (isShareInJson(value) ? shareFromJson(value) : value))
  const named = Object.entries(facts.parts).map(([name, part]) => [name, part ?? undefined])
  return { ...facts, parts: Object.fromEntries(named) }
}
