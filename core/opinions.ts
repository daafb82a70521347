/** What customers say of the service. */
export const BEST_RATING = 5

/** Opinions are shown from this many on: of fewer, an average says nothing. */
export const FEWEST_SHOWN = 5

/** How much of a name stands beside an opinion. */
export const shownAs = ['full name', 'first name', 'no name'] as const
export type ShownAs = (typeof shownAs)[number]
