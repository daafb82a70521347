import { useState } from 'react'
import { fields } from '../content/english/fields.ts'
import { useWords } from '../content/use-words.ts'
import { Button } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({
  name = 'password',
  label,
  isNew = false,
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'> & {
  name?: 'password' | 'current'
  label?: string
  /** It is being chosen, so what makes a good one is said. */
  isNew?: boolean
}) {
  const words = useWords('fields', fields)
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField
        {...props}
        {...(isNew && { hint: words.passwordHint, autoComplete: 'new-password' })}
        name={name}
        label={label ?? words.password}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <p>
        <Button look="link" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? words.hidePassword : words.showPassword}
        </Button>
      </p>
    </>
  )
}
