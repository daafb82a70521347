import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'
import { hundredths } from '../text/money.ts'
import type { Shares } from './schema.ts'

/** `count` shares in hundredths of a percent that total exactly 100%. All are equal but the last, which takes the remainder. */
export const equalSplit = (count: number): number[] => {
  if (count === 0) return []
  const each = Math.floor(WHOLE_ESTATE_HUNDREDTHS / count)
  return [...Array<number>(count - 1).fill(each), WHOLE_ESTATE_HUNDREDTHS - each * (count - 1)]
}

/** The same in percent, as shares are stored. */
export const equalPercents = (count: number): number[] => equalSplit(count).map((each) => each / 100)

/**
 * Whether those who are named share exactly equally. Where a will does not say, as before this was asked, they do if their
 * percentages are those that ticking them gave: 33.33%, 33.33% and 33.34% were meant as thirds.
 */
export const sharesEqually = ({ persons, charities, split }: Shares): boolean => {
  if (split) return split === 'Equal shares'
  const given = [...persons, ...charities].map(({ percent }) => hundredths(percent)).toSorted((a, b) => a - b)
  return given.join() === equalSplit(given.length).join()
}
