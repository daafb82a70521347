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

const mine = { fill: '#d2d6e0', stroke: 'var(--ink)', strokeWidth: 2 }
const theirs = { fill: 'color-mix(in srgb, var(--person) 25%, white)', stroke: 'var(--person)', strokeWidth: 2 }
const hatched = { ...theirs, fill: 'color-mix(in srgb, var(--person) 8%, white)', strokeDasharray: '3 2' }
const unsure = { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 2, strokeDasharray: '2 3' }

const doorAndWindows = 'M27 56V43a5 5 0 0 1 10 0v13ZM15 34h8v8h-8ZM41 34h8v8h-8Z'

/**
 * A small house. `mine`: all the testator's. `shared`: the left half theirs, the right half a co-owner's, in the co-owner's colour.
 * `passing`: the testator's half hatched, since the law gives it to the co-owner. One that is not sure is dotted, with a question mark.
 */
export function HouseIcon({ owned, sure = true }: { owned: 'mine' | 'shared' | 'passing'; sure?: boolean }) {
  const left = owned === 'passing' ? hatched : mine
  const right = owned === 'mine' ? mine : theirs
  return (
    <svg className="block rigid" width="48" height="45" viewBox="0 0 64 60" aria-hidden="true" focusable="false">
      <path {...(sure ? left : unsure)} d="M32 3 3 27h7v29h22Z" />
      <path {...(sure ? right : unsure)} d="m32 3 29 24h-7v29H32Z" />
      {sure ? (
        <path d={doorAndWindows} fill="var(--paper)" stroke="var(--ink-soft)" strokeWidth="1.5" />
      ) : (
        <text x="32" y="48" fill="var(--ink-soft)" fontWeight="700" fontSize="26" textAnchor="middle">
          ?
        </text>
      )}
    </svg>
  )
}
