import { WHOLE_ESTATE_HUNDREDTHS } from '../constants.ts'

/** `count` shares in hundredths of a percent, as equal as they can be, that total exactly 100%: the last takes the rest. */
export const equalSplit = (count: number): number[] => {
  if (count === 0) return []
  const each = Math.floor(WHOLE_ESTATE_HUNDREDTHS / count)
  return [...Array<number>(count - 1).fill(each), WHOLE_ESTATE_HUNDREDTHS - each * (count - 1)]
}
