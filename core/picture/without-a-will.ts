/** Who inherits without a will, as a picture of who gets what. */
import { kinOfWill, drawn as words } from '#words/en/without-a-will.ts'
import { type Fraction, sumOf } from '../estate/fraction.ts'
import type { Intestacy, IntestatePart, Shared } from '../intestacy/intestacy.ts'
import { poundsInWords } from '../text/money.ts'
import { within } from '../text/names.ts'
import { INK } from '../will/colours.ts'
import type { Card } from './cards.ts'
import type { GiftBand } from './gift-bands.ts'
import type { Picture, ShareBand } from './picture.ts'
import { cardAt, childrenOf, type Taker, takerOfCard } from './takers.ts'
import { sharesInWords } from './words.ts'

// Who takes under the law of intestacy, as takers of a picture: the cards of those who are named.

type Line = { readonly place: number | undefined; readonly parts: readonly IntestatePart[] }

/** Those who stand in one place take together. `place`: the person, or the one in whose place they stand; none of the Crown. */
export const linesOf = (parts: readonly IntestatePart[]): readonly Line[] =>
  [...Map.groupBy(parts, ({ to, inPlaceOf }) => inPlaceOf?.[0] ?? to)].map(([place, of]) => ({ place, parts: of }))

const theCrown: Taker = {
  key: 'the Crown',
  kind: 'class',
  name: words.theCrown,
  fullname: words.theCrown,
  note: '',
  card: undefined,
  colour: INK,
  inPlaceOf: undefined,
}

/** The taker of a line, whose card is among these. */
export const takerOfLine = (cards: readonly Card[], { place, parts }: Line): Taker => {
  const card = cardAt(cards, `person ${place}`)
  if (!card) return theCrown
  if (!parts[0]?.inPlaceOf) return takerOfCard(card)
  return childrenOf(card, [], parts.length > 1 ? words.between(parts.length) : '')
}

/** Everybody who takes of the rest, the husband, wife or civil partner first, with their shares of it. */
export const takersOfShared = ({ spouse, parts }: Shared, cards: readonly Card[]): { to: Taker; share: Fraction }[] => [
  ...(spouse ? [{ to: takerOfLine(cards, { place: spouse.id, parts: [] }), share: spouse.share }] : []),
  ...linesOf(parts).map((line) => ({
    to: takerOfLine(cards, line),
    share: sumOf(line.parts.map(({ share }) => share)),
  })),
]

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
