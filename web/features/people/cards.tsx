import type { ReactNode } from 'react'
import { shared, cards as words } from '#words/en/people.ts'
import { Button } from '../../ui/button.tsx'
import css from './people.module.css'

/**
 * A list of cards. `label`: the question it answers, where its page asks more than one. `describedBy`: the id of its error,
 * which screen readers read with the focused control.
 */
export function CardList({
  children,
  field,
  label,
  describedBy,
  columns = false,
}: {
  children: ReactNode
  field?: string
  label?: string | undefined
  describedBy?: string | undefined
  /** Two columns where they fit. */
  columns?: boolean
}) {
  return (
    <fieldset data-field={field} aria-describedby={describedBy}>
      {label && <legend className="block strong below-8">{label}</legend>}
      <ul className={columns ? `stack gap-10 below-20 ${css.columns}` : 'stack gap-10 below-20'}>{children}</ul>
    </fieldset>
  )
}

/** One entry of a list, with its actions. */
export function Card({
  field,
  name,
  note,
  mark,
  chosen = false,
  actions,
}: {
  /** What an error about the entry is known by: "gifts.2". */
  field?: string | undefined
  name: string
  note?: ReactNode
  /** What stands before the name: a `Mark` or a `ThingMark`. */
  mark?: ReactNode
  chosen?: boolean
  actions?: ReactNode
}) {
  return (
    <li className={`${css.card} ${chosen ? css.chosen : ''}`} data-field={field}>
      {mark}
      <span className={css.text}>
        <span className="strong">{name}</span>
        {note && <div className="soft small">{note}</div>}
      </span>
      {actions && <span className={`${css.actions} row gap-16 small off-paper`}>{actions}</span>}
    </li>
  )
}

/** Entries of a long list that belong together, in a row that folds. `note`: what they are, in short. */
export function CardFold({
  name,
  note,
  mark,
  open,
  children,
}: {
  name: string
  note: string
  mark: ReactNode
  open: boolean
  children: ReactNode
}) {
  return (
    <li>
      <details className={css.fold} open={open}>
        <summary className={css.head}>
          {mark}
          <span className={css.text}>
            <span className="strong">{name}</span>
            <span className="block plain soft small">{note}</span>
          </span>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}

/**
 * An action such as "Change". Screen readers read the entry's name with it, which tells equal buttons apart. `whole`: a press
 * anywhere on the card does it, but for the card's other actions.
 */
export function CardAction({
  verb,
  name,
  whole = false,
  onClick,
}: {
  verb: string
  name: string
  whole?: boolean
  onClick: () => void
}) {
  return (
    <span className={whole ? css.whole : css.apart}>
      <Button look="quiet" onClick={onClick}>
        {verb}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </span>
  )
}

/** Chooses or removes the entry, by a press anywhere on its card. `what`: "Thomas Hale as executor". */
export function CardTick({ chosen, what, onClick }: { chosen: boolean; what: string; onClick: () => void }) {
  return (
    <span className={css.whole}>
      <button type="button" className={css.tick} onClick={onClick}>
        <span className="visually-hidden">
          {chosen ? shared.remove : words.choose} {what}
        </span>
      </button>
    </span>
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
