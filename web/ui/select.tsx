import { kept, fields as words } from '#words/en/forms.ts'
import css from './field.module.css'
import { Field, type FieldProps, useDescribed } from './field.tsx'

function Options({ options }: { options: readonly string[] }) {
  return options.map((option) => (
    <option key={option} value={option}>
      {kept.said(option)}
    </option>
  ))
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
        {...described.control}
        className={`${css.input} ${css.medium}`}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option === event.target.value))}
      >
        <option value="">{words.chooseOne}</option>
        {groups ? (
          groups(options).map(([heading, under]) => (
            <optgroup key={heading} label={kept.said(heading)}>
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
