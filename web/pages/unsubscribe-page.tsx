import { useNavigate } from 'react-router'
import { call } from '../api/http.ts'
import { EmailForm } from './email-form.tsx'

function UnsubscribePage() {
  const navigate = useNavigate()
  return (
    <EmailForm
      title="Stop our mail"
      lead="We take your address off our lists, and off the waiting list. Mail that your account needs, such as a link for a new password, still comes."
      action="Stop the mail"
      send={async (email) => {
        await call('/api/unsubscribe', { body: { email } })
        await navigate('/unsubscribe-confirmation', { state: { email } })
      }}
    />
  )
}

export { UnsubscribePage as Component }
