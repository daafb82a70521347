import type { StepName } from '#core/journey/steps.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import type { ClauseId } from './clause-ids.ts'
import { type PartName, type Parts, partTable } from './parts.ts'
import type { DraftBlock } from './wording.ts'

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
  /** Whether a solicitor has reviewed the wording. */
  readonly reviewed: boolean
}

type ClauseSpec<K extends PartName> = ClauseFacts & {
  readonly needs: readonly K[]
  /** Gets the parts it needs and no others, so it cannot be written with a hole in it. */
  readonly draft: (parts: Pick<Parts, K>) => readonly DraftBlock[]
}

export type Written = { readonly blocks: readonly DraftBlock[] } | { readonly hole: string }

export type Clause = ClauseFacts & {
  readonly needs: readonly PartName[]
  /** The text, or a sentence about the first part that is not there. */
  readonly write: (parts: Partial<Parts>) => Written
}

export const defineClause = <const K extends PartName>({ draft, ...facts }: ClauseSpec<K>): Clause => ({
  ...facts,
  write: (parts) => {
    const missing = facts.needs.find((name) => !(name in parts))
    // Nothing it needs is missing, so these are all of its parts.
    return missing === undefined ? { blocks: draft(parts as Pick<Parts, K>) } : { hole: partTable[missing].missing }
  },
})

export const always = (): boolean => true
