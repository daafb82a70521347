import type { Day } from '#core/text/calendar-day.ts'
import { isFilled } from '#core/text/contact.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Will } from '#core/will/schema.ts'
import type { Clause } from './clause.ts'
import { signatureOf, signingOf } from './clauses/signing.ts'
import { clauseTable, opening, type Parts } from './clauses/table.ts'
import { type CompleteWill, outlinesOf, partsOf } from './complete-will.ts'
import type { DraftedDocument, FinalDocument } from './document.ts'
import { type Drafted, resolve } from './resolve.ts'

/** What stands above the testator's name. */
export const TITLE = 'The last will of'

/** A will and those of its parts that have been answered: a `CompleteWill` has them all. */
type Answered = {
  readonly will: Will
  readonly today: Day
  readonly parts: Partial<Parts>
  readonly outlines?: Partial<Parts>
}

/** The opening words and the clauses that a will has, before clauses are numbered and people described. */
export const clausesOf = ({ will, today, parts, outlines }: Answered): { opening: Drafted; clauses: Drafted[] } => {
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts, outlines) })
  const applicable = clauseTable.filter((clause) => clause.appliesTo(will, today))
  return { opening: written(opening), clauses: applicable.map(written) }
}

/** The will, word for word, ready to print and sign. The same will gives the same document. */
export const draft = (complete: CompleteWill): FinalDocument => {
  const { name } = complete.parts.testator
  const { opening: first, clauses } = clausesOf(complete)
  return { title: TITLE, name, ...resolve(first, clauses), signature: signatureOf(name, signingOf(complete.will)) }
}

/** A will as it stands, with blanks for what has not been answered. It cannot be signed. */
export const preview = (will: Will, today: Day): DraftedDocument => {
  const parts = partsOf(will, today)
  const { opening: first, clauses } = clausesOf({ will, today, parts, outlines: outlinesOf(will, today, parts) })
  const name = fullNameOf(will.details)
  return { title: TITLE, name: isFilled(name) ? name : undefined, ...resolve(first, clauses) }
}
