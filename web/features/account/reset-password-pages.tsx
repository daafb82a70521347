import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import { newPasswordGiven } from '#core/rules/fields.rules.ts'
import { messages } from '#core/rules/messages.ts'
import { ApiError, call } from '../../api/http.ts'
import { useAboutReset } from '../../api/queries.ts'
import { logout } from '../../api/session.ts'
import { clearSession, isSignedIn } from '../../api/storage.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmailForm, FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { textInState, useLinkToken } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { Disown, NotOpenedByMe } from '../verification/reclaim-page.tsx'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const signedIn = isSignedIn()
  const typed = textInState(useLocation().state, 'email')
  return (
    <EmailForm
      title="Forgot your password?"
      lead={`Type the email of your account. We will send you a link to choose a new password. It works for ${RESET_LINK_MINUTES} minutes.`}
      action="Send me a link"
      initial={typed}
      send={async (email) => {
        await call('POST /api/auth/forgot-password', { body: { email } })
        await navigate('/request-reset-password', { state: { email } })
      }}
      beside={signedIn ? <Link to="/account">Back to your account</Link> : <Link to="/login">Back to log in</Link>}
    />
  )
}

/** Shows the same page whether or not the account exists, as the server's reply is the same. */
export function RequestResetPasswordPage() {
  const email = textInState(useLocation().state, 'email')
  if (email === undefined) return <Navigate to="/forgot-password" replace />
  return (
    <PlainPage
      white
      title="Check your email"
      lead={
        <>
          If <strong>{email}</strong> has an account, we have sent a link to it. It works once, within{' '}
          {RESET_LINK_MINUTES} minutes.
        </>
      }
    >
      <p className={css.notice}>Nothing after a few minutes? Check your spam folder, and that the address is right.</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink look="secondary" to="/forgot-password" state={{ email }}>
          Try again
        </ButtonLink>
        <ButtonLink look="link" to={isSignedIn() ? '/account' : '/login'}>
          {isSignedIn() ? 'Back to your account' : 'Back to log in'}
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

function DeadLink() {
  return (
    <PlainPage white title="This link no longer works" lead={`${messages.RESET_LINK_DEAD}.`}>
      <div className="cluster above-32 off-paper">
        <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
      </div>
    </PlainPage>
  )
}

export function ResetPasswordPage() {
  const token = useLinkToken()
  const { data: about, error } = useAboutReset(token)
  const [disowning, setDisowning] = useState(false)
  const [signedIn] = useState(isSignedIn)
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: { password: '' },
    check: ({ password }) => newPasswordGiven('password', password),
    save: async ({ password }) => {
      await call('POST /api/auth/reset-password', { body: { token, password } })
      // The change has ended every session of the account. A session of another account in this browser ends too, as the page says.
      if (signedIn) await logout()
      clearSession()
      await navigate('/login', { replace: true, state: { notice: 'password-changed' } })
    },
  })
  if (form.errorOf('token') || (error instanceof ApiError && error.status === 422)) return <DeadLink />
  if (!about && !error) return <PlainPage white title="Choose a new password" lead="One moment." />
  if (disowning) return <Disown token={token} onBack={() => setDisowning(false)} />
  return (
    <FormPage
      title="Choose a new password"
      lead={
        signedIn
          ? 'You are logged in now. A new password logs you out here and everywhere else. Then log in with it. It is for the account that got the email, even if you use another account here.'
          : 'This logs you out everywhere. Then log in with your new password.'
      }
      form={form}
      action="Change my password"
      below={about?.neverVerified && <NotOpenedByMe opened={about.neverVerified} onDisown={() => setDisowning(true)} />}
      beside={signedIn ? <Link to="/account">Keep my password</Link> : <Link to="/login">Back to log in</Link>}
    >
      <PasswordField {...form.field('password')} label="Your new password" isNew />
    </FormPage>
  )
}
