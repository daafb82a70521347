import { useState } from 'react'
import type { EmailChangeState } from '#core/api/account.ts'
import { EMAIL_CHANGE_WAIT_HOURS } from '#core/constants.ts'
import { messages } from '#core/rules/messages.ts'
import { call } from '../../api/http.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** What became of the change, in a title and a sentence. */
const outcome = (reply: EmailChangeState): { title: string; lead: string } => {
  switch (reply.state) {
    case 'changed':
      return { title: 'Your email has been changed', lead: 'From now on, log in with your new address.' }
    case 'waits':
      return {
        title: 'Your new email is confirmed',
        lead: `The change is made on ${formatLocalDateTime(reply.due)}. We have told your old address. You can stop the change from there, or agree to it so that it happens at once.`,
      }
    case 'unconfirmed':
      return {
        title: 'You have agreed to the change',
        lead: 'It happens as soon as you open the link that we have sent to your new address.',
      }
    case 'stopped':
      return {
        title: 'Your email stays as it is',
        lead: 'You have stopped the change. If you did not ask for it, choose a new password in your account.',
      }
  }
}

function Outcome({ reply }: { reply: EmailChangeState | undefined }) {
  const shown = reply ? outcome(reply) : { title: 'This link no longer works', lead: `${messages.EMAIL_LINK_DEAD}.` }
  return (
    <PlainPage white {...shown}>
      <div className="cluster above-32 off-paper">
        <ButtonLink to="/account">Go to your account</ButtonLink>
      </div>
    </PlainPage>
  )
}

/** The link that the new address got. It asks for a press, because mail scanners open every link in a message. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  const [reply, setReply] = useState<EmailChangeState>()
  const form = useSubmitForm({
    save: async () => setReply(await call('POST /api/auth/confirm-email', { body: { token } })),
  })
  if (reply || form.errorOf('token') !== undefined) return <Outcome reply={reply} />
  return (
    <FormPage
      title="Confirm your email"
      lead={`You asked us to use this address for your account. Confirm it, and the change is made ${EMAIL_CHANGE_WAIT_HOURS} hours later, or at once if you agree to it from your old address too.`}
      form={form}
      action="Confirm this address"
    >
      {null}
    </FormPage>
  )
}

/** The link that the old address got: it stops the change, or agrees to it. */
export function ChangeOfEmailPage() {
  const token = useLinkToken()
  const [reply, setReply] = useState<EmailChangeState>()
  const answering = (agreed: boolean) => ({
    save: async () => setReply(await call('POST /api/auth/email-change', { body: { token, agreed } })),
  })
  const stop = useSubmitForm(answering(false))
  const agree = useSubmitForm(answering(true))
  const errors = [...stop.errors, ...agree.errors]
  if (reply || errors.some(({ field }) => field === 'token')) return <Outcome reply={reply} />
  const busy = stop.busy || agree.busy
  return (
    <PlainPage
      white
      title="A change of your email"
      lead="Someone who is logged in to your account asked us to use another email for it. It has not changed yet."
      above={<ErrorSummary errors={errors} />}
    >
      <div className="cluster above-32 off-paper">
        <Button busy={busy} onClick={() => void stop.submit()}>
          Stop it: keep this address
        </Button>
        <Button look="secondary" busy={busy} onClick={() => void agree.submit()}>
          It was me: change it now
        </Button>
      </div>
      <p className="above-32 soft">
        If you do nothing, the change is made {EMAIL_CHANGE_WAIT_HOURS} hours after the new address was confirmed. If it
        was not you, use “This was not me” in the same email. It locks the account.
      </p>
    </PlainPage>
  )
}
