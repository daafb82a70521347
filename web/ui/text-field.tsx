import type { ComponentProps } from 'react'
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
    value: string | undefined
    onChange: (typed: string) => void
    /** The customer goes on to something else. */
    onLeave?: (() => void) | undefined
    width?: 'short' | 'medium' | 'full'
  }

export function TextField({
  value,
  onChange,
  onLeave,
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
        {...described.control}
        className={`${css.input} ${width === 'full' ? '' : css[width]}`}
        type={type}
        value={value ?? ''}
        autoComplete={autoComplete ?? 'off'}
        inputMode={inputMode}
        spellCheck={spellCheck}
        autoCapitalize={autoCapitalize}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        {...combobox}
      />
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
