import type { Day } from '#core/formats/birthday.ts'
import type { Operator } from '../operator.ts'

/** What a document of the pack knows beside the answers. */
export type PackContext = {
  readonly today: Day
  readonly operator: Operator
  /** Whether the will is one of a pair, so that nobody signs the other's. */
  readonly pair: boolean
}
