/** The rows of the drawing of who gets what: one for each share, gift and person who is supposed to have died. */

import { Fraction } from '#core/estate/fraction.ts'
import type { Card, CardKey } from '#core/picture/cards.ts'
import { type GiftBand, whatOfTaking } from '#core/picture/gift-bands.ts'
import { type Picture, partOf, type ShareBand } from '#core/picture/picture.ts'
import type { PoundsOnPicture } from '#core/picture/rows.ts'
import { noteWithAge, type Taker } from '#core/picture/takers.ts'
import { capital, listed } from '#core/text/names.ts'
import { type Colour, INK } from '#core/will/colours.ts'
import { shared, flowRows as words } from '#words/en/picture.ts'

/** A part of a band, from the top, as parts of 1. */
export type Piece = {
  readonly key: string
  readonly start: number
  readonly size: number
  readonly colour: Colour
  /** Lined: held by the executors. Hatched: not yet said. Striped: in the place of someone who has died. Dotted: a colour that another has too. */
  readonly fill: 'solid' | 'dots' | 'hatch' | 'stripe' | 'held'
}

export type DrawnRow = {
  readonly key: string
  /** The part of the bar. A gift is not to scale and has none. */
  readonly part: number | undefined
  readonly kind: 'share' | 'gift' | 'died'
  readonly name: string
  readonly note: string
  readonly card: Card | undefined
  readonly colour: Colour
  readonly pieces: readonly Piece[]
  /** Undefined of a share that is not said; nothing at all of a row without a share. */
  readonly share?: Fraction | undefined
  /** "£5,000". */
  readonly sum?: string
  /** What is given, where it may stand with what else the same person is given. */
  readonly given?: string | undefined
  /** "and £1,400": gifts of money to one who has a share too. */
  readonly also?: string
  /** "about £41,200". */
  readonly pounds?: string | undefined
  /** Whose death it shows on the band. */
  readonly pill?: Card | undefined
  /** Who a press on the card is about. */
  readonly about: CardKey | undefined
}

/** A longer name of a gift stands below the name of who gets it. */
const LONGEST_SUM = 9
const LONGEST_NAME = 14
/** In place of a share or a sum, of what the executors hold for somebody. */
const HELD = words.held

const named = ({ name }: Taker): string => name || shared.notSaidYet

const ownFill = ({ again }: Colour): Piece['fill'] => (again ? 'dots' : 'solid')

const piecesOf = ({ to, share, part, stripes }: ShareBand, cardAt: (key: CardKey) => Card | undefined): Piece[] => {
  const all = partOf({ part })
  const whole = (fill: Piece['fill']): Piece => ({ key: 'all', start: 0, size: 1, colour: to.colour, fill })
  if (to.kind === 'held') return [whole('held')]
  if (!share) return [whole('hatch')]
  if (to.inPlaceOf) return [whole('stripe')]
  if (stripes.length < 2) return [whole(stripes.some(({ through }) => through) ? 'stripe' : ownFill(to.colour))]
  let start = 0
  return stripes.map(({ part: of, through }): Piece => {
    const size = all === 0 ? 0 : partOf({ part: of }) / all
    const piece: Piece = {
      key: through ?? 'own',
      start,
      size,
      colour: (through && cardAt(through)?.colour) ?? to.colour,
      fill: through ? 'stripe' : ownFill(to.colour),
    }
    start += size
    return piece
  })
}

const fillOf = ({ kind, colour }: Taker, through: CardKey | undefined): Piece['fill'] => {
  if (kind === 'held') return 'held'
  return through ? 'stripe' : ownFill(colour)
}

/** Whether a gift stands in place of a share, beside the name of who gets it. */
const isSum = (what: string, name: string): boolean => what.length <= LONGEST_SUM && name.length <= LONGEST_NAME

const saidOf = (what: string, name: string): Pick<DrawnRow, 'note' | 'sum'> =>
  isSum(what, name) ? { note: '', sum: what } : { note: capital(what) }

/** What is given to one who is too young to have it yet, and until when it is held. */
const young = (what: string, name: string, held: string): string =>
  isSum(what, name) ? held : `${capital(what)} (${held})`

const giftRows = (
  gift: GiftBand,
  cardAt: (key: CardKey | undefined) => Card | undefined,
  pounds: PoundsOnPicture | undefined,
): DrawnRow[] => {
  const { key, what, takings, lapsed, toCoOwner } = gift
  const thing = capital(what)
  const row = (id: string, name: string, colour: Colour, rest: Partial<DrawnRow>): DrawnRow => ({
    key: `${key} ${id}`,
    part: undefined,
    kind: 'gift',
    name,
    ...saidOf(what, name),
    card: undefined,
    colour,
    pieces: [{ key: 'all', start: 0, size: 1, colour, fill: ownFill(colour) }],
    about: undefined,
    ...rest,
  })
  if (toCoOwner) return [row('owner', words.theOtherOwner, INK, { note: words.thingOutsideYourWill(thing) })]
  if (takings.length === 0 && lapsed.length === 0)
    return [
      row('none', shared.notSaidYet, INK, { pieces: [{ key: 'all', start: 0, size: 1, colour: INK, fill: 'hatch' }] }),
    ]
  return [
    ...takings.map((taking) => {
      const { to, through } = taking
      const card = cardAt(to.card)
      const worth = pounds?.gifts.get(`${key} ${to.key}`)
      const isPlain = to.kind === 'card' && !to.inPlaceOf && !through && !card?.heldUntil && !worth
      return row(to.key, named(to), to.colour, {
        card,
        ...saidOf(whatOfTaking(gift, taking), named(to)),
        ...(card?.heldUntil &&
          to.kind === 'card' && { note: young(whatOfTaking(gift, taking), named(to), noteWithAge(to, card)) }),
        pill: to.inPlaceOf && cardAt(to.inPlaceOf),
        about: to.card ?? to.inPlaceOf,
        pounds: worth,
        given: isPlain ? whatOfTaking(gift, taking) : undefined,
        pieces: [{ key: 'all', start: 0, size: 1, colour: to.colour, fill: fillOf(to, through) }],
        ...(to.kind === 'held' && { note: to.note, sum: HELD }),
      })
    }),
    ...lapsed.flatMap((dead) => {
      const card = cardAt(dead)
      return card
        ? [
            row(dead, card.name, card.colour, {
              kind: 'died',
              card,
              pieces: [],
              note: words.hasDiedBecomesPartOfTheRest(thing),
              about: dead,
            }),
          ]
        : []
    }),
  ]
}

