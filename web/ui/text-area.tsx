import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

export function TextArea({
  value,
  onChange,
  ...field
}: FieldProps & { value: string | undefined; onChange: (typed: string) => void }) {
  const described = useDescribed(field)
  return (
    <Field {...field} described={described}>
      <textarea
        {...described.control}
        className={css.input}
        rows={4}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
