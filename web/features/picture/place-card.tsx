import type { Card } from '#core/picture/cards.ts'
import { placeCard as words } from '#words/en/picture.ts'
import css from './cards.module.css'
import { Disc } from './disc.tsx'
import houseCss from './house.module.css'

const whoIs = ({ note, heldUntil }: Card): string =>
  [note, heldUntil && words.heldUntil(heldUntil)].filter(Boolean).join(', ')

/** Someone in the picture: disc, name, and who they are. */
export function PlaceCard({ card, note = whoIs(card) }: { card: Card; note?: string }) {
  return (
    <span className={css.place} style={{ '--person': card.colour.hex } as object}>
      <Disc card={card} />
      <span className={css.who}>
        <b className="block">{card.name}</b>
        {note && <span className="block soft fine plain">{note}</span>}
      </span>
    </span>
  )
}

const doorAndWindows = 'M27 56V43a5 5 0 0 1 10 0v13ZM15 34h8v8h-8ZM41 34h8v8h-8Z'

/**
 * A small house. `mine`: all the testator's. `shared`: the left half theirs, the right half a co-owner's, in the co-owner's colour.
 * `passing`: the testator's half hatched, since the law gives it to the co-owner. One that is not sure is dotted, with a question mark.
 */
export function HouseIcon({ owned, sure = true }: { owned: 'mine' | 'shared' | 'passing'; sure?: boolean }) {
  const looks = {
    left: owned === 'passing' ? houseCss.houseHatched : houseCss.houseMine,
    right: owned === 'mine' ? houseCss.houseMine : houseCss.houseTheirs,
  }
  return (
    <svg
      className={[houseCss.house, sure ? '' : houseCss.houseUnsure].filter(Boolean).join(' ')}
      viewBox="0 0 64 60"
      aria-hidden="true"
      focusable="false"
    >
      <path className={looks.left} d="M32 3 3 27h7v29h22Z" />
      <path className={looks.right} d="m32 3 29 24h-7v29H32Z" />
      {sure ? (
        <path className={houseCss.houseDoor} d={doorAndWindows} />
      ) : (
        <text x="32" y="48" className={houseCss.houseDoubt}>
          ?
        </text>
      )}
    </svg>
  )
}
