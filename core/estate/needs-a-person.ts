import type { Will } from '../will/schema.ts'

/** Said where nothing is worked out, because it would not be sure. */
export const NEEDS_A_PERSON = 'A person needs to look at this.'

/**
 * What to say beside every share of a will that has a clause in a firm's own words. These are not read here, so what they change in who
 * gets what is not known, and no share is sure. Undefined where every clause is ours.
 */
export const whyNotSure = ({ addedClause }: Pick<Will, 'addedClause'>): string | undefined =>
  addedClause &&
  `${NEEDS_A_PERSON} ${addedClause.firm} wrote a clause of this will, and it may change who gets what. What we show leaves that clause out. Ask ${addedClause.firm} what it changes.`
