import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

type Props = Pick<TextFieldProps, 'value' | 'onChange' | 'error'>

/** The six digits of an authenticator app. */
export function OneTimeCodeField(props: Props) {
  return (
    <TextField
      {...props}
      name="code"
      label="Code from your app"
      hint="Six digits. They change every 30 seconds, and a code that has just changed still counts."
      width="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}

/** A code from the paper that the customer kept. */
export function RecoveryCodeField(props: Props) {
  return (
    <TextField
      {...props}
      name="code"
      label="Recovery code"
      hint="Such as 7K2M-9QXR-0HVB-3TCE. Each works once."
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
