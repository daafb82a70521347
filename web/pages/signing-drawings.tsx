import css from './signing-drawings.module.css'

const Page = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className={css.sheet} width="26" height="34" rx="1.5" />
    <path className={css.ribbon} d="M4 0h4v9l-2-2-2 2z" />
    <path className={css.words} d="M6 14h14M6 19h14M6 24h9" />
  </g>
)

const Seat = ({
  x,
  y,
  name,
  now = false,
  done = false,
}: {
  x: number
  y: number
  name: string
  now?: boolean
  done?: boolean
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={`${css.seat} ${now ? css.now : ''} ${done ? css.done : ''}`} r="17" />
    <text className={done ? css.dark : ''} y="4">
      {name}
    </text>
    {done && (
      <g transform="translate(13 -13)">
        <circle className={css.tick} r="6" />
        <path className={css.mark} d="m-2.5 0 2 2 3.5-4" />
      </g>
    )}
  </g>
)

function Table({ now = false, done = false }: { now?: boolean; done?: boolean }) {
  return (
    <>
      <ellipse className={css.table} cx="100" cy="58" rx="60" ry="46" />
      {now && <path className={css.look} d="m58 38 32 22M142 38l-32 22" />}
      <Page x={87} y={now ? 56 : 40} />
      <Seat x={44} y={30} name="1st" done={done} />
      <Seat x={156} y={30} name="2nd" done={done} />
      <Seat x={100} y={104} name="You" now={now} done={done} />
    </>
  )
}

function Printer() {
  return (
    <>
      <rect className={css.sheet} x="78" y="10" width="44" height="34" />
      <path className={css.ribbon} d="M84 10h5v15l-2.5-2.5L84 25z" />
      <path className={css.words} d="M94 20h20M94 26h20" />
      <rect className={css.machine} x="64" y="38" width="72" height="38" rx="5" />
      <rect className={css.slot} x="74" y="56" width="52" height="4" rx="2" />
      <rect className={css.sheet} x="79" y="58" width="42" height="42" />
      <path className={css.words} d="M86 68h28M86 75h28M86 82h18" />
    </>
  )
}

/** A drawing of one step of signing a will, from 0. The words beside it say the same. */
export function SigningDrawing({ step }: { step: number }) {
  return (
    <svg className={css.drawing} viewBox="0 0 200 124" aria-hidden="true">
      {step === 0 ? <Printer /> : <Table now={step === 2} done={step === 3} />}
    </svg>
  )
}
