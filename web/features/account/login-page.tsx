import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SecondFactor } from '#core/api/auth.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { filled } from '#core/rules/rule.ts'
import { login as words } from '#words/en/log-in.ts'
import { login } from '../../api/session.ts'
import { forgetForm, loadForm } from '../../api/will.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { laterPart } from '../../ui/lazy-page.tsx'
import css from '../../ui/plain-page.module.css'
import { textInState } from '../../ui/router-state.ts'
import { Paragraph } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { EmailField } from '../../ui/text-field.tsx'

// Loaded on demand, since few customers have a second step.
const SecondFactorForm = laterPart(async () => (await import('./second-factor-form.tsx')).SecondFactorForm)

/** Why the customer is on this page, by what led here. */
const notices: Readonly<Record<string, string>> = words.notices

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
      <SecondFactorForm asked={second} email={form.value.email.trim()} onLoggedIn={continueWill} onBack={startAgain} />
    )
  const { value, field } = form
  return (
    <FormPage
      {...words.logIn}
      lead={asked && !notice ? words.thatPageIsPrivateSoLog : words.carryOnWhereYouLeftOff}
      form={form}
      beside={
        <Link to="/forgot-password" state={{ email: value.email.trim() }}>
          {words.forgotYourPassword}
        </Link>
      }
      above={
        notice && (
          <p className={css.saved} role="status">
            {notice}
          </p>
        )
      }
      below={<Paragraph of={words.noAccountYetStartANew} className="above-32 soft" />}
    >
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </FormPage>
  )
}
