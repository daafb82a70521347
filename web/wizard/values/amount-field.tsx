import { useState } from 'react'
import type { Code } from '#core/rules/messages.ts'
import { poundsInWords, readRoughPounds } from '#core/text/money.ts'
import type { Amount } from '#core/will/values-schema.ts'
import { amountField as words } from '#words/en/values.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/field.module.css'
import { Field, FieldError, type FieldProps, useDescribed } from '../../ui/field.tsx'
import css from './values.module.css'

type Typed = { readonly low: string; readonly high: string }

const shown = (pence: number | undefined): string => (pence === undefined ? '' : poundsInWords(pence).slice(1))

/** What is typed: an amount, nothing, or what cannot be read and why. */
const readTyped = ({ low, high }: Typed, isRange: boolean): { amount?: Amount; wrong?: Code } => {
  const texts = isRange ? [low, high] : [low]
  if (texts.every((text) => text.trim() === '')) return {}
  const [least, most = least] = texts.map(readRoughPounds)
  if (least === undefined || most === undefined) return { wrong: 'AMOUNT_REQUIRED' }
  return least <= most ? { amount: { low: least, high: most } } : { wrong: 'RANGE_BACKWARDS' }
}

function Pounds({
  id,
  name,
  value,
  describedBy,
  invalid,
  onChange,
}: {
  id: string
  name: string
  value: string
  describedBy: string | undefined
  invalid: boolean
  onChange: (typed: string) => void
}) {
  return (
    <div className={`${layout.affix} ${layout.before}`}>
      <span aria-hidden="true">£</span>
      <input
        id={id}
        name={name}
        className={layout.input}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** A sum of money that may be rough: one figure, or the least and the most that it may be. */
export function AmountField({
  amount,
  onChange,
  onWrong,
  ...field
}: FieldProps & {
  /** What is said at first. To show another, give the field another key. */
  amount: Amount | undefined
  onChange: (amount: Amount | undefined) => void
  /** What is typed cannot be read, or can be again. */
  onWrong: (field: string, code: Code | undefined) => void
}) {
  const described = useDescribed(field)
  const [isRange, setRange] = useState(amount !== undefined && amount.low < amount.high)
  const [typed, setTyped] = useState<Typed>({ low: shown(amount?.low), high: shown(amount?.high) })
  const change = (next: Typed, range = isRange) => {
    setTyped(next)
    const { amount: read, wrong } = readTyped(next, range)
    onWrong(field.name, wrong)
    if (!wrong) onChange(read)
  }
  const swap = () => {
    const range = !isRange
    setRange(range)
    change({ ...typed, high: range ? '' : typed.high }, range)
  }
  const input = { name: field.name, describedBy: described.describedBy, invalid: described.invalid }
  const toggle = (
    <Button look="link" onClick={swap}>
      {isRange ? words.giveOneFigure : words.giveARange}
      <span className="visually-hidden">
        {' '}
        {words.for} {field.label}
      </span>
    </Button>
  )
  if (!isRange)
    return (
      <div className={css.amount}>
        <Field {...field} described={described}>
          <div className={css.beside}>
            <Pounds
              {...input}
              id={described.id}
              value={typed.low}
              onChange={(low) => change({ low, high: low }, false)}
            />
            {toggle}
          </div>
        </Field>
      </div>
    )
  return (
    <fieldset className={css.amount} aria-describedby={described.describedBy} data-field={field.name}>
      <legend className={layout.legend}>{field.label}</legend>
      {field.hint && (
        <p className={layout.hint} id={`${described.id}-hint`}>
          {field.hint}
        </p>
      )}
      <div className={css.range}>
        <label className="soft" htmlFor={`${described.id}-low`}>
          {words.between}
        </label>
        <Pounds {...input} id={`${described.id}-low`} value={typed.low} onChange={(low) => change({ ...typed, low })} />
        <label className="soft" htmlFor={`${described.id}-high`}>
          {words.and}
        </label>
        <Pounds
          {...input}
          id={`${described.id}-high`}
          name={`${field.name}.high`}
          value={typed.high}
          onChange={(high) => change({ ...typed, high })}
        />
        {toggle}
      </div>
      {field.error && <FieldError id={described.id}>{field.error}</FieldError>}
    </fieldset>
  )
}
