import { lastSharingWithLaterChildren, laterChildrenShareAnywhere } from '#core/will/later-children.ts'
import type { Will } from '#core/will/schema.ts'
import type { Part } from '../clause.ts'
import { type Party, partiesOf } from '../party.ts'
import { type DraftBlock, type DraftRun, inSeries, listOf, nameOf, sentence } from '../wording.ts'
import { saidAs } from './portions.ts'

/** The children with whom a later child of the testator shares equally, none where later children do not share. */
export type WithLater = {
  readonly children: readonly Party[]
  readonly equal: boolean
  /** What is divided again is a fraction, and not a percentage. */
  readonly inFractions?: true
}

export const withLater = (
  will: Will,
  ids: readonly number[],
  equal: boolean,
  parts: Parameters<typeof saidAs>[0] = [],
): WithLater => ({
  children: partiesOf(will, ids),
  equal,
  ...(!equal && saidAs(parts) !== 'percentages' && { inFractions: true }),
})

export const lastlyWithLater = (will: Will, equal: boolean, parts: Parameters<typeof withLater>[3]): WithLater =>
  withLater(will, lastSharingWithLaterChildren(will), equal, parts)

/** "to my son Ann Roe and each later child of mine": one child alone, and those born or adopted later, share equally. */
export const withEachLaterChild = (only: Party): DraftRun[] => sentence`${nameOf(only)} and each later child of mine`

/** Where the parts are percentages, those of the children are divided again and no other part changes. */
export const laterChildTakes = (what: 'share' | 'part', { children, equal, inFractions }: WithLater): DraftRun[] => {
  if (children.length === 0) return []
  if (equal) return sentence`Each later child of mine takes one more ${what}, of equal size.`
  const theirs =
    children.length === 1
      ? sentence`the ${what} of ${listOf(children)} is`
      : sentence`the ${what}s of ${listOf(children)} are put together and`
  return sentence`If I have a later child, ${theirs} divided equally between ${inSeries([...children.map((child) => [nameOf(child)]), sentence`each later child of mine`])}, and each of them has that part of the ${inFractions ? 'fraction' : 'percentage'}.`
}

/** The same as a paragraph of its own. None where later children do not share. */
export const laterChildParagraph = (later: WithLater): DraftBlock[] => {
  const runs = laterChildTakes('share', later)
  return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
}

/** Never missing: the answer has a default. */
export const laterChildrenPart: Part<boolean> = {
  steps: [],
  of: laterChildrenShareAnywhere,
  outline: laterChildrenShareAnywhere,
}