/** The gifts of one person on one card. */
const byPerson = (rows: readonly DrawnRow[]): DrawnRow[] => {
  const groups = Map.groupBy(rows, ({ key, given, about }) => (given === undefined ? key : `gifts of ${about}`))
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? []
    const { sum: _, ...row } = first
    return { ...row, note: capital(listed.format([first, ...more].map(({ given = '' }) => given))) }
  })
}

/** Of more rows than these, sums of money stand beside the shares of those who get both. */
const MOST_ROWS = 12

const withSumsBeside = (rows: readonly DrawnRow[]): DrawnRow[] => {
  const sharing = new Set(
    rows.flatMap(({ kind, card, about }) => (kind === 'share' && card?.key === about ? about : [])),
  )
  const isBeside = ({ kind, card, sum, pill }: DrawnRow): boolean =>
    kind === 'gift' && card !== undefined && sum !== undefined && sum !== HELD && !pill && sharing.has(card.key)
  const sums = Map.groupBy(rows.filter(isBeside), ({ about }) => about)
  return rows
    .filter((row) => !isBeside(row))
    .map((row) => {
      const beside = row.kind === 'share' ? sums.get(row.about) : undefined
      return beside ? { ...row, also: words.and(listed.format(beside.map(({ sum = '' }) => sum))) } : row
    })
}

/** What a picture comes to, with the rows that only pounds have: the tax. */
export type DrawnPounds = PoundsOnPicture & { readonly rows: readonly DrawnRow[] }

/**
 * In the order in which people were added, so that no card changes its place when shares or deaths do. Someone who has died keeps
 * their place: their children stand in it, or a card that says so.
 */
export const rowsToDraw = (picture: Picture, pounds?: DrawnPounds): DrawnRow[] => {
  const { cards, shares, departed, gifts, lastResort } = picture
  const places = new Map(cards.map(({ key }, place) => [key, place]))
  const cardAt = (key: CardKey | undefined) => cards.find((card) => card.key === key)
  const rows = shares.map((band): DrawnRow => {
    const { to, share, part } = band
    return {
      key: to.key,
      part: partOf({ part }),
      kind: 'share',
      name: named(to),
      note: [noteWithAge(to, cardAt(to.card)), lastResort ? words.lastResort : ''].filter(Boolean).join(', '),
      card: cardAt(to.card ?? (to.kind === 'estate' ? to.inPlaceOf : undefined)),
      colour: to.colour,
      pieces: piecesOf(band, cardAt),
      share,
      pounds: pounds?.shares.get(to.key),
      ...(to.kind === 'held' && { sum: HELD }),
      pill: cardAt(to.inPlaceOf),
      about: to.card ?? to.inPlaceOf,
    }
  })
  const shown = new Set(rows.map(({ about }) => about))
  const dead = departed.flatMap(({ card: key, had, goes }): DrawnRow[] => {
    const card = cardAt(key)
    if (!card || shown.has(key) || goes === 'nowhere' || had?.numerator === 0n) return []
    return [
      {
        key: `died ${key}`,
        part: 0,
        kind: 'died',
        name: card.name,
        note: shared.hasDied,
        card,
        colour: card.colour,
        pieces: [],
        about: key,
      },
    ]
  })
  const placeOf = ({ about }: DrawnRow): number => (about && places.get(about)) ?? cards.length
  const given = gifts.flatMap((gift) => giftRows(gift, cardAt, pounds))
  const drawn = [...[...rows, ...dead].toSorted((a, b) => placeOf(a) - placeOf(b)), ...given, ...(pounds?.rows ?? [])]
  return byPerson(drawn.length > MOST_ROWS ? withSumsBeside(drawn) : drawn)
}

/** What the height of a card depends on. */
export const wordsOf = ({ key, name, note, pounds = '' }: DrawnRow): string => `${key} ${name} ${note} ${pounds}`

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether two values without functions hold the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  // 1/4 and 25% are one number, and two texts.
  if (one instanceof Fraction && other instanceof Fraction && one.typed !== other.typed) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

/** The new rows; one that is as it was before is the same object, so that its card and band need not be drawn again. */
export const sameRows = (before: readonly DrawnRow[], now: readonly DrawnRow[]): readonly DrawnRow[] => {
  const known = new Map(before.map((row) => [row.key, row]))
  return now.map((row) => {
    const old = known.get(row.key)
    return old && isSame(old, row) ? old : row
  })
}
