import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pathOf } from '#core/journey/pages.ts'
import { emailGiven, filled } from '#core/rules/fields.rules.ts'
import { login } from '../client/session.ts'
import { goOnAt } from '../client/visits.ts'
import { forgetForm, loadForm } from '../client/will-client.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import { PasswordField } from './password-field.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { textInState } from './text-in-state.ts'

export function LoginPage() {
  const navigate = useNavigate()
  const changed = textInState(useLocation().state, 'notice') === 'password-changed'
  const form = useSubmitForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => [
      ...emailGiven('email', email),
      ...filled('password', password, 'PASSWORD_REQUIRED'),
    ],
    save: async ({ email, password }) => {
      forgetForm()
      await login({ email: email.trim(), password })
      const { will } = await loadForm()
      await navigate(pathOf(goOnAt(will)))
    },
    onDone: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void form.submit()
  }
  const { value, set, errorOf } = form
  return (
    <PlainPage
      white
      title="Log in"
      lead="Go on with your will where you left it."
      invalid={form.errors.length > 0}
      above={
        <>
          <ErrorSummary errors={form.errors} />
          {changed && (
            <p className={css.saved} role="status">
              Your password has been changed. Log in with the new one.
            </p>
          )}
        </>
      }
    >
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          value={value.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
        />
        <PasswordField
          autoComplete="current-password"
          value={value.password}
          onChange={(password) => set({ password })}
          error={errorOf('password')}
        />
        <div className={css.actions}>
          <Button type="submit" busy={form.busy}>
            Log in
          </Button>
          <Link to="/forgot-password" state={{ email: value.email.trim() }}>
            Forgot your password?
          </Link>
        </div>
        <p className={css.aside}>
          No account yet? <Link to="/">Start a new will</Link>.
        </p>
      </form>
    </PlainPage>
  )
}
