import { TextField, type TextFieldProps } from './text-field.tsx'

/** `autoComplete`: "username" where somebody logs in by it. */
export function EmailField({
  autoComplete = 'email',
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'>) {
  return <TextField {...props} name="email" label="Email" type="email" autoComplete={autoComplete} spellCheck={false} />
}
