import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

export const NEW_PASSWORD_HINT = 'At least 8 characters. Three words that do not belong together are easy to remember.'

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'> & {
  name?: 'password' | 'current'
  label?: string
}) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField
        {...props}
        name={name}
        label={label}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <p>
        <Button look="link" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the password' : 'Show the password'}
        </Button>
      </p>
    </>
  )
}
