/** A statement about the product, the lines of the specification that it stands for, and what shows that it holds. */

import type { SpecifiedId } from './specified.ts'

/** A test by its file and name. "a group › a test" names a test in a group, or a case in a table of tests. */
export type Proof = { readonly file: string; readonly name: string }

export type Statement = {
  readonly standsFor: readonly SpecifiedId[]
  readonly says: string
  readonly shownBy: readonly Proof[]
  /** The decision by which the product answers otherwise than was specified. */
  readonly decision?: string
}

export type Group = { readonly title: string; readonly statements: readonly Statement[] }

/** A part of the specification. */
export type Section = { readonly title: string; readonly groups: readonly Group[] }

/** Makes proofs from the names of tests of one file. */
export const testsIn =
  (file: string) =>
  (...names: readonly string[]): readonly Proof[] =>
    names.map((name) => ({ file, name }))

export const statement = (
  standsFor: readonly SpecifiedId[],
  says: string,
  ...shownBy: readonly (readonly Proof[])[]
): Statement => ({
  standsFor,
  says,
  shownBy: shownBy.flat(),
})

/** A statement that the product answers otherwise than was specified. `decision` is a file of `docs/decisions`. */
export const otherwise = (
  standsFor: readonly SpecifiedId[],
  says: string,
  decision: `00${string}.md`,
  ...shownBy: readonly (readonly Proof[])[]
): Statement => ({ ...statement(standsFor, says, ...shownBy), decision })
