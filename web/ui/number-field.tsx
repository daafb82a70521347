/** Numbers that are typed, apart from the text fields: the first page of a visitor has none. */
import { type ChangeEvent, useState } from 'react'
import { hundredths, percentAsTyped, percentInWords, poundsInWords, readPercent, readPounds } from '#core/text/money.ts'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

type NumberProps = FieldProps & { value: number | undefined; onChange: (value: number | undefined) => void }

type Typed = {
  read: (typed: string) => number | undefined
  show: (value: number) => string
  /** What the field shows of what is typed. */
  asTyped?: (typed: string) => string
}

/** The text of a number that is typed. It stays as typed while it means the current value; a value set from outside replaces it. */
const useTyped = (
  { value, onChange }: Pick<NumberProps, 'value' | 'onChange'>,
  { read, show, asTyped = (typed) => typed }: Typed,
) => {
  const [typed, setTyped] = useState(value === undefined ? '' : show(value))
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    value: read(typed) === value ? typed : value === undefined ? typed : show(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const shown = asTyped(event.target.value)
      setTyped(shown)
      onChange(read(shown))
    },
  } as const
}

function AffixedNumber({
  value,
  onChange,
  typed,
  before,
  after,
  ...field
}: NumberProps & { typed: Typed; before?: string; after?: string }) {
  const described = useDescribed(field)
  const text = useTyped({ value, onChange }, typed)
  return (
    <Field {...field} described={described}>
      <div className={`${css.affix} ${before ? css.before : css.after}`}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={described.id}
          name={field.name}
          className={css.input}
          aria-describedby={described.describedBy}
          aria-invalid={described.invalid}
          {...text}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
    </Field>
  )
}

const showPounds = (pence: number): string => poundsInWords(pence).slice(1)
const showPercent = (percent: number): string => percentInWords(hundredths(percent))

const pounds: Typed = { read: readPounds, show: showPounds }
const percent: Typed = { read: readPercent, show: showPercent, asTyped: percentAsTyped }

/** Money, typed in pounds and held in pence. */
export function MoneyField(props: NumberProps) {
  return <AffixedNumber {...props} typed={pounds} before="£" />
}

/** A percentage: commas become points, more than 100 becomes 100, and nothing but a number with two decimals can be typed. */
export function PercentField(props: NumberProps) {
  return <AffixedNumber {...props} typed={percent} after="%" />
}

/** What an input for a percentage has besides its name, for a control that is drawn elsewhere. */
export const usePercent = (field: Pick<NumberProps, 'value' | 'onChange'>) => useTyped(field, percent)
