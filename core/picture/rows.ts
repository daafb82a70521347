/** The facts of the picture as rows of a table: what leaves first, who shares the rest, and what passes outside the will. */

import { describeShare } from '../estate/fraction.ts'
import type { CardKey } from './cards.ts'
import type { GiftBand } from './gift-bands.ts'
import type { OutsideBand } from './home.ts'
import type { Picture, ShareBand } from './picture.ts'
import type { Taker } from './takers.ts'
import { capital } from './takers.ts'

export type PictureRow = {
  readonly key: string
  readonly kind: 'share' | 'gift' | 'outside'
  /** "Ruth Alice Price". */
  readonly who: string
  /** "Daughter, 34". */
  readonly note: string
  /** "20%", "£5,000", "Your half of the home". "Not said yet" of a blank. */
  readonly what: string
  /** "in place of Ruth Alice Price", "outside your will". Empty of what a taker has by a share of their own. */
  readonly how: string
}

export const NOT_SAID = 'Not said yet'

const nameAt = ({ cards }: Picture, key: CardKey): string => cards.find((card) => card.key === key)?.fullname ?? ''

const inPlaceOf = (picture: Picture, through: CardKey | undefined): string =>
  through === undefined ? '' : `in place of ${nameAt(picture, through)}`

const who = ({ fullname, note }: Taker) => ({ who: fullname || NOT_SAID, note })

const ofShare = (picture: Picture, { to, share, stripes }: ShareBand): PictureRow => {
  const instead = stripes.filter(({ through }) => through !== undefined)
  // Children stand in a parent's place already, by their name.
  const named = to.kind === 'children' ? [] : instead
  const all = named.length === stripes.length
  return {
    key: to.key,
    kind: 'share',
    ...who(to),
    what: share ? describeShare(share) : NOT_SAID,
    how: named
      .map(
        ({ part, through }) => `${all || !share ? '' : `${describeShare(part)} of it `}${inPlaceOf(picture, through)}`,
      )
      .join(', '),
  }
}

const ofGift = (picture: Picture, gift: GiftBand): PictureRow[] => {
  const { key, what, takings, lapsed, toCoOwner, each } = gift
  const thing = capital(what)
  const shared = takings.length > 1 && !each ? 'shared equally by those who take it' : ''
  const rows = takings.map(
    ({ to, through }, index): PictureRow => ({
      key: `${key} ${index}`,
      kind: 'gift',
      ...who(to),
      what: thing,
      how: [to.kind === 'children' ? '' : inPlaceOf(picture, through), shared].filter(Boolean).join(', '),
    }),
  )
  const none = { key: `${key} rest`, kind: 'gift', note: '', what: thing } as const
  if (toCoOwner) return [{ ...none, who: 'The other owner', how: 'outside your will' }]
  if (takings.length === 0 && lapsed.length === 0) return [{ ...none, who: NOT_SAID, how: '' }]
  return lapsed.length === 0
    ? rows
    : [
        ...rows,
        { ...none, who: 'The rest of your estate', how: lapsed.map((died) => inPlaceOf(picture, died)).join(', ') },
      ]
}

const ofOutside = ({ key, what, how, to, sure, nowInTheWill }: OutsideBand): PictureRow[] => {
  const row = { key, kind: 'outside', note: '', what } as const
  if (nowInTheWill) return [{ ...row, who: 'The rest of your estate', how: 'the other owner has died' }]
  if (how === 'nomination') return [{ ...row, who: 'The person you named to the provider', how: 'outside your will' }]
  const outside = sure ? 'outside your will, by law' : 'outside your will if you are joint tenants'
  return to.length === 0
    ? [{ ...row, who: 'The other owner', how: outside }]
    : to.map((taker) => ({ ...row, key: `${key} ${taker.key}`, ...who(taker), how: outside }))
}

/** Gifts first, as they leave the estate; then the shares of the rest, the largest first; then what passes outside the will. */
export const rowsOf = (picture: Picture): PictureRow[] => [
  // What is given of an account in two names stands with what passes outside the will.
  ...picture.gifts
    .filter(({ key }) => picture.outside.every((outside) => outside.key !== key))
    .flatMap((gift) => ofGift(picture, gift)),
  ...picture.shares.map((band) => ofShare(picture, band)),
  ...picture.outside.flatMap(ofOutside),
]
