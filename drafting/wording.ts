/** The language of clauses: text that names people and other clauses by identity. `resolve` adds numbers and descriptions. */
import { Fraction, isNothing } from '#core/estate/fraction.ts'
import type { ClauseId } from './document.ts'
import type { Party } from './party.ts'

export type DraftRun =
  | { readonly kind: 'text' | 'term' | 'name'; readonly text: string }
  /** Words, a number or a day from an answer, printed as plain text. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'party'; readonly party: Party }
  | { readonly kind: 'money'; readonly pence: number }
  | { readonly kind: 'share'; readonly part: Fraction | undefined }
  /** A line in the place of what has not been answered yet. */
  | { readonly kind: 'blank' }
  /** Refers to those of the clauses that the will has, one at least. */
  | { readonly kind: 'clauses'; readonly ids: readonly ClauseId[] }

export type DraftBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly DraftRun[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly DraftRun[])[] }

export type ClauseWords = string | DraftRun | readonly DraftRun[]

const text = (words: string): DraftRun => ({ kind: 'text', text: words })
const runsOf = (words: ClauseWords): readonly DraftRun[] =>
  typeof words === 'string' ? (words === '' ? [] : [text(words)]) : 'kind' in words ? [words] : words

/** A run of words: sentence`I appoint ${name} as my executor.` */
export const sentence = (fixed: TemplateStringsArray, ...given: readonly ClauseWords[]): DraftRun[] =>
  fixed.flatMap((words, index) => [...runsOf(words), ...runsOf(given[index] ?? '')])

export const paragraph = (fixed: TemplateStringsArray, ...given: readonly ClauseWords[]): DraftBlock => ({
  kind: 'paragraph',
  runs: sentence(fixed, ...given),
})

/** (a), (b), (c): each item is a sentence of its own. */
export const list = (items: readonly (readonly DraftRun[])[]): DraftBlock => ({ kind: 'list', items })

/** (a), (b) and (c) that together make one sentence. */
export const listInOneSentence = (items: readonly (readonly DraftRun[])[]): DraftBlock =>
  list(
    items.map((item, index) => [
      ...item,
      text(index === items.length - 1 ? '.' : index === items.length - 2 ? '; and' : ';'),
    ]),
  )

/** One sentence stands alone; several become a list. */
export const paragraphOrList = (sentences: readonly (readonly DraftRun[])[]): DraftBlock => {
  const [only, ...others] = sentences
  return only && others.length === 0 ? { kind: 'paragraph', runs: only } : list(sentences)
}

export const answer = (words: string): DraftRun => ({ kind: 'answer', text: words })
export const term = (words: string): DraftRun => ({ kind: 'term', text: words })
export const pounds = (pence: number): DraftRun => ({ kind: 'money', pence })
export const percent = (hundredths: number): DraftRun => share(Fraction.of(hundredths, 10_000))
/** A part that was said, as a percentage or a fraction. Of one that was not, a blank. */
export const share = (part: Fraction | undefined): DraftRun => ({ kind: 'share', part })
export const blank: DraftRun = { kind: 'blank' }

/** A share of nothing is one that has not been said. */
export const orUnsaid = (part: Fraction | undefined): Fraction | undefined =>
  part && isNothing(part) && !part.typed ? undefined : part

export const clauses = (...ids: readonly ClauseId[]): DraftRun => ({ kind: 'clauses', ids })

const series = (word: string, items: readonly (readonly DraftRun[])[]): DraftRun[] =>
  items.flatMap((item, index) => [
    ...(index === 0 ? [] : [text(index === items.length - 1 ? ` ${word} ` : ', ')]),
    ...item,
  ])

/** A, B and C, where each is a run of words. */
export const inSeries = (items: readonly (readonly DraftRun[])[]): DraftRun[] => series('and', items)

const asRuns = (parties: readonly Party[]): DraftRun[][] => parties.map((party) => [{ kind: 'party', party }])

export const nameOf = (party: Party): DraftRun => ({ kind: 'party', party })
/** "my late son Carl Hale", of the children of one who has died. */
export const parentOf = (line: Party): DraftRun => nameOf({ ...line, kind: 'person' })
/** A, B and C */
export const listOf = (parties: readonly Party[]): DraftRun[] => series('and', asRuns(parties))
/** A, B or C */
export const anyOf = (parties: readonly Party[]): DraftRun[] => series('or', asRuns(parties))
