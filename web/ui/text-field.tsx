import type { ComponentProps } from 'react'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

type Native = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>

export type TextFieldProps = FieldProps &
  Native & { value: string; onChange: (typed: string) => void; width?: 'short' | 'medium' | 'full' }

export function TextField({
  value,
  onChange,
  width = 'full',
  type = 'text',
  autoComplete,
  inputMode,
  spellCheck,
  autoCapitalize,
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

export function Select<const Option extends string>({
  value,
  options,
  onChange,
  ...field
}: FieldProps & {
  value: Option | undefined
  options: readonly Option[]
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
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  )
}
