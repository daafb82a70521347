import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './people.module.css'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

/**
 * A list of cards. `label`: the question it answers, where its page asks more than one. `describedBy`: the id of its error,
 * which screen readers read with the focused control.
 */
export function CardList({
  children,
  field,
  label,
  describedBy,
}: {
  children: ReactNode
  field?: string
  label?: string | undefined
  describedBy?: string | undefined
}) {
  return (
    <fieldset data-field={field} aria-describedby={describedBy}>
      {label && <legend className={css.legend}>{label}</legend>}
      <ul className={css.list}>{children}</ul>
    </fieldset>
  )
}

/** One entry of a list, with its actions. */
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

/** An action such as "Change". Screen readers read the entry's name with it, which tells equal buttons apart. */
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
