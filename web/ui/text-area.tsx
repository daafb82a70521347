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
        id={described.id}
        name={field.name}
        className={css.input}
        rows={4}
        value={value ?? ''}
        aria-describedby={described.describedBy}
        aria-invalid={described.invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
