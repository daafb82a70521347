import { Link, useLocation, useNavigate } from 'react-router'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import { call } from '../api/http.ts'
import { EmailForm } from './email-form.tsx'
import { textInState } from './text-in-state.ts'

function ForgotPasswordPage() {
  const navigate = useNavigate()
  const typed = textInState(useLocation().state, 'email')
  return (
    <EmailForm
      title="Forgot your password?"
      lead={`Tell us the email of your account. We send a link to choose a new password, and it works for ${RESET_LINK_MINUTES} minutes.`}
      action="Send me a link"
      initial={typed}
      send={async (email) => {
        await call('/api/auth/forgot-password', { body: { email } })
        await navigate('/request-reset-password', { state: { email } })
      }}
      beside={<Link to="/login">Back to log in</Link>}
    />
  )
}

export { ForgotPasswordPage as Component }
