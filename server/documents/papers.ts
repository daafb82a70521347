import type { Day } from '#core/formats/birthday.ts'
import type { StepProblem } from '#core/journey/completeness.ts'
import type { Will } from '#core/will/schema.ts'

export type Paper = { readonly pdf: Uint8Array; readonly pages: number }

/** What makes documents out of a will. */
export type Papers = {
  /** The will to sign, or what is missing for it. */
  will(
    will: Will,
    today: Day,
  ): Promise<
    { readonly ok: true; readonly paper: Paper } | { readonly ok: false; readonly problems: readonly StepProblem[] }
  >
  /** The will as far as it goes, marked as a draft. */
  draft(will: Will, today: Day): Promise<Paper>
}
