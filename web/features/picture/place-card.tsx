import type { Card } from '#core/picture/cards.ts'
import { shared, placeCard as words } from '#words/en/picture.ts'
import css from './cards.module.css'
import { Disc } from './disc.tsx'

const whoIs = ({ note, heldUntil }: Card): string =>
  [note, heldUntil && words.heldUntil(heldUntil)].filter(Boolean).join(', ')

/** Someone in the picture: disc, name, and who they are. */
export function PlaceCard({ card, note = whoIs(card), died = false }: { card: Card; note?: string; died?: boolean }) {
  return (
    <span className={`${css.place} ${died ? css.hasDied : ''}`} style={{ '--person': card.colour.hex } as object}>
      <Disc card={card} died={died} />
      <span className={css.who}>
        <b className="block">{card.name}</b>
        {(died || note) && <span className="block soft fine plain">{died ? shared.hasDied : note}</span>}
      </span>
    </span>
  )
}
