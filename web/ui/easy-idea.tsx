import type { ReactNode } from 'react'
import { ideaAt } from '#core/journey/easy-ideas.ts'
import { easyRead } from '#words/en/easy-read.ts'
import { Blocks } from '../content/blocks.tsx'
import { contentOf, type Section } from '../content/content.ts'
import css from './easy-read.module.css'
import questionCss from './question-search.module.css'

type Place = { x: number; y: number; size?: number }

const at = ({ x, y, size = 1 }: Place) => `translate(${x} ${y}) scale(${size})`

/** A disc for somebody: ink for the testator, as in the picture of a will. */
const Person = ({ look = 'other', ...place }: Place & { look?: 'you' | 'other' | 'trusted' }) => (
  <g transform={at(place)}>
    <circle className={css[look]} r="24" />
    <circle className={css.white} cy="-6" r="8" />
    <path className={css.white} d="M-14 15a14 13 0 0 1 28 0a24 24 0 0 1-28 0z" />
  </g>
)

const Will = ({ signed = false, ...place }: Place & { signed?: boolean }) => (
  <g transform={at(place)}>
    <rect className={css.paper} x="-26" y="-36" width="52" height="72" rx="2" />
    <path className={css.ribbon} d="M-20-36h9v22l-4.5-4.5L-20-14z" />
    <path className={css.lines} d="M-4-26h22M-4-18h16M-18-6h36M-18 3h36M-18 12h24" />
    {signed && <path className={css.pen} d="M-17 27c5-11 9-8 7-1s7-9 12-2s7-2 14-1" />}
  </g>
)

const Gift = (place: Place) => (
  <g transform={at(place)}>
    <rect className={css.box} x="-26" y="-12" width="52" height="38" rx="3" />
    <path className={css.ribbon} d="M-5-12H5v38H-5zM-26 2h52v7h-52z" />
    <path className={css.bow} d="M0-12c-8-16-24-14-20-5c2 5 12 6 20 5c8 1 18 0 20-5c4-9-12-11-20 5z" />
  </g>
)

const Coin = (place: Place) => (
  <g transform={at(place)}>
    <circle className={css.coin} r="14" />
    <text className={css.pound} y="7">
      £
    </text>
  </g>
)

const House = (place: Place) => (
  <g transform={at(place)}>
    <path className={css.box} d="M-22 0L0-20L22 0V24H-22z" />
    <rect className={css.other} x="-6" y="6" width="12" height="18" rx="1" />
  </g>
)

const Tick = (place: Place) => (
  <g transform={at(place)}>
    <circle className={css.done} r="11" />
    <path className={css.mark} d="M-5 0l4 4l7-8" />
  </g>
)

/** What somebody says. It comes from below, at the left or the right. */
const Said = ({ x, y, from, children }: Place & { from: 'left' | 'right'; children: ReactNode }) => (
  <g transform={at({ x, y })}>
    <rect className={css.said} x="-38" y="-30" width="76" height="54" rx="12" />
    <path className={css.tail} d={from === 'left' ? 'M-22 22v16l18-16' : 'M22 22v16l-18-16'} />
    {children}
  </g>
)

