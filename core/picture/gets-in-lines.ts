/** Who gets what as the will stands, a line each, in words to somebody else than the testator. */
import { takes as words } from '#words/en/executor.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import type { GiftBand } from './gift-bands.ts'
import { NOBODY_DIED, pictureOf, type ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'

const named = ({ kind, fullname }: Taker): string => (kind === 'held' ? words.executorsHold(fullname) : fullname)

const giftInWords = ({ what, takings, each }: GiftBand): string => {
  const thing = what.replace(/^your\b/u, 'the')
  return words.line(
    each && takings.length > 1 ? words.each(thing) : thing,
    takings.map(({ to }) => named(to)),
  )
}

const shareInWords = ({ to, share }: ShareBand): string => {
  const part = !share || share.equals(Fraction.one) ? words.restWhole : words.rest(describeShare(share))
  return words.line(part, [named(to)])
}

/** The gifts first, and then the rest, if everybody outlives the testator. */
export const whoGetsWhat = (will: Will, today: Day): string[] => {
  const { gifts, shares } = pictureOf(will, today, NOBODY_DIED)
  return [...gifts.filter(({ takings }) => takings.length > 0).map(giftInWords), ...shares.map(shareInWords)]
}
