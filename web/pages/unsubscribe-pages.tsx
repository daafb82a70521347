import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '../api/http.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailForm, FormPage } from '../ui/form-page.tsx'
import css from '../ui/plain-page.module.css'
import { PlainPage } from '../ui/plain-page.tsx'
import { textInState, useLinkToken } from '../ui/router-state.ts'
import { useSubmitForm } from '../ui/use-submit-form.ts'

const STILL = 'Mail that an account needs, such as a link for a new password, still comes.'

/** An address that is typed is sent a link, so that only who reads the mailbox stops its mail. */
export function UnsubscribePage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <PlainPage
        key="sent"
        white
        title="Look in your mailbox"
        lead={`We have sent a mail to ${sentTo}. Its link stops our mail. Until you open it, nothing changes.`}
      >
        <p className={css.aside}>
          We send one such mail a day to an address. If it is not there, look among the mail that was sorted out as
          spam.
        </p>
      </PlainPage>
    )
  return (
    <EmailForm
      title="Stop our mail"
      lead={`We send you a link, to know that the address is yours. Opening it takes the address off our lists, and off the waiting list. ${STILL}`}
      action="Send me the link"
      send={async (email) => {
        await call('/api/unsubscribe', { body: { email } })
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
    initial: {},
    check: () => [],
    save: async () => {
      await call('/api/unsubscribe', { body: { token } })
      await navigate('/unsubscribe-confirmation', { state: { linkToken: token } })
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
          Did you stop our mail before? <Link {...withToken('/write-to-me-again', token)}>Write to me again</Link>. You
          can also <Link to="/unsubscribe">name an address</Link>.
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
    initial: {},
    check: () => [],
    save: () => call('/api/resubscribe', { body: { token } }),
    onDone: () => setDone(true),
  })
  const stop = <Link {...withToken('/unsubscribe', token)}>Stop our mail</Link>
  if (done)
    return (
      <PlainPage
        key="done"
        white
        title="We may write to you again"
        lead="Your address is no longer kept from our mail."
      >
        <p className={css.aside}>
          The waiting list does not remember you: if you were on it, put your name down again. You can change your mind
          at any time: {stop}.
        </p>
      </PlainPage>
    )
  return (
    <FormPage
      title="Write to me again"
      lead="You asked us for no more mail. We may then write again to the address that this link was sent to: when a person whose will names you asks us to, for example."
      form={form}
      action="Write to me again"
      below={<p className={css.aside}>Or leave it as it is. {stop}.</p>}
    >
      {null}
    </FormPage>
  )
}

export function UnsubscribeConfirmationPage() {
  const token = textInState(useLocation().state, 'linkToken')
  return (
    <PlainPage
      white
      title="You will get no more mail from us"
      tab="Mail stopped"
      lead="Your address is off our lists. Only mail that an account needs still comes."
    >
      {token !== undefined && (
        <p className={css.aside}>
          Did you not mean to? <Link {...withToken('/write-to-me-again', token)}>Write to me again</Link>
        </p>
      )}
      <div className={css.actions}>
        <ButtonLink look="secondary" to="/">
          Go to the first page
        </ButtonLink>
      </div>
    </PlainPage>
  )
}