/** A picture for each idea of the Easy Read page. The words beside it say the same. */
const pictures: Readonly<Record<keyof typeof easyRead.sections, ReactNode>> = {
  will: (
    <>
      <Will x={150} y={90} size={1.9} signed />
      <Person x={56} y={110} size={1.35} look="you" />
    </>
  ),
  why: (
    <>
      <Said x={84} y={48} from="left">
        <Will x={0} y={-3} size={0.62} />
      </Said>
      <Person x={48} y={122} size={1.35} look="you" />
      <Person x={136} y={128} size={1.1} />
      <Person x={196} y={128} size={1.1} />
      <Person x={166} y={84} size={0.9} />
    </>
  ),
  who: (
    <>
      <path className={css.flow} d="M72 56C130 56 120 22 176 22V48C130 48 132 82 72 82z" />
      <path className={css.flow} d="M72 84C120 84 130 77 176 77V103C130 103 120 106 72 106z" />
      <path className={css.flow} d="M72 108C132 108 130 132 176 132V158C120 158 130 128 72 128z" />
      <rect className={css.card} x="22" y="38" width="70" height="106" rx="10" />
      <House x={57} y={72} />
      <Coin x={57} y={121} />
      <Person x={194} y={35} size={0.95} />
      <Person x={194} y={90} size={0.95} />
      <Person x={194} y={145} size={0.95} />
    </>
  ),
  executor: (
    <>
      <Person x={58} y={96} size={1.5} look="trusted" />
      <rect className={css.card} x="116" y="22" width="98" height="136" rx="10" />
      <House x={146} y={46} size={0.7} />
      <Coin x={146} y={91} />
      <Gift x={146} y={130} size={0.6} />
      <Tick x={190} y={47} />
      <Tick x={190} y={91} />
      <Tick x={190} y={134} />
    </>
  ),
  guardian: (
    <>
      <path className={css.card} d="M34 78L120 18L206 78V160H34z" />
      <Person x={96} y={100} size={1.5} look="trusted" />
      <Person x={150} y={122} size={0.9} />
      <Person x={186} y={130} size={0.6} />
    </>
  ),
  gift: (
    <>
      <path className={css.look} d="M118 96h42" />
      <Gift x={72} y={92} size={1.6} />
      <Coin x={139} y={44} size={1.3} />
      <Person x={190} y={96} size={1.25} />
    </>
  ),
  sign: (
    <>
      <ellipse className={css.table} cx="120" cy="90" rx="82" ry="60" />
      <path className={css.look} d="M64 66l34 22M176 66l-34 22" />
      <Will x={120} y={84} size={0.85} signed />
      <Person x={48} y={54} size={1.05} />
      <Person x={192} y={54} size={1.05} />
      <Tick x={70} y={34} />
      <Tick x={214} y={34} />
      <Person x={120} y={146} size={1.05} look="you" />
      <Gift x={120} y={28} size={0.55} />
      <path className={css.none} d="M100 42L140 12" />
    </>
  ),
  keep: (
    <>
      <rect className={css.inside} x="52" y="78" width="136" height="20" />
      <Will x={120} y={72} size={1.35} signed />
      <rect className={css.trusted} x="44" y="92" width="152" height="66" rx="8" />
      <circle className={css.white} cx="120" cy="118" r="9" />
      <path className={css.white} d="M116 120h8l4 20h-16z" />
    </>
  ),
  change: (
    <>
      <g className={css.old}>
        <Will x={58} y={106} size={1.3} signed />
      </g>
      <circle className={css.ring} cx="111" cy="36" r="14" />
      <circle className={css.ring} cx="129" cy="36" r="14" />
      <path className={css.arrow} d="M100 104h34M124 92l12 12l-12 12" />
      <Will x={182} y={106} size={1.3} signed />
      <Tick x={216} y={60} />
    </>
  ),
  help: (
    <>
      <Said x={70} y={46} from="left">
        <text className={css.asked} y="11">
          ?
        </text>
      </Said>
      <Said x={170} y={46} from="right">
        <path className={css.lines} d="M-24-14h48M-24-3h48M-24 8h30" />
      </Said>
      <Person x={58} y={128} size={1.35} look="you" />
      <Person x={182} y={128} size={1.35} look="trusted" />
    </>
  ),
}

/** The ten ideas in their order. */
export const ideas = contentOf(easyRead).sections

export function IdeaPicture({ id }: Pick<Section, 'id'>) {
  return (
    <svg className={css.picture} viewBox="0 0 240 180" aria-hidden="true">
      <rect className={css.wash} width="240" height="180" rx="14" />
      {pictures[id as keyof typeof pictures]}
    </svg>
  )
}

/** In help: the idea of the page that it lies over, behind its name. */
export function EasyIdea({ path }: { path: string }) {
  const here = ideaAt(path)
  const idea = ideas.find(({ id }) => id === here)
  if (!idea) return null
  return (
    <details className={questionCss.question}>
      <summary className="chevron">{easyRead.title}</summary>
      <div className={`${questionCss.answer} stack gap-16`}>
        <IdeaPicture id={idea.id} />
        <h3>{idea.heading}</h3>
        <Blocks blocks={[...idea.blocks, `[${easyRead.all}](/easy-read#${idea.id})`]} />
      </div>
    </details>
  )
}
