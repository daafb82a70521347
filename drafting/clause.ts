import type { StepName } from '#core/journey/steps.ts'
import type { Day } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from './document.ts'
import type { DraftBlock } from './wording.ts'

/** A piece of what a will prints, worked out from its answers. Several clauses and documents may print the same part. */
export type Part<T> = PartFacts<T> & (Outlined<T> | Missing)

type PartFacts<T> = {
  /** The steps whose rules decide whether the part is there. A step that this will is not asked does not count. */
  readonly steps: readonly StepName[]
  /** Where two parts are answered on one step, the fields that concern this one. */
  readonly concerns?: (field: string) => boolean
  readonly of: (will: Will, today: Day) => T
}

type Outlined<T> = {
  /** The part of an unfinished will, with blanks for what has not been answered. */
  readonly outline: (will: Will, today: Day) => T
  readonly missing?: never
}

type Missing = {
  readonly outline?: never
  /** What an unfinished will says in its place. */
  readonly missing: string
}

type PartTable = Readonly<Record<string, Part<unknown>>>

type NamedParts = Readonly<Record<string, unknown>>

type ValuesOf<P extends PartTable> = { readonly [K in keyof P]: P[K] extends Part<infer T> ? T : never }

type ClauseFacts = {
  readonly id: ClauseId
  readonly heading: string
  /** The steps whose answers it is written from: the first is where it is changed. */
  readonly steps: readonly StepName[]
  /** For a lawyer: in which wills it stands, in words. */
  readonly when: string
  readonly appliesTo: (will: Will, today: Day) => boolean
  /** The fields of a will that decide whether it is there and what it says. */
  readonly from: readonly (keyof Will)[]
  /** For the customer: why the will has this clause. */
  readonly why: string
  /** For a lawyer: the law it rests on. */
  readonly source: string
}

type ClauseSpec<P extends PartTable> = ClauseFacts & {
  readonly needs: P
  /** Gets the parts it needs and no others, so the clause cannot be written with something missing. */
  readonly draft: (parts: ValuesOf<P>) => readonly DraftBlock[]
}

export type Written =
  | { readonly blocks: readonly DraftBlock[]; readonly complete: boolean }
  | { readonly placeholder: string; readonly complete: false }

export type Clause<P extends PartTable = PartTable> = ClauseFacts & {
  readonly needs: P
  /** The text; where a part is not among these, with its outline, or a sentence about the first that has none. */
  readonly write: (parts: NamedParts, outlines?: NamedParts) => Written
}

export const defineClause = <P extends PartTable>({ draft, ...facts }: ClauseSpec<P>): Clause<P> => ({
  ...facts,
  write: (parts, outlines = {}) => {
    const missing = Object.entries(facts.needs).filter(([name]) => !(name in parts))
    const [first] = missing.flatMap(([name, part]) => (name in outlines ? [] : [part.missing ?? facts.heading]))
    if (first !== undefined) return { placeholder: first, complete: false }
    // Nothing it needs is missing, so these are all of its parts.
    return { blocks: draft({ ...outlines, ...parts } as ValuesOf<P>), complete: missing.length === 0 }
  },
})

export const always = (): boolean => true
