import { Link, useNavigate, useParams } from 'react-router'
import { call } from '../api/http.ts'
import { useSubmitForm } from '../ui/use-submit-form.ts'
import { FormPage } from './form-page.tsx'
import css from './simple-page.module.css'

/** The link at the foot of a mail. It names nobody, and nothing has to be typed. */
function UnsubscribeLinkPage() {
  const { token = '' } = useParams()
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

export { UnsubscribeLinkPage as Component }
