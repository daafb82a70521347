import type { Card } from '#core/picture/cards.ts'
import { placeCard as words } from '#words/en/picture.ts'
import css from './cards.module.css'
import { Disc } from './disc.tsx'

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
