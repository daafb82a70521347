/** Who gets what as the will stands, a line each, in words to somebody else than the testator. */
import { takes as words } from '#words/en/executor.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import { NOBODY_DIED, pictureOf, type ShareBand } from '../picture/picture.ts'
import type { Taker } from '../picture/takers.ts'
import type { Day } from '../text/calendar-day.ts'
import type { Will } from '../will/schema.ts'
import { whatOf } from './who-takes.ts'

const named = ({ kind, fullname }: Taker): string => (kind === 'held' ? words.executorsHold(fullname) : fullname)

const shareInWords = ({ to, share }: ShareBand): string => {
  const part = !share || share.equals(Fraction.one) ? words.restWhole : words.rest(describeShare(share))
  return words.line(part, [named(to)])
}

/** The gifts first, and then the rest, if everybody outlives the testator. */
export const whoGetsWhat = (will: Will, today: Day): string[] => {
  const { gifts, shares } = pictureOf(will, today, NOBODY_DIED)
  const given = gifts.filter(({ takings }) => takings.length > 0)
  return [
    ...given.map((band) =>
      words.line(
        whatOf(will, band).what,
        band.takings.map(({ to }) => named(to)),
      ),
    ),
    ...shares.map(shareInWords),
  ]
}
