import { Navigate, useLocation } from 'react-router'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PlainPage } from './plain-page.tsx'
import css from './simple-page.module.css'
import { textInState } from './text-in-state.ts'

/** Says the same whether or not there is an account, as the reply does. */
function RequestResetPasswordPage() {
  const email = textInState(useLocation().state, 'email')
  if (email === undefined) return <Navigate to="/forgot-password" replace />
  return (
    <PlainPage
      white
      title="Look in your mail"
      lead={
        <>
          If there is an account for <strong>{email}</strong>, a link is on its way there. It works once, for{' '}
          {RESET_LINK_MINUTES} minutes.
        </>
      }
    >
      <p className={css.notice}>
        Nothing there after a few minutes? Look among the unwanted mail, and check the address.
      </p>
      <div className={css.actions}>
        <ButtonLink look="secondary" to="/forgot-password" state={{ email }}>
          Try again
        </ButtonLink>
        <ButtonLink look="link" to="/login">
          Back to log in
        </ButtonLink>
      </div>
    </PlainPage>
  )
}

export { RequestResetPasswordPage as Component }
