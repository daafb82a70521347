import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

export const NEW_PASSWORD_HINT = 'At least 8 characters. Three words that do not belong together are easy to remember.'

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'>) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField
        {...props}
        name="password"
        label="Password"
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
