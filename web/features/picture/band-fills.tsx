import { memo } from 'react'
import type { DrawnRow, Piece } from './flow-rows.ts'

const turned = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const

const Fill = memo(function Fill({
  id,
  of: { colour, fill },
  from,
  to,
}: {
  id: string
  of: Piece
  from: number
  to: number
}) {
  const { hex } = colour
  switch (fill) {
    case 'solid':
      return (
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
          <stop offset="0" stopColor={hex} stopOpacity={0.58} />
          <stop offset="1" stopColor={hex} />
        </linearGradient>
      )
    case 'dots':
      return (
        <pattern id={id} width="9" height="9" {...turned}>
          <rect width="9" height="9" fill={hex} />
          <circle cx="4.5" cy="4.5" r="1.7" fill="#fff" />
        </pattern>
      )
    case 'stripe':
      return (
        <pattern id={id} width="12" height="12" {...turned}>
          <rect width="12" height="12" fill={hex} />
          <rect width="5" height="12" fill="#fff" opacity={0.3} />
        </pattern>
      )
    case 'held':
      return (
        <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill={hex} opacity={0.2} />
          <rect width="10" height="3" fill={hex} opacity={0.8} />
        </pattern>
      )
    case 'hatch':
      return (
        <pattern id={id} width="9" height="9" {...turned}>
          <rect width="9" height="9" fill={hex} opacity={0.1} />
          <rect width="2" height="9" fill={hex} opacity={0.5} />
        </pattern>
      )
  }
})

/** The fills of the bands: a gradient, stripes in the place of someone who has died, lines where it is held, dots in a colour that comes again, hatching where nothing is said, and red over 100%. */
export function BandFills({ id, rows, from, to }: { id: string; rows: readonly DrawnRow[]; from: number; to: number }) {
  return (
    <defs>
      <pattern id={`${id}over`} width="8" height="8" {...turned}>
        <rect width="8" height="8" fill="var(--paper)" />
        <rect width="2.5" height="8" fill="var(--danger)" opacity={0.45} />
      </pattern>
      {rows.flatMap(({ key, pieces }, index) =>
        pieces.map((piece, at) => (
          <Fill key={`${key} ${piece.key}`} id={`${id}${index}-${at}`} of={piece} from={from} to={to} />
        )),
      )}
    </defs>
  )
}
