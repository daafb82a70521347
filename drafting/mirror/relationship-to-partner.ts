import type { Relationship } from '#core/will/lists.ts'
import { includes } from '#core/will/questions.ts'

const sameForBoth = [
  'Spouse',
  'Partner',
  'Son',
  'Daughter',
  'Grandchild',
  'Great Grandchild',
  'Friend',
  'Other',
] as const satisfies readonly Relationship[]

/**
 * What somebody is to the partner, unless the partner says otherwise: a stepchild is the partner's own, a child is of both,
 * and of the testator's other family nothing is said.
 */
export const relationshipToPartner = (relationship: Relationship): Relationship => {
  if (relationship === 'Stepson') return 'Son'
  if (relationship === 'Stepdaughter') return 'Daughter'
  return includes(sameForBoth, relationship) ? relationship : 'Other'
}
