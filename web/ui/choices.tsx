import { Fragment, type ReactNode } from 'react'
import { kept } from '#words/en/forms.ts'
import { useWords } from '../content/use-words.ts'
import css from './choices.module.css'
import { FieldGroup, type FieldProps, useDescribed } from './field.tsx'

/** `columns`: cards side by side where there is room, ticked at their end. `tiles`: a picture over each label. `plans`: a picture before it. `switches`: two in a row, and what one opens under its row. */
type Layout = 'cards' | 'row' | 'pills' | 'columns' | 'tiles' | 'plans' | 'switches'

const layoutClass = (layout: Layout, invalid: boolean): string =>
  [layout !== 'pills' && css.cards, layout !== 'cards' && css[layout], invalid && css.invalid].filter(Boolean).join(' ')

function CardText({ label, short, note }: { label: string; short?: string | undefined; note?: string | undefined }) {
  return (
    <span className={css.text}>
      {short !== undefined && (
        <span className="strong" aria-hidden="true">
          {short}
        </span>
      )}
      <span className={short === undefined ? undefined : 'visually-hidden'}>{label}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}

type RadiosProps<Option extends string> = FieldProps & {
  options: readonly Option[]
  value: Option | undefined
  onChange: (chosen: Option) => void
  /** The text of an option where it differs from its value. */
  labels?: Partial<Record<Option, string>>
  notes?: Partial<Record<Option, string>>
  /** Drawn at the end of an option's card. */
  pictures?: Partial<Record<Option, ReactNode>>
  /** Drawn before the label. */
  marks?: Partial<Record<Option, ReactNode>>
  /** What is asked about an option once it is chosen. */
  below?: Partial<Record<Option, ReactNode>>
  layout?: Layout
  hideLegend?: boolean
  /** What is to be read before an option is chosen: it stands between the hint and the options. */
  children?: ReactNode
}

/** One of a closed list, as native radio buttons drawn as cards. */
export function Radios<const Option extends string>({
  options,
  value,
  onChange,
  labels = {},
  notes = {},
  pictures = {},
  marks = {},
  below = {},
  layout = 'cards',
  children,
  ...field
}: RadiosProps<Option>) {
  const described = useDescribed(field)
  return (
    <FieldGroup {...field} described={described}>
      {children}
      <div className={layoutClass(layout, described.invalid)}>
        {options.map((option) => (
          <Fragment key={option}>
            <label className={css.card}>
              <input
                type="radio"
                name={field.name}
                value={option}
                checked={value === option}
                onChange={() => onChange(option)}
              />
              {marks[option]}
              <CardText label={labels[option] ?? kept.said(option, field.label)} note={notes[option]} />
              {pictures[option]}
            </label>
            {value === option && below[option] && <div className={css.below}>{below[option]}</div>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  )
}

type CheckOption = {
  value: string
  label: string
  /** What stands for the label on the card where screen readers get more of it: a first name. */
  short?: string | undefined
  note?: string | undefined
  checked: boolean
  /** Drawn before the label. */
  mark?: ReactNode
  /** In columns, the whole width: for a long note. */
  wide?: boolean
  /** What is asked about the option once it is ticked. */
  below?: ReactNode
}

/** Any number of options. */
export function Checkboxes({
  options,
  onChange,
  layout = 'cards',
  ...field
}: FieldProps & {
  options: readonly CheckOption[]
  onChange: (value: string, checked: boolean) => void
  layout?: Layout
  hideLegend?: boolean
}) {
  const described = useDescribed(field)
  return (
    <FieldGroup {...field} described={described}>
      <div className={layoutClass(layout, described.invalid)}>
        {options.map(({ value, label, short, note, checked, mark, wide, below }) => (
          <Fragment key={value}>
            <label className={`${css.card} ${wide ? 'whole-row' : ''}`}>
              <input
                type="checkbox"
                name={field.name}
                value={value}
                checked={checked}
                onChange={(event) => onChange(value, event.target.checked)}
              />
              {mark}
              <CardText label={label} short={short} note={note} />
            </label>
            {checked && below && <div className={css.below}>{below}</div>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A single checkbox, such as agreement to the terms. */
export function Checkbox({
  name,
  label,
  value,
  onChange,
  error,
}: Pick<FieldProps, 'name' | 'error'> & { label: ReactNode; value: boolean; onChange: (checked: boolean) => void }) {
  const described = useDescribed({ error })
  const words = useWords('fields')
  return (
    <FieldGroup name={name} label={<span>{words.agreement}</span>} error={error} hideLegend described={described}>
      <div className={layoutClass('cards', described.invalid)}>
        <label className={css.card}>
          <input type="checkbox" name={name} checked={value} onChange={(event) => onChange(event.target.checked)} />
          <span className={css.text}>{label}</span>
        </label>
      </div>
    </FieldGroup>
  )
}
