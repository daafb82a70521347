import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '../api/http.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailForm, FormPage } from '../ui/form-page.tsx'
import { useLinkToken } from '../ui/link-token.ts'
import css from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { textInState } from '../ui/router-state.ts'
import { useSubmitForm } from '../ui/use-submit-form.ts'

export function UnsubscribePage() {
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

/** The link at the foot of a mail. It carries no name, and nothing has to be typed. */
export function UnsubscribeLinkPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: async () => {
      await call('/api/unsubscribe', { body: { token } })
      await navigate('/unsubscribe-confirmation')
    },
    onDone: () => undefined,
  })
  return (
    <FormPage
      title="Stop our mail"
      lead="We write no more to the address that this link was sent to. If it has an account, mail that the account needs still comes."
      form={form}
      action="Stop the mail"
      below={
        <p className={css.aside}>
          You can also <Link to="/unsubscribe">name an address</Link>.
        </p>
      }
    >
      {null}
    </FormPage>
  )
}

export function UnsubscribeConfirmationPage() {
  const email = textInState(useLocation().state, 'email')
  return (
    <PlainPage
      white
      title="You will get no more mail from us"
      tab="Mail stopped"
      lead={
        email
          ? `${email} is off our lists. Only mail that an account needs still comes.`
          : 'Your address is off our lists. Only mail that an account needs still comes.'
      }
    >
      <div className={css.actions}>
        <ButtonLink look="secondary" to="/">
          Go to the first page
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
