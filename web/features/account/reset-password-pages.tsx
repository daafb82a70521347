import { useRef, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { newPasswordGiven } from '#core/rules/fields.rules.ts'
import { messages } from '#core/rules/messages.ts'
import { login, shared, resetPassword as words } from '#words/en/log-in.ts'
import { ApiError, call, OfflineError } from '../../api/http.ts'
import { useLinked } from '../../api/linked.ts'
import { logout } from '../../api/session.ts'
import { clearSession, isSignedIn } from '../../api/storage.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmailForm, FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { textInState, useLinkToken } from '../../ui/router-state.ts'
import { Runs } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { Disown, NotOpenedByMe } from '../verification/verify-email-page.tsx'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const signedIn = isSignedIn()
  const typed = textInState(useLocation().state, 'email')
  return (
    <EmailForm
      {...words.forgotYourPassword}
      initial={typed}
      send={async (email) => {
        await call('POST /api/auth/forgot-password', { body: { email } })
        await navigate('/request-reset-password', { state: { email } })
      }}
      beside={
        signedIn ? <Link to="/account">{words.backToYourAccount}</Link> : <Link to="/login">{words.backToLogIn}</Link>
      }
    />
  )
}

/** Shows the same page whether or not the account exists, as the server's reply is the same. */
export function RequestResetPasswordPage() {
  const email = textInState(useLocation().state, 'email')
  if (email === undefined) return <Navigate to="/forgot-password" replace />
  return (
    <PlainPage title={words.checkYourEmail} lead={<Runs of={words.ifHasAnAccountWeHave(email)} />}>
      <p className={css.notice}>{words.nothingAfterAFewMinutes}</p>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={words.tryAgain} look="secondary" to="/forgot-password" state={{ email }} />
        <ButtonLink
          label={isSignedIn() ? words.backToYourAccount : words.backToLogIn}
          look="link"
          to={isSignedIn() ? '/account' : '/login'}
        />
      </div>
    </PlainPage>
  )
}

function DeadLink() {
  return (
    <PlainPage title={shared.thisLinkNoLongerWorks} lead={`${messages.RESET_LINK_DEAD}. ${words.ifYouChoseAPassword}`}>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={words.askForANewLink} to="/forgot-password" />
        <ButtonLink label={login.logIn.title} look="secondary" to="/login" />
      </div>
    </PlainPage>
  )
}

export function ResetPasswordPage() {
  const token = useLinkToken()
  const { data: about, error } = useLinked('POST /api/auth/reset-password/about', token)
  const [disowning, setDisowning] = useState(false)
  const [signedIn] = useState(isSignedIn)
  /** Whether the password was sent, and no reply came. */
  const unheard = useRef(false)
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: { password: '' },
    check: ({ password }) => newPasswordGiven('password', password),
    save: async ({ password }) => {
      const again = unheard.current
      // The change has ended every session of the account. A session of another account in this browser ends too, as the page says.
      const leave = () => (isSignedIn() ? logout() : clearSession())
      await call('POST /api/auth/reset-password', { body: { token, password } }).catch(async (error: unknown) => {
        unheard.current = error instanceof OfflineError
        // The link was used when the reply was lost.
        if (again && error instanceof ApiError && error.errors.token) await leave()
        throw error
      })
      await leave()
      await navigate('/login', { replace: true, state: { notice: 'password-changed' } })
    },
  })
  if (form.errorOf('token') || (error instanceof ApiError && error.status === 422)) return <DeadLink />
  if (!about && !error) return <PlainPage {...words.loading} />
  if (disowning) return <Disown token={token} onBack={() => setDisowning(false)} />
  return (
    <FormPage
      {...words.chooseANewPassword}
      lead={signedIn ? words.youAreLoggedInNowA : words.thisLogsYouOutEverywhere}
      form={form}
      below={about?.neverVerified && <NotOpenedByMe opened={about.neverVerified} onDisown={() => setDisowning(true)} />}
      beside={
        signedIn ? <Link to="/account">{words.keepMyPassword}</Link> : <Link to="/login">{words.backToLogIn}</Link>
      }
    >
      <PasswordField {...form.field('password')} label={words.yourNewPassword} isNew />
    </FormPage>
  )
}
