/** The facts of the picture as rows of a table: what leaves first, who shares the rest, and what passes outside the will. */

import { kept } from '#words/en/forms.ts'
import { shared, takerWords as taker, twoStages, rowWords as words } from '#words/en/picture.ts'
import { describeShare } from '../estate/fraction.ts'
import { capital, listed } from '../text/names.ts'
import type { CardKey } from './cards.ts'
import { type GiftBand, whatOfTaking } from './gift-bands.ts'
import type { OutsideBand } from './home.ts'
import type { Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'

export type PictureRow = {
  readonly key: string
  readonly kind: 'share' | 'gift' | 'tax' | 'outside' | 'afterwards'
  /** Of what is held for a time, when it ends: "When Bea’s time ends: your half of the home". */
  readonly stage?: string
  /** "Ruth Alice Price". */
  readonly who: string
  /** "Daughter, 34". */
  readonly note: string
  /** "20%", "£5,000", "Your half of the home". "Not said yet" of a blank. */
  readonly what: string
  /** "in place of Ruth Alice Price", "outside your will". Empty of what a taker has by a share of their own. */
  readonly how: string
  /** "about £41,000", where it is known. */
  readonly pounds?: string | undefined
}

/** By the keys of the picture. What has no figure is not there. */
export type PoundsOnPicture = {
  /** By the taker of a share: what it comes to after debts, gifts and tax. */
  readonly shares: ReadonlyMap<string, string>
  /** By the gift and its taker. Not of a sum of money that is paid as the will says. */
  readonly gifts: ReadonlyMap<string, string>
  /** By what passes outside the will and its taker. */
  readonly outside: ReadonlyMap<string, string>
  /** Absent where none is due. */
  readonly tax: string | undefined
  /** The rows that only pounds have, of the table: the tax. */
  readonly listed: readonly PictureRow[]
}

const nameAt = ({ cards }: Picture, key: CardKey): string => cards.find((card) => card.key === key)?.fullname ?? ''

const inPlaceOf = (picture: Picture, through: CardKey | undefined): string =>
  through === undefined ? '' : words.inPlaceOf(nameAt(picture, through))

const who = ({ cards }: Picture, to: Taker) => {
  if (to.kind === 'held') return { who: words.yourExecutorsFor(to.fullname), note: `${to.fullname} ${to.note}` }
  const card = cards.find(({ key }) => key === to.card)
  const until = card?.heldUntil && to.kind === 'card' ? taker.heldUntil(card.heldUntil) : ''
  return { who: to.fullname || shared.notSaidYet, note: [kept.said(to.note), until].filter(Boolean).join(', ') }
}

const figure = (pounds: string | undefined) => (pounds === undefined ? {} : { pounds })

const ofShare = (picture: Picture, { to, share, stripes }: ShareBand, pounds?: PoundsOnPicture): PictureRow => {
  const instead = stripes.filter(({ through }) => through !== undefined)
  // Children stand in a parent's place already, by their name.
  const named = to.kind === 'children' ? [] : instead
  const all = named.length === stripes.length
  return {
    key: to.key,
    kind: 'share',
    ...who(picture, to),
    what: share ? describeShare(share) : shared.notSaidYet,
    ...figure(pounds?.shares.get(to.key)),
    how:
      to.kind === 'held'
        ? words.held
        : named
            .map(({ part, through }) =>
              all || !share
                ? inPlaceOf(picture, through)
                : words.ofIt(describeShare(part), inPlaceOf(picture, through)),
            )
            .join(', '),
  }
}

/** A row of a gift, with the key of its taker, by which the gifts of one person are put together. */
type GiftRow = PictureRow & { readonly taker?: string }

const ofGift = (picture: Picture, gift: GiftBand, pounds?: PoundsOnPicture): GiftRow[] => {
  const { key, what, takings, lapsed, toCoOwner } = gift
  const rows = takings.map((taking, index): GiftRow => {
    const { to, through, shares } = taking
    return {
      key: `${key} ${index}`,
      kind: 'gift',
      taker: to.key,
      ...who(picture, to),
      what: whatOfTaking(gift, taking),
      ...figure(pounds?.gifts.get(`${key} ${to.key}`)),
      how: [
        to.kind === 'held' ? words.held : '',
        to.kind === 'children' ? '' : inPlaceOf(picture, through),
        shares === 'equally' ? words.sharedEqually : '',
      ]
        .filter(Boolean)
        .join(', '),
    }
  })
  const none = { key: `${key} rest`, kind: 'gift', note: '', what } as const
  if (toCoOwner) return [{ ...none, who: words.otherOwner, how: words.outside }]
  if (takings.length === 0 && lapsed.length === 0) return [{ ...none, who: shared.notSaidYet, how: '' }]
  return lapsed.length === 0
    ? rows
    : [...rows, { ...none, who: words.theRest, how: lapsed.map((died) => inPlaceOf(picture, died)).join(', ') }]
}

/** What the same person is given in the same way stands together: "£200 and £1,500". What has a figure of its own stands alone. */
const byPerson = (rows: readonly GiftRow[]): PictureRow[] => {
  const groups = Map.groupBy(rows, ({ key, taker, how, pounds }) => (taker && !pounds ? `${taker} ${how}` : key))
  return [...groups.values()].flatMap((same) => {
    const what = capital(kept.names(listed.format(same.map((each) => each.what))))
    return same.slice(0, 1).map(({ taker: _, ...row }) => ({ ...row, what }))
  })
}

const ofOutside = (
  picture: Picture,
  { key, what, how, to, sure, nowInTheWill }: OutsideBand,
  pounds?: PoundsOnPicture,
): PictureRow[] => {
  const row = { key, kind: 'outside', note: '', what } as const
  if (nowInTheWill) return [{ ...row, who: words.theRest, how: words.otherOwnerDied }]
  if (how === 'nomination') return [{ ...row, who: words.nominated, how: words.outside }]
  const outside = sure ? words.outsideByLaw : words.outsideIfJoint
  return to.length === 0
    ? [{ ...row, who: words.otherOwner, how: outside }]
    : to.map((taker) => ({
        ...row,
        key: `${key} ${taker.key}`,
        ...who(picture, taker),
        how: outside,
        ...figure(pounds?.outside.get(`${key} ${taker.key}`)),
      }))
}

/** Who shares what was held when that ends. Nothing where it is never held: they have it at once. */
const ofHeld = ({ held }: Picture): PictureRow[] =>
  held.flatMap(({ key, kind, for: { name }, atEnd, starts, afterwards }): PictureRow[] =>
    starts || kind !== 'Residue'
      ? afterwards.shares.map((band) => ({
          ...ofShare(afterwards, band),
          key: `${key} ${band.to.key}`,
          kind: 'afterwards',
          stage: words.stage(starts ? twoStages.whenTheirTimeEnds(name) : shared.whenYouDie, atEnd),
        }))
      : [],
  )

/**
 * Gifts first, as they leave the estate; then the shares of the rest, the largest first; then what passes outside the will; then
 * who has what is held for a time when that ends.
 */
export const rowsOf = (picture: Picture, pounds?: PoundsOnPicture): PictureRow[] => [
  // What is given of an account in two names stands with what passes outside the will.
  ...byPerson(
    picture.gifts
      .filter(({ key }) => picture.outside.every((outside) => outside.key !== key))
      .flatMap((gift) => ofGift(picture, gift, pounds)),
  ),
  ...(pounds?.listed ?? []),
  ...picture.shares.map((band) => ofShare(picture, band, pounds)),
  ...picture.outside.flatMap((each) => ofOutside(picture, each, pounds)),
  ...ofHeld(picture),
]
