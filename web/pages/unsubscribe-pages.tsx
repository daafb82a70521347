import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { shared, unsubscribe as words } from '#words/en/pages.ts'
import { call } from '../api/http.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmailForm, FormPage } from '../ui/form-page.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { textInState, useLinkToken } from '../ui/router-state.ts'
import { Runs } from '../ui/runs.tsx'
import { useSubmitForm } from '../ui/submit-form.tsx'

/** An address that is typed is sent a link, so that only who reads the mailbox stops its mail. */
export function UnsubscribePage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <PlainPage key="sent" title={words.checkYourEmail} lead={words.weHaveSentALinkTo(sentTo)}>
        <p className="above-32 soft">{words.weSendOneSuchEmailA}</p>
      </PlainPage>
    )
  return (
    <EmailForm
      {...words.askForALink}
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
      {...words.stopByLink}
      form={form}
      below={
        <p className="above-32 soft">
          {words.didYouStopOurEmailsBefore}{' '}
          <Link {...withToken('/write-to-me-again', token)}>{words.askAgain.title}</Link>.{' '}
          <Runs of={words.orUnsubscribeADifferent} />
        </p>
      }
    >
      {null}
    </FormPage>
  )
}

const Stop = ({ token }: { token: string }) => (
  <Link {...withToken('/unsubscribe', token)}>{words.stopByLink.title}</Link>
)

/** The same link the other way: the recipient has mail again. */
export function WriteToMeAgainPage() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const form = useSubmitForm({
    save: () => call('POST /api/resubscribe', { body: { token } }),
    onDone: () => setDone(true),
  })
  if (done)
    return (
      <PlainPage key="done" {...words.weCanEmailYouAgain}>
        <p className="above-32 soft">
          {words.ifYouWereOnTheWaiting} <Stop token={token} />.
        </p>
      </PlainPage>
    )
  return (
    <FormPage
      {...words.askAgain}
      form={form}
      below={
        <p className="above-32 soft">
          {words.orLeaveItAsItIs} <Stop token={token} />.
        </p>
      }
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
    <PlainPage {...words.weHaveStoppedOurEmails}>
      <p className="above-32 soft">
        {words.didYouNotMeanToDo} <Link {...withToken('/write-to-me-again', token)}>{words.askAgain.title}</Link>
      </p>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={shared.goToTheHomePage} look="secondary" to="/" />
      </div>
    </PlainPage>
  )
}
