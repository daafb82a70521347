/** Who takes under the law of intestacy, as takers of a picture: the cards of those who are named. */
import { drawn as words } from '#words/en/without-a-will.ts'
import { type Fraction, sumOf } from '../estate/fraction.ts'
import type { Part, Shared } from '../intestacy/intestacy.ts'
import { INK } from '../will/colours.ts'
import type { Card } from './cards.ts'
import { cardAt, childrenOf, type Taker, takerOfCard } from './takers.ts'

type Line = { readonly place: number | undefined; readonly parts: readonly Part[] }

/** Those who stand in one place take together. `place`: the person, or the one in whose place they stand; none of the Crown. */
export const linesOf = (parts: readonly Part[]): readonly Line[] =>
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
