import { useWords } from '../content/use-words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** `autoComplete`: "username" where somebody logs in by it. */
export function EmailField({
  autoComplete = 'email',
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'>) {
  const { email } = useWords('fields')
  return <TextField {...props} name="email" label={email} type="email" autoComplete={autoComplete} spellCheck={false} />
}
