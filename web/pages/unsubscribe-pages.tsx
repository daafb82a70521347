import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { call } from '../api/http.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailForm, FormPage } from '../ui/form-page.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { textInState, useLinkToken } from '../ui/router-state.ts'
import { useSubmitForm } from '../ui/use-submit-form.ts'

const STILL = 'You will still get emails that your account needs, such as a link for a new password.'

/** An address that is typed is sent a link, so that only who reads the mailbox stops its mail. */
export function UnsubscribePage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <PlainPage
        key="sent"
        white
        title="Check your email"
        lead={`We have sent a link to ${sentTo}. Open it to stop our emails. Until you do, nothing changes.`}
      >
        <p className="above-32 soft">
          We send one such email a day to an address. If it is not there, check your spam folder.
        </p>
      </PlainPage>
    )
  return (
    <EmailForm
      title="Stop our emails"
      lead={`We will send you a link, to check that the address is yours. Open it, and we take the address off our lists and off the waiting list. ${STILL}`}
      action="Send me the link"
      send={async (email) => {
        await call('POST /api/unsubscribe', { body: { email } })
        setSentTo(email)
      }}
    />
  )
}

/** Where a link with this token leads when it is followed inside the product. */
const withToken = (path: '/unsubscribe' | '/write-to-me-again', token: string) => ({
  to: `${path}/read`,
  state: { linkToken: token },
})

/** The link at the foot of a mail. It carries no name, and nothing has to be typed. */
export function UnsubscribeLinkPage() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const form = useSubmitForm({
    save: async () => {
      await call('POST /api/unsubscribe', { body: { token } })
      await navigate('/unsubscribe-confirmation', { state: { linkToken: token } })
    },
  })
  return (
    <FormPage
      title="Stop our emails"
      lead="We will stop emailing the address this link was sent to. If it has an account, emails that the account needs will still come."
      form={form}
      action="Stop the emails"
      below={
        <p className="above-32 soft">
          Did you stop our emails before? <Link {...withToken('/write-to-me-again', token)}>Email me again</Link>. Or{' '}
          <Link to="/unsubscribe">unsubscribe a different address</Link>.
        </p>
      }
    >
      {null}
    </FormPage>
  )
}

/** The same link the other way: the recipient has mail again. */
export function WriteToMeAgainPage() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const form = useSubmitForm({
    save: () => call('POST /api/resubscribe', { body: { token } }),
    onDone: () => setDone(true),
  })
  const stop = <Link {...withToken('/unsubscribe', token)}>Stop our emails</Link>
  if (done)
    return (
      <PlainPage
        key="done"
        white
        title="We can email you again"
        lead="We can email your address again when there is something to send."
      >
        <p className="above-32 soft">
          If you were on the waiting list, put your name down again. You can change your mind at any time: {stop}.
        </p>
      </PlainPage>
    )
  return (
    <FormPage
      title="Email me again"
      lead="You asked us to stop our emails. If you change that, we can email the address this link was sent to again. For example, someone may ask us to tell you that their will names you."
      form={form}
      action="Email me again"
      below={<p className="above-32 soft">Or leave it as it is. {stop}.</p>}
    >
      {null}
    </FormPage>
  )
}

export function UnsubscribeConfirmationPage() {
  const token = textInState(useLocation().state, 'linkToken')
  // Opened by its address: nothing was stopped.
  if (token === undefined) return <Navigate to="/unsubscribe" replace />
  return (
    <PlainPage
      white
      title="We have stopped our emails"
      tab="Emails stopped"
      lead="Your address is off our lists. You will still get emails that an account needs."
    >
      <p className="above-32 soft">
        Did you not mean to do this? <Link {...withToken('/write-to-me-again', token)}>Email me again</Link>
      </p>
      <div className="cluster above-32 off-paper">
        <ButtonLink look="secondary" to="/">
          Go to the home page
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
