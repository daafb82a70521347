/** Who gets what as the will stands, a line each, in words to somebody else than the testator. */
import { takes as words } from '#words/en/executor.ts'
import { describeShare, Fraction } from '../estate/fraction.ts'
import { NOBODY_DIED, type Picture, pictureOf, type ShareBand } from '../picture/picture.ts'
import type { Taker } from '../picture/takers.ts'
import type { Day } from '../text/calendar-day.ts'
import { capital } from '../text/names.ts'
import type { Will } from '../will/schema.ts'
import { whatOf } from './who-takes.ts'

const named = ({ kind, key, fullname }: Taker): string => {
  if (kind === 'held') return words.executorsHold(fullname)
  if (kind === 'next-of-kin') return words.nextOfKin
  if (key === 'My grandchildren') return words.grandchildren
  return key.startsWith('later-child') ? words.laterChild : fullname
}

const shareInWords = ({ to, share }: ShareBand): string => {
  const part = !share || share.equals(Fraction.one) ? words.restWhole : words.rest(describeShare(share))
  return words.line(part, [named(to)])
}

/** Who has at the end what is held for somebody for a time. */
const afterwardsInLines = ({ for: card, afterwards }: Picture['held'][number]): string[] =>
  afterwards.shares.map(({ to, share }) => {
    const part = share && !share.equals(Fraction.one) ? describeShare(share) : undefined
    return words.line(words.heldAfterwards(card.fullname, part), [named(to)])
  })

/** The gifts first, then the rest, and who has afterwards what is held for a time, if everybody outlives the testator. */
export const whoGetsWhat = (will: Will, today: Day): string[] => {
  const { gifts, shares, held } = pictureOf(will, today, NOBODY_DIED)
  const given = gifts.filter(({ takings }) => takings.length > 0)
  return [
    ...given.map((band) =>
      words.line(
        capital(band.key === 'trust Home' ? words.ofHome : whatOf(will, band).what),
        band.takings.map(({ to }) => named(to)),
      ),
    ),
    ...shares.map(shareInWords),
    ...held.filter(({ starts }) => starts).flatMap(afterwardsInLines),
  ]
}
