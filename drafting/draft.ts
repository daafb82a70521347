import type { Clause } from './clause.ts'
import { clauseTable, opening } from './clause-table.ts'
import type { CompleteWill } from './complete-will.ts'
import type { FinalDocument } from './document.ts'
import type { Drafted } from './resolve.ts'
import { resolve } from './resolve.ts'
import { signatureOf } from './signature.ts'
import { TITLE } from './title.ts'

/** The opening words and the clauses that a will has, before they are numbered and anybody is described. */
export const clausesOf = ({ will, today, parts }: CompleteWill): { opening: Drafted; clauses: Drafted[] } => {
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts) })
  const applicable = clauseTable.filter((clause) => clause.appliesTo(will, today))
  return { opening: written(opening), clauses: applicable.map(written) }
}

/** The will, word for word, ready to print and sign. The same will gives the same document. */
export const draft = (complete: CompleteWill): FinalDocument => {
  const { name } = complete.parts.testator
  const { opening: first, clauses } = clausesOf(complete)
  return { title: TITLE, name, ...resolve(first, clauses), signature: signatureOf(name) }
}
