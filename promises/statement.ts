/** A statement about the product, and the lines of the specification that it stands for. Tests say which statement they prove. */

import { type SpecifiedId, specified } from './specified.ts'

/** The line of the specification that a statement stands for; the second one for the same line ends in ".2". */
export type PromiseId = SpecifiedId | `${SpecifiedId}.${number}`

export type Statement = {
  /** Stands over each test that shows it, as `// Promise: calls.token`. */
  readonly id: PromiseId
  readonly standsFor: readonly SpecifiedId[]
  readonly says: string
  /** The decision by which the product answers otherwise than was specified. */
  readonly decision?: string
}

export type Group = { readonly title: string; readonly statements: readonly Statement[] }

/** A part of the specification. */
export type Section = { readonly title: string; readonly groups: readonly Group[] }

const isSpecified = (id: PromiseId): id is SpecifiedId => id in specified

/** A statement, and what it stands for beside the line that it is called by. */
export const statement = (id: PromiseId, says: string, ...besides: readonly SpecifiedId[]): Statement => ({
  id,
  standsFor: [isSpecified(id) ? id : (id.replace(/\.\d+$/, '') as SpecifiedId), ...besides],
  says,
})

/** A statement that the product answers otherwise than was specified. `decision` is a file of `docs/decisions`. */
export const otherwise = (
  id: PromiseId,
  says: string,
  decision: `00${string}.md`,
  ...besides: readonly SpecifiedId[]
): Statement => ({ ...statement(id, says, ...besides), decision })
