/** Drafts a will again from what a customer takes away: the facts in its archive copy, and those in its open data. */
import { Fraction } from '#core/estate/fraction.ts'
import type { Clause } from '#drafting/clause.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'
import type { FinalDocument } from '#drafting/document.ts'
import { type Drafted, resolve, TITLE } from '#drafting/draft.ts'
import type { WillFacts } from '#drafting/will-facts.ts'

const shareFromJson = ({ exactly, as }: { readonly exactly: string; readonly as: string }): Fraction => {
  const [numerator = '', denominator = '1'] = exactly.split('/')
  return Fraction.of(BigInt(numerator), BigInt(denominator), as === 'fraction' || undefined)
}

const factsFromJson = (json: string): WillFacts => {
  const facts: WillFacts = JSON.parse(json, (_key, value) =>
    typeof value === 'object' && value !== null && 'exactly' in value && 'as' in value ? shareFromJson(value) : value,
  )
  const named = Object.entries(facts.parts).map(([name, part]) => [name, part ?? undefined])
  return { ...facts, parts: Object.fromEntries(named) }
}

/** The will again, from its facts alone, as they are in JSON. */
export const draftFromFacts = (json: string): FinalDocument => {
  const { clauses, parts, signature } = factsFromJson(json)
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts) })
  const { name } = parts.testator
  const numbered = clauseTable.filter(({ id }) => clauses.includes(id)).map(written)
  return { title: TITLE, name, ...resolve(written(opening), numbered), signature }
}

/** The will again, from its open data. Undefined where the document is another program’s, without our block. */
export const willFromOpenData = (document: object): FinalDocument | undefined => {
  if (!('x-inherit-heirloom' in document)) return undefined
  const { facts } = document['x-inherit-heirloom'] as { readonly facts: object }
  return draftFromFacts(JSON.stringify(facts))
}
