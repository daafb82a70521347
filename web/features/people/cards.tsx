import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './people.module.css'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** A list of cards. `describedBy`: the error that belongs to it, read out with whatever on it takes the focus. */
export function CardList({
  children,
  field,
  describedBy,
}: {
  children: ReactNode
  field?: string
  describedBy?: string | undefined
}) {
  return (
    <fieldset data-field={field} aria-describedby={describedBy}>
      <ul className={css.list}>{children}</ul>
    </fieldset>
  )
}

/** Somebody or something on a list, with what can be done about them. */
export function Card({
  name,
  note,
  chosen = false,
  actions,
}: {
  name: string
  note?: string | undefined
  chosen?: boolean
  actions?: ReactNode
}) {
  return (
    <li className={`${css.card} ${chosen ? css.chosen : ''}`}>
      <span className={css.avatar} aria-hidden="true">
        {initials(name)}
      </span>
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        {note && <div className={css.note}>{note}</div>}
      </span>
      {actions && <span className={css.actions}>{actions}</span>}
    </li>
  )
}

/** "Change" for one of many: the name is read out, so that a list of identical links makes sense without sight. */
export function CardAction({ verb, name, onClick }: { verb: string; name: string; onClick: () => void }) {
  return (
    <Button look="quiet" onClick={onClick}>
      {verb}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}

export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <li>
      <button type="button" className={css.add} onClick={onClick}>
        <span aria-hidden="true">+</span>
        {children}
      </button>
    </li>
  )
}
