/** Who inherits without a will, as a picture of who gets what. */
import { kinOfWill, drawn as words } from '#words/en/without-a-will.ts'
import { type Fraction, sumOf } from '../estate/fraction.ts'
import type { Intestacy, Shared } from '../intestacy/intestacy.ts'
import { poundsInWords } from '../text/money.ts'
import { within } from '../text/names.ts'
import type { Card } from './cards.ts'
import type { GiftBand } from './gift-bands.ts'
import { takerOfLine, takersOfShared } from './kin.ts'
import type { Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'
import { sharesInWords } from './words.ts'

const bandOf = (to: Taker, share: Fraction): ShareBand => ({
  to,
  share,
  part: share,
  stripes: [{ part: share, through: to.inPlaceOf }],
})

const firstOf = (sum: number, to: Taker): GiftBand => ({
  key: 'gift 0',
  what: words.first(poundsInWords(sum)),
  pence: undefined,
  icon: 'thing',
  each: false,
  takings: [{ to, through: undefined }],
  lapsed: [],
  toCoOwner: false,
  first: true,
})

/** @param cards Of everybody who takes, or in whose place somebody does, by `person` and their number. */
export const pictureWithoutWill = (shared: Shared, cards: readonly Card[]): Picture => {
  const { spouse } = shared
  const theirs = spouse && takerOfLine(cards, { place: spouse.id, parts: [] })
  const shares = takersOfShared(shared, cards).map(({ to, share }) => bandOf(to, share))
  return {
    cards,
    died: [],
    departed: [],
    shares,
    total: sumOf(shares.map(({ part }) => part)),
    lastResort: false,
    noneLeft: false,
    gifts: spouse?.first && theirs ? [firstOf(spouse.first.sum, theirs)] : [],
    outside: [],
    held: [],
    home: undefined,
    ties: [],
  }
}

const theyWouldBe = (kin: Intestacy, cards: readonly Card[]): string => {
  if (kin.kind !== 'shared') return kin.kind === 'open' && kin.ask === 'parents' ? kinOfWill.further : kinOfWill.notSaid
  const picture = pictureWithoutWill(kin, cards)
  const first = picture.gifts[0]?.takings[0]
  const [only, ...others] = picture.shares
  if (only && others.length === 0) return kinOfWill.one(within(only.to.name))
  return first && kin.spouse?.first
    ? kinOfWill.withSum(within(first.to.name), poundsInWords(kin.spouse.first.sum), sharesInWords(picture))
    : kinOfWill.shared(sharesInWords(picture))
}

/** Who the next of kin of a will are, with their shares of what comes to them, as far as its answers say. */
export const nextOfKinInWords = (kin: Intestacy, cards: readonly Card[]): string =>
  `${kinOfWill.byLaw} ${theyWouldBe(kin, cards)}`
