import type { ReactNode } from 'react'
import type { Card } from '#core/picture/cards.ts'
import { type Colour, INK } from '#core/will/colours.ts'
import css from './disc.module.css'

const icons = {
  body: (
    <path
      d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z"
      fill="currentColor"
    />
  ),
  pet: (
    <g fill="currentColor">
      <ellipse cx="6" cy="11" rx="2" ry="2.6" />
      <ellipse cx="18" cy="11" rx="2" ry="2.6" />
      <ellipse cx="9.5" cy="6.6" rx="2" ry="2.7" />
      <ellipse cx="14.5" cy="6.6" rx="2" ry="2.7" />
      <path d="M12 11.5c2.7 0 5 2.6 5 4.9 0 1.7-1.2 2.6-2.6 2.6-.9 0-1.5-.4-2.4-.4s-1.5.4-2.4.4C8.2 19 7 18.1 7 16.4c0-2.3 2.3-4.9 5-4.9Z" />
    </g>
  ),
  people: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <circle cx="8" cy="9" r="2.8" />
      <circle cx="16" cy="9" r="2.8" />
      <path d="M3.5 18c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5M12.5 16c.6-1.7 2-2.5 3.5-2.5 2.5 0 4.5 1.5 4.5 4.5" />
    </g>
  ),
} as const

/** The drawing of what has no initial: a charity's heart, a pet's paw, several people. */
export function Icon({ of }: { of: keyof typeof icons }) {
  return (
    <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true" focusable="false">
      {icons[of]}
    </svg>
  )
}

type Shown = {
  readonly colour: Colour
  readonly square?: boolean
  readonly ring?: boolean
  readonly died?: boolean
  readonly small?: boolean
  readonly children: ReactNode
}

/** A disc in a person's colour. Decoration: the name always stands beside it. */
function Circle({ colour, square = false, ring = false, died = false, small = false, children }: Shown) {
  const looks = [
    css.disc,
    square ? css.square : '',
    ring ? css.ring : '',
    died ? css.died : '',
    small ? css.small : '',
    colour.again ? css.again : '',
  ]
  return (
    <span className={looks.filter(Boolean).join(' ')} style={{ '--person': colour.hex } as object} aria-hidden="true">
      {children}
    </span>
  )
}

/** The disc of someone in the picture: initials, a heart or a paw. A dotted ring is under 18; a dashed outline has died. */
export function Disc({
  card,
  died = false,
  small = false,
}: {
  card: Pick<Card, 'kind' | 'initials' | 'colour' | 'isUnder18'>
  died?: boolean
  small?: boolean
}) {
  const { kind, initials, colour, isUnder18 } = card
  if (kind === 'line') return <PeopleDisc colour={colour} small={small} />
  const icon = kind === 'body' || kind === 'pet'
  return (
    <Circle colour={colour} square={icon} ring={isUnder18 && !died} died={died} small={small}>
      {icon ? <Icon of={kind} /> : initials}
    </Circle>
  )
}

/** The disc of takers who are not named in the will, such as the children of someone who died. */
export function PeopleDisc({ colour, small = false }: { colour: Colour; small?: boolean }) {
  return (
    <Circle colour={colour} small={small}>
      <Icon of="people" />
    </Circle>
  )
}

/** The disc of a taker who is not known, or not said yet. */
export function UnknownDisc({ small = false }: { small?: boolean }) {
  return (
    <Circle colour={INK} died small={small}>
      ?
    </Circle>
  )
}
