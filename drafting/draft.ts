import type { Clause } from './clause.ts'
import { clauseTable, opening } from './clause-table.ts'
import type { CompleteWill } from './complete-will.ts'
import type { FinalDocument } from './document.ts'
import type { Drafted } from './resolve.ts'
import { resolve } from './resolve.ts'
import { signatureOf } from './signature.ts'
import { TITLE } from './title.ts'

/** The will, word for word, ready to print and sign. The same will gives the same document. */
export const draft = ({ will, today, operator, parts }: CompleteWill): FinalDocument => {
  const written = (clause: Clause): Drafted => ({ clause, written: clause.write(parts) })
  const applicable = clauseTable.filter((clause) => clause.appliesTo(will, today, operator))
  const { name } = parts.testator
  return {
    title: TITLE,
    name,
    ...resolve(written(opening), applicable.map(written)),
    signature: signatureOf(name),
  }
}
