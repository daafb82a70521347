import type { ReactNode } from 'react'
import type { Card } from '#core/picture/cards.ts'
import type { PlanDrawn } from './cards-of-will.ts'
import css from './plan-picture.module.css'

const HEIGHT = 72
const MOST = 3
const END = 122
const MIDDLE = 70
const FROM = 12

type Place = {
  readonly key: string
  readonly y: number
  readonly half: number
  readonly card: Card | undefined
  readonly text: string
}

/** Up to three have a disc each; where there are more, the last disc says how many they are. */
const placesOf = (cards: readonly Card[]): Place[] => {
  const shown = cards.length > MOST ? cards.slice(0, MOST - 1) : cards
  const count = Math.min(cards.length, MOST)
  const half = HEIGHT / 2 / Math.max(count, 1)
  const place = (at: number) => half * (2 * at + 1)
  return [
    ...shown.map((card, at) => ({ key: card.key, y: place(at), half, card, text: card.initials })),
    ...(cards.length > MOST
      ? [{ key: 'more', y: place(MOST - 1), half, card: undefined, text: `+${cards.length - MOST + 1}` }]
      : []),
  ]
}

const radiusOf = (count: number): number => (count === 1 ? 15 : count === 2 ? 13 : 11)

const band = (x1: number, top: number, bottom: number, x2: number, to: Place): string => {
  const half = Math.min(to.half - 2, 14)
  const mid = (x1 + x2) / 2
  return `M${x1} ${top}C${mid} ${top} ${mid} ${to.y - half} ${x2} ${to.y - half}V${to.y + half}C${mid} ${to.y + half} ${mid} ${bottom} ${x1} ${bottom}Z`
}

const house = {
  fill: 'color-mix(in srgb, var(--ink) 14%, white)',
  stroke: 'var(--ink)',
  strokeWidth: 2,
  strokeLinejoin: 'round',
} as const
const open = { fill: 'none', stroke: 'var(--ink-soft)', strokeDasharray: '3 3' }
const flows = { fill: 'color-mix(in srgb, var(--person) 34%, white)' }
const hatched = {
  fill: 'color-mix(in srgb, var(--person) 9%, white)',
  stroke: 'color-mix(in srgb, var(--person) 60%, white)',
  strokeDasharray: '4 3',
}

const coloured = (card: Card | undefined) => ({ '--person': card?.colour.hex ?? 'var(--ink-soft)' }) as object

function Discs({ places, x, held }: { places: readonly Place[]; x: number; held?: string | undefined }) {
  const r = radiusOf(places.length)
  return places.map(({ key, y, card, text }) => (
    <g key={key} style={coloured(card)}>
      {card?.kind === 'body' ? (
        <rect fill="var(--person)" x={x - r} y={y - r} width={2 * r} height={2 * r} rx={5} />
      ) : (
        <circle fill="var(--person)" cx={x} cy={y} r={r} />
      )}
      {key === held && <circle {...open} cx={x} cy={y} r={r + 3} />}
      <text
        x={x}
        y={y}
        fill="var(--paper)"
        fontSize={r}
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text || '♥'}
      </text>
    </g>
  ))
}

const HOUSE = 'M20 20 3 36h5v20h24V36h5ZM16 56V44h8v12'

/** Bands from one height to each place in turn. */
const bands = (
  x1: number,
  x2: number,
  top: number,
  bottom: number,
  places: readonly Place[],
  look: object,
): ReactNode =>
  places.map((place, at) => {
    const each = (bottom - top) / places.length
    return (
      <path
        key={place.key}
        {...look}
        style={coloured(place.card)}
        d={band(x1, top + at * each, top + (at + 1) * each, x2, place)}
      />
    )
  })

/** A plan of shares as a small drawing: who takes now, and who after them. Decoration: the sentence beside it says the same. */
export function PlanPicture({ from, now, after: following, later, held }: PlanDrawn) {
  const first = placesOf(now)
  const after = placesOf(following)
  const x = following.length > 0 ? MIDDLE : END
  const [only] = first
  const start = from === 'home' ? 38 : FROM
  return (
    <svg
      className={`${css.plan} block`}
      viewBox={`0 0 140 ${HEIGHT}`}
      width="140"
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {from === 'home' ? (
        <path {...house} d={HOUSE} />
      ) : (
        <rect fill="var(--ink)" x="4" y="4" width="8" height="64" rx="2" />
      )}
      {bands(start, x, from === 'home' ? 40 : 6, from === 'home' ? 54 : 66, first, flows)}
      {only && after.length > 0 && bands(x, END, only.y - 12, only.y + 12, after, later ? flows : hatched)}
      {later && after.length > 0 && (
        <path stroke="var(--ink-soft)" strokeWidth="1.5" strokeDasharray="2 4" d="M96 2V70" />
      )}
      {first.length === 0 &&
        [14, 36, 58].map((y) => (
          <g key={y} {...open}>
            <path d={`M${FROM} 36C60 36 60 ${y} ${END - 10} ${y}`} />
            <circle cx={END} cy={y} r="10" />
          </g>
        ))}
      <Discs places={first} x={x} held={held} />
      <Discs places={after} x={END} />
    </svg>
  )
}
