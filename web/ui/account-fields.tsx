import { type ComponentProps, useState } from 'react'
import { useLaterWords } from '../content/use-later-words.ts'
import { useWords } from '../content/use-words.ts'
import type { FieldOf } from './answers.ts'
import { Button, NewTabLink } from './button.tsx'
import { Checkbox } from './choices.tsx'
import css from './field.module.css'
import { InEnglish } from './language-links.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Named = { readonly name: string; readonly last_name: string }

/** The first and the last name for an account or a waiting list. */
export function NameFields({ field }: { field: FieldOf<Named> }) {
  const { firstName, lastName } = useWords('landing')
  return (
    <>
      <TextField {...field('name')} label={firstName} autoComplete="given-name" spellCheck={false} />
      <TextField {...field('last_name')} label={lastName} autoComplete="family-name" spellCheck={false} />
    </>
  )
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({
  name = 'password',
  label,
  isNew = false,
  ...props
}: Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'> & {
  name?: 'password' | 'current'
  label?: string
  /** The password is being chosen: a hint says what makes a good one. */
  isNew?: boolean
}) {
  const words = useWords('fields')
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
      <p className={css.show}>
        <Button
          label={shown ? words.hidePassword : words.showPassword}
          look="link"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </p>
    </>
  )
}

/** Agreement to the terms and the privacy policy. They open in a new tab, so that nothing typed is lost. */
export function Agreement(field: Pick<ComponentProps<typeof Checkbox>, 'name' | 'value' | 'onChange' | 'error'>) {
  const words = useLaterWords('signUp')
  return (
    <Checkbox
      {...field}
      label={
        <>
          {words.agree}{' '}
          <NewTabLink to="/terms">
            {words.terms}
            <InEnglish />
          </NewTabLink>{' '}
          {words.and}{' '}
          <NewTabLink to="/privacy">
            {words.privacy}
            <InEnglish />
          </NewTabLink>
        </>
      }
    />
  )
}
