import type { Called, Seat } from '#core/signing/table-words.ts'
import css from './table-drawing.module.css'

/** Where each sits, and where the paper lies when it is their turn. */
const seats: Readonly<Record<Seat, { x: number; y: number; paper: { x: number; y: number; turned: number } }>> = {
  first: { x: 70, y: 52, paper: { x: 104, y: 76, turned: 35 } },
  second: { x: 250, y: 52, paper: { x: 190, y: 76, turned: -35 } },
  testator: { x: 160, y: 178, paper: { x: 147, y: 112, turned: 0 } },
}
const inTheMiddle = { x: 147, y: 78, turned: 0 }

const WIDTH = 320
/** What stands around the one who acts. */
const HALO = 6

const MOST_LETTERS = 12

const words = { className: css.words, fill: 'none', stroke: '#b9c4dc', strokeWidth: 2.5 }

const shown = (name: string): string => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name)

function Place({ seat, name, acts, done }: { seat: Seat; name: string; acts: boolean; done: boolean }) {
  const { x: middle, y } = seats[seat]
  const label = shown(name)
  const width = Math.max(56, label.length * 10 + 30)
  const most = WIDTH / 2 - width / 2 - HALO - 1
  const x = Math.min(Math.max(middle, WIDTH / 2 - most), WIDTH / 2 + most)
  return (
    <g transform={`translate(${x} ${y})`} className={`${css.seat} ${acts ? css.acts : ''} ${done ? css.done : ''}`}>
      {acts && <rect className={css.halo} x={-width / 2 - HALO} y={-32} width={width + 2 * HALO} height={64} rx={32} />}
      <rect x={-width / 2} y={-26} width={width} height={52} rx={26} />
      <text y="6">{label}</text>
      {done && (
        <g transform={`translate(${width / 2 - 10} -20)`} strokeWidth="2">
          <circle r="10" fill="#246b50" stroke="#14265e" />
          <path d="m-4.5 0 3 3.5 6-7" fill="none" stroke="#ffffff" strokeWidth="2.5" />
        </g>
      )}
    </g>
  )
}

/** The table from above: the paper lies before the one who acts. Readers get the same from the heading. */
export function TableDrawing({
  called,
  to,
  done = [],
  light = false,
}: {
  called: Called
  to?: Seat | undefined
  done?: readonly Seat[]
  light?: boolean
}) {
  const paper = to ? seats[to].paper : inTheMiddle
  return (
    <svg viewBox={`0 0 ${WIDTH} 214`} className={`${css.drawing} ${light ? css.light : ''}`} aria-hidden="true">
      <ellipse className={css.table} cx="160" cy="108" rx="104" ry="80" />
      <ellipse className={css.rim} cx="160" cy="108" rx="94" ry="71" />
      {to && (
        <g className={css.look} stroke="#9fb2e6" strokeWidth="2" strokeDasharray="4 4">
          {(['first', 'second', 'testator'] as const)
            .filter((seat) => seat !== to)
            .map((seat) => (
              <line key={seat} x1={seats[seat].x} y1={seats[seat].y} x2={paper.x + 13} y2={paper.y + 20} />
            ))}
        </g>
      )}
      <g
        className={css.paper}
        style={{ transform: `translate(${paper.x}px, ${paper.y}px) rotate(${paper.turned}deg)` }}
      >
        <rect width="28" height="38" rx="2" />
        <path fill="var(--ribbon)" d="m4 0h4v10l-2-2-2 2z" />
        <path {...words} d="m11 9h12M5 16h18M5 21h18M5 26h12M5 32h18" />
      </g>
      {(['first', 'second', 'testator'] as const).map((seat) => (
        <Place key={seat} seat={seat} name={called[seat]} acts={seat === to} done={done.includes(seat)} />
      ))}
    </svg>
  )
}

/** The pages of a will but the last, each with three sets of initials at its foot. */
export function InitialsDrawing({ pages, letters }: { pages: number; letters: readonly string[] }) {
  return <Sheets written={Array.from({ length: pages - 1 }, () => letters.join(' '))} side={6} />
}

/** Every page, with its number, to count them by. */
export function PagesDrawing({ pages }: { pages: number }) {
  return <Sheets written={Array.from({ length: pages }, (_, at) => String(at + 1))} side={3} />
}

/** As many sheets as the words beside them say. `side`: of the rows that are not filled before there are as many rows. */
function Sheets({ written, side }: { written: readonly string[]; side: number }) {
  const columns = Math.min(written.length, Math.max(side, Math.ceil(Math.sqrt(written.length))))
  return (
    <svg
      viewBox={`0 0 ${columns * 66} ${Math.ceil(written.length / columns) * 92}`}
      className={css.pages}
      aria-hidden="true"
    >
      {written.map((letters, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages have no other name than their number
        <g key={at} transform={`translate(${(at % columns) * 66 + 4} ${Math.floor(at / columns) * 92 + 2})`}>
          <rect className={css.sheet} width="58" height="86" rx="2" />
          <path fill="var(--ribbon)" d="m6 0h5v12l-2.5-2.5L6 12z" />
          <path {...words} d="m16 12h32M8 22h42M8 30h42M8 38h42M8 46h30" />
          <text
            className={css.letters}
            x="29"
            y="76"
            textLength={letters.length > 5 ? 50 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {letters}
          </text>
        </g>
      ))}
    </svg>
  )
}
