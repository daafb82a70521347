import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { hundredths, percentAsTyped, percentInWords, poundsInWords, readPercent, readPounds } from '#core/text/money.ts'
import { useWords } from '../content/use-words.ts'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

type Native = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>

type Combobox = Pick<
  ComponentProps<'input'>,
  'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onKeyDown' | 'onBlur'
>

export type TextFieldProps = FieldProps &
  Native & {
    /** Makes the field the input of a list of suggestions. */
    combobox?: Combobox
    value: string
    onChange: (typed: string) => void
    width?: 'short' | 'medium' | 'full'
  }

export function TextField({
  value,
  onChange,
  width = 'full',
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  autoCapitalize,
  combobox,
  ...field
}: TextFieldProps) {
  const described = useDescribed(field)
  return (
    <Field {...field} described={described}>
      <input
        id={described.id}
        name={field.name}
        className={`${css.input} ${width === 'full' ? '' : css[width]}`}
        type={type}
        value={value}
        autoComplete={autoComplete ?? 'off'}
        inputMode={inputMode}
        spellCheck={spellCheck}
        autoCapitalize={autoCapitalize}
        aria-describedby={described.describedBy}
        aria-invalid={described.invalid}
        onChange={(event) => onChange(event.target.value)}
        {...combobox}
      />
    </Field>
  )
}

export function TextArea({
  value,
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (typed: string) => void }) {
  const described = useDescribed(field)
  return (
    <Field {...field} described={described}>
      <textarea
        id={described.id}
        name={field.name}
        className={css.input}
        rows={4}
        value={value}
        aria-describedby={described.describedBy}
        aria-invalid={described.invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function Options({ options }: { options: readonly string[] }) {
  return options.map((option) => <option key={option}>{option}</option>)
}

/** `groups` puts the options under headings. */
export function Select<const Option extends string>({
  value,
  options,
  groups,
  onChange,
  ...field
}: FieldProps & {
  value: Option | undefined
  options: readonly Option[]
  groups?: (options: readonly Option[]) => readonly (readonly [heading: string, options: readonly Option[]])[]
  onChange: (chosen: Option | undefined) => void
}) {
  const described = useDescribed(field)
  return (
    <Field {...field} described={described}>
      <select
        id={described.id}
        name={field.name}
        className={`${css.input} ${css.medium}`}
        value={value ?? ''}
        aria-describedby={described.describedBy}
        aria-invalid={described.invalid}
        onChange={(event) => onChange(options.find((option) => option === event.target.value))}
      >
        <option value="">Choose one</option>
        {groups ? (
          groups(options).map(([heading, under]) => (
            <optgroup key={heading} label={heading}>
              <Options options={under} />
            </optgroup>
          ))
        ) : (
          <Options options={options} />
        )}
      </select>
    </Field>
  )
}

/** `autoComplete`: "username" where the email is the log-in name. */
export function EmailField({
  autoComplete = 'email',
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'>) {
  const { email } = useWords('fields')
  return <TextField {...props} name="email" label={email} type="email" autoComplete={autoComplete} spellCheck={false} />
}

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
