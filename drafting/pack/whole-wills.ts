/** Made-up wills that a lawyer reads whole beside what is signed, drafted as a customer’s will is. */
import { adviceFor } from '#core/advice/advice.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '../complete-will.ts'
import { textOfBlocks } from '../document.ts'
import { draft } from '../draft.ts'
import { boughtWith, packFor } from './pack.ts'
import { toPlainText } from './pack-document.ts'

export type WholeWill = {
  readonly id: string
  readonly title: string
  /** By the pieces that a lawyer signs. */
  readonly clauses: readonly { readonly piece: string; readonly heading: string; readonly text: string }[]
  readonly advice: readonly { readonly piece: string; readonly level: string; readonly words: string }[]
}

type Kept = {
  /** On which they are drafted. */
  readonly today: Day
  readonly wills: readonly { readonly id: string; readonly title: string; readonly will: Will }[]
}

/** Each of them, with what its testator is told. One that is not complete is none. */
export const wholeWills = ({ today, wills }: Kept): WholeWill[] =>
  wills.flatMap(({ id, title: called, will }) => {
    const complete = completeWill(will, today)
    if (!complete.ok) return []
    const { title, name, opening, clauses } = draft(complete.will)
    return [
      {
        id,
        title: called,
        clauses: [
          { piece: 'clause:testator', heading: `${title} ${name}`, text: textOfBlocks(opening.blocks) },
          ...clauses.map((clause) => ({
            piece: `clause:${clause.id}`,
            heading: `${clause.number}. ${clause.heading}`,
            text: textOfBlocks(clause.blocks),
          })),
        ],
        advice: adviceFor(will, today).map((each) => ({
          piece: `advice:${each.id}`,
          level: each.level,
          words: each.message,
        })),
      },
    ]
  })

/** The words of the documents that go with one of them. */
export const packInWords = (will: Will, today: Day): { title: string; text: string }[] => {
  const complete = completeWill(will, today)
  if (!complete.ok) return []
  return packFor(complete.will, { today, pair: will.mirrorWill === 1 }, boughtWith(will)).map((document) => ({
    title: document.title,
    text: toPlainText(document),
  }))
}
