import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { type Fraction, isNothing } from '../estate/fraction.ts'
import { hundredths } from '../text/money.ts'
import { inheritors } from './questions.ts'
import type { Shares, Will } from './schema.ts'
import { makeTheWhole, wholeWeights } from './share-parts.ts'

/** `count` shares in hundredths of a percent that total exactly 100%. All are equal but the last, which takes the remainder. */
export const equalSplit = (count: number): number[] => {
  if (count === 0) return []
  const each = Math.floor(WHOLE_ESTATE_HUNDREDTHS / count)
  return [...Array<number>(count - 1).fill(each), WHOLE_ESTATE_HUNDREDTHS - each * (count - 1)]
}

/** The same in percent, as shares are stored. */
export const equalPercents = (count: number): number[] => equalSplit(count).map((each) => each / 100)

type Sharing = Parameters<typeof inheritors>[0] & Pick<Will, 'estateSplit'>

/** Whether those who share the residue have equal parts: as was answered, or because one of them alone has the whole. */
export const heirsShareEqually = (will: Sharing): boolean =>
  will.estateSplit === 'Equal shares' || inheritors(will).length === 1

/** How far it is said who has which part of the residue. Parts count once they are typed, whatever else is answered. */
export const sharesSaid = (will: Sharing): 'all' | 'some' | 'none' => {
  if (heirsShareEqually(will)) return 'all'
  const parts = inheritors(will).map((heir) => heir.part)
  if (parts.every(isNothing)) return 'none'
  return makeTheWhole(parts) ? 'all' : 'some'
}

/**
 * The weights by which something is shared. One who is named alone has the whole of it; while no part is said, they are equal.
 */
export const weightsOf = (parts: readonly Fraction[], equal: boolean): readonly bigint[] =>
  equal || parts.length === 1 || parts.every(isNothing) ? parts.map(() => 1n) : wholeWeights(parts)

/**
 * Whether those who are named share exactly equally. Where a will does not say, as before this was asked, they do if their
 * percentages are those that ticking them gave: 33.33%, 33.33% and 33.34% were meant as thirds.
 */
export const sharesEqually = ({ persons, charities, split }: Shares): boolean => {
  if (split) return split === 'Equal shares'
  if ([...persons, ...charities].some(({ fraction }) => fraction)) return false
  const given = [...persons, ...charities].map(({ percent }) => hundredths(percent)).toSorted((a, b) => a - b)
  return given.join() === equalSplit(given.length).join()
}

/** The shares of those who take when nobody else is left. Answers under another option are kept but do not count. */
export const lastShares = ({ ultimateDefault }: Pick<Will, 'ultimateDefault'>): Shares => {
  switch (ultimateDefault?.option) {
    case 'Charity':
      return { ...ultimateDefault, persons: [] }
    case 'People':
      return { ...ultimateDefault, charities: [] }
    case 'Next of kin':
    case undefined:
      return { persons: [], charities: [] }
  }
}
