/** Numbers that are typed, apart from the text fields: the first page of a visitor has none. */
import { type ChangeEvent, useState } from 'react'
import { fractionAsTyped, readFraction, type TypedFraction } from '#core/text/fractions.ts'
import { hundredths, percentAsTyped, percentInWords, poundsInWords, readPercent, readPounds } from '#core/text/money.ts'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

type NumberProps = FieldProps & { value: number | undefined; onChange: (value: number | undefined) => void }

type Typed<T = number> = {
  read: (typed: string) => T | undefined
  show: (value: T) => string
  /** What the field shows of what is typed. */
  asTyped?: (typed: string) => string
}

/** The text of a number that is typed. It stays as typed while it means the current value; a value set from outside replaces it. */
const useTyped = <T,>(
  { value, onChange }: { value: T | undefined; onChange: (value: T | undefined) => void },
  { read, show, asTyped = (typed) => typed }: Typed<T>,
) => {
  const [typed, setTyped] = useState(value === undefined ? '' : show(value))
  const meant = read(typed)
  const isMeant = value === undefined || meant === value || (meant !== undefined && show(meant) === show(value))
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    value: isMeant ? typed : show(value),
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
        <input {...described.control} className={css.input} {...text} />
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

const fraction: Typed<TypedFraction> = { read: readFraction, show: fractionAsTyped }

/** The same for a fraction: "1/3", "a third" or "7/24". A keyboard of digits has no stroke. */
export const useFraction = (field: {
  value: TypedFraction | undefined
  onChange: (value: TypedFraction | undefined) => void
}) => ({ ...useTyped(field, fraction), inputMode: 'text' as const })

/** A fraction in a field of its own. */
export function FractionField({
  value,
  onChange,
  ...field
}: FieldProps & { value: TypedFraction | undefined; onChange: (value: TypedFraction | undefined) => void }) {
  const described = useDescribed(field)
  const text = useFraction({ value, onChange })
  return (
    <Field {...field} described={described}>
      <input {...described.control} className={css.input} placeholder="1/3" {...text} />
    </Field>
  )
}
