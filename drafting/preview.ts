import type { Day } from '#core/text/birthday.ts'
import { isFilled } from '#core/text/contact.ts'
import { fullNameOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Clause } from './clause.ts'
import { clauseTable, opening } from './clause-table.ts'
import type { DraftedDocument } from './document.ts'
import { partsOf } from './parts-of.ts'
import { type Drafted, resolve } from './resolve.ts'
import { TITLE } from './title.ts'

/** A will as it stands: clauses whose answers are there are drafted, the others say what is missing. It cannot be signed. */
export const preview = (will: Will, today: Day): DraftedDocument => {
  const parts = partsOf(will, today)
  const applicable = clauseTable.filter((clause) => clause.appliesTo(will, today))
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts) })
  const name = fullNameOf(will.details)
  return {
    title: TITLE,
    name: isFilled(name) ? name : undefined,
    ...resolve(written(opening), applicable.map(written)),
  }
}
