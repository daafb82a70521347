import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { RegisterBody } from '#core/api/auth.ts'
import { newPasswordGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/names.ts'
import { register } from '../api/session.ts'
import { useLaterWords } from '../content/use-later-words.ts'
import { useWords } from '../content/use-words.ts'
import { Agreement, PasswordField } from './account-fields.tsx'
import type { ErrorOf, FieldOf } from './answers.ts'
import { FormPage } from './form-page.tsx'
import css from './plain-page.module.css'
import type { Submittable } from './submit-form.tsx'
import { EmailField } from './text-field.tsx'

type Credentials = { readonly email: string; readonly password: string; readonly optin: boolean }

/** The problems of the password and the agreement. Each page checks its other fields itself. */
export const credentialProblems = ({ password, optin }: Credentials): Problem[] => [
  ...newPasswordGiven('password', password),
  ...unless(optin, 'optin', 'AGREE_TERMS'),
]

/** Opens the account and logs in. `answers`: the other answers that registration needs, which each page asks in its own way. */
export const openAccount = (
  { name, last_name, email, password }: Pick<RegisterBody, 'name' | 'last_name' | 'email' | 'password'>,
  answers: Pick<RegisterBody, 'homeowner' | 'england_or_wales' | 'pt_' | 'invitation' | 'asked'>,
): Promise<void> =>
  register({
    name: tidyName(name),
    last_name: tidyName(last_name),
    email: email.trim(),
    password,
    optin: true,
    ...answers,
  })

type RegisterFormProps = Omit<ComponentProps<typeof FormPage>, 'form' | 'children'> & {
  form: Submittable & { value: Credentials; field: FieldOf<Credentials>; errorOf: ErrorOf }
  emailHint?: string
  onEmail?: (email: string) => void
  /** Before all fields. */
  notice?: ReactNode
  /** Between the password and the agreement. */
  code?: ReactNode
  /** The fields before the email. */
  children?: ReactNode
}

/** The page that opens an account: an email, a password, the agreement to the terms, and what the page asks besides. */
export function RegisterForm({ form, emailHint, onEmail, notice, code, children, ...page }: RegisterFormProps) {
  const { value, errorOf, field } = form
  const words = useLaterWords('signUp')
  const messages = useWords('messages')
  const fields = (
    <>
      {children}
      <EmailField
        autoComplete="username"
        {...field('email')}
        {...(emailHint !== undefined && { hint: emailHint })}
        {...(onEmail && { onChange: onEmail })}
      />
      {errorOf('email') === messages.EMAIL_TAKEN && (
        <p className={`${css.notice} ${css.taken}`}>
          {words.taken}{' '}
          <Link to="/forgot-password" state={{ email: value.email.trim() }}>
            {words.takenLink}
          </Link>
        </p>
      )}
      <PasswordField {...field('password')} isNew />
      {code}
      <Agreement {...field('optin')} />
    </>
  )
  return (
    <FormPage {...page} form={form}>
      {notice}
      {notice ? <div className="above-32">{fields}</div> : fields}
    </FormPage>
  )
}
