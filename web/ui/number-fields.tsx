import { useState } from 'react'
import { hundredths, percentInWords, poundsInWords, readPercent, readPounds } from '#core/text/amounts.ts'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

type NumberProps = FieldProps & { value: number | undefined; onChange: (value: number | undefined) => void }

function AffixedNumber({
  value,
  onChange,
  read,
  show,
  before,
  after,
  ...field
}: NumberProps & {
  read: (typed: string) => number | undefined
  show: (value: number) => string
  before?: string
  after?: string
}) {
  const described = useDescribed(field)
  // What was typed is kept as typed while it means the value held; a value set from outside replaces it.
  const [typed, setTyped] = useState(value === undefined ? '' : show(value))
  const text = read(typed) === value ? typed : value === undefined ? typed : show(value)
  return (
    <Field {...field} described={described}>
      <div className={`${css.affix} ${before ? css.before : css.after}`}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={described.id}
          name={field.name}
          className={css.input}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-describedby={described.describedBy}
          aria-invalid={described.invalid}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(read(event.target.value))
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
    </Field>
  )
}

const showPounds = (pence: number): string => poundsInWords(pence).slice(1)
const showPercent = (percent: number): string => percentInWords(hundredths(percent))

/** Money, typed in pounds and held in pence. */
export function MoneyField(props: NumberProps) {
  return <AffixedNumber {...props} read={readPounds} show={showPounds} before="£" />
}

/** A percentage: commas are points, more than 100 is 100, two decimals. */
export function PercentField(props: NumberProps) {
  return <AffixedNumber {...props} read={readPercent} show={showPercent} after="%" />
}
