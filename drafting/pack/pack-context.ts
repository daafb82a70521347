import type { Day } from '#core/text/birthday.ts'

/** What a document of the pack knows beside the answers. */
export type PackContext = {
  readonly today: Day
  /** Whether the will is one of a pair, so that nobody signs the other's. */
  readonly pair: boolean
}
