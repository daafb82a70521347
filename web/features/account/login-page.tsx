import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SecondFactor } from '#core/api/auth.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { filled } from '#core/rules/text.rules.ts'
import { login } from '../../api/session.ts'
import { forgetForm, loadForm } from '../../api/will.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { textInState } from '../../ui/router-state.ts'
import { EmailField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

// Loaded on demand, since few customers have a second step.
const SecondFactorForm = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }))

/** Why the customer is on this page, by what led here. */
const notices: Readonly<Record<string, string>> = {
  'password-changed': 'Your password has been changed. Log in with the new one.',
  deleted: 'Your account and everything in it has been deleted.',
  'logged-out':
    'We have logged you out here. We do that after a while, and when your password or email changes. We kept what you typed. Log in to carry on.',
}

export function LoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const notice = notices[textInState(state, 'notice') ?? '']
  const asked = textInState(state, 'askedFor') !== undefined
  const [second, setSecond] = useState<SecondFactor['secondFactor']>()
  const continueWill = async () => {
    const loaded = await loadForm()
    const { pathToContinue } = await import('../../api/will.ts')
    await navigate(pathToContinue(loaded, textInState(state, 'askedFor')))
  }
  const form = useSubmitForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => [
      ...emailGiven('email', email),
      ...filled('password', password, 'PASSWORD_REQUIRED'),
    ],
    save: async ({ email, password }) => {
      forgetForm()
      const needed = await login({ email: email.trim(), password })
      if (needed) setSecond(needed)
      else await continueWill()
    },
  })
  const startAgain = () => {
    setSecond(undefined)
    form.again()
  }
  if (second)
    return (
      <Suspense>
        <SecondFactorForm
          asked={second}
          email={form.value.email.trim()}
          onLoggedIn={continueWill}
          onBack={startAgain}
        />
      </Suspense>
    )
  const { value, field } = form
  return (
    <FormPage
      title="Log in"
      lead={
        asked && !notice
          ? 'That page is private, so log in first. You come to it straight after.'
          : 'Carry on where you left off.'
      }
      form={form}
      action="Log in"
      beside={
        <Link to="/forgot-password" state={{ email: value.email.trim() }}>
          Forgot your password?
        </Link>
      }
      above={
        notice && (
          <p className={css.saved} role="status">
            {notice}
          </p>
        )
      }
      below={
        <p className="above-32 soft">
          No account yet? <Link to="/">Start a new will</Link>.
        </p>
      }
    >
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </FormPage>
  )
}
