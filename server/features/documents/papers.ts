import type { StepProblem } from '#core/journey/completeness.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import type { OfAPair } from '#documents/will-sheet.ts'
import type { Contents } from '#drafting/pack/what-changed.ts'

export type Paper = { readonly pdf: Uint8Array; readonly pages: number }

export type PrintedDocument = Paper & {
  readonly id: string
  readonly title: string
  readonly purpose: string
  /** The same in 18 point type. */
  readonly largePrint?: Paper
}

/** Everything that goes with a will on one day. What it says is known at once; setting it on paper takes longer. */
export type Pack = {
  readonly contents: Contents
  print(): Promise<readonly PrintedDocument[]>
}

/** What makes documents out of a will. */
export type Papers = {
  /** The will to sign with the documents that go with it, or what is missing for it. `pair`: which of a couple's it is. */
  pack(
    will: Will,
    today: Day,
    pair?: OfAPair,
  ): Promise<
    { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: readonly StepProblem[] }
  >
  /** The will as far as it goes, marked as a draft. */
  draft(will: Will, today: Day): Promise<Paper>
}
