import { useState } from 'react'
import type { EmailChangeState } from '#core/api/account.ts'
import { messages } from '#core/rules/messages.ts'
import { shared, confirmEmail as words } from '#words/en/log-in.ts'
import { call } from '../../api/http.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/submit-form.tsx'

/** What became of the change, in a title and a sentence. */
const outcome = (reply: EmailChangeState): { title: string; lead: string } => {
  switch (reply.state) {
    case 'changed':
      return words.yourEmailHasBeenChanged
    case 'waits':
      return { title: words.yourNewEmailIsConfirmed, lead: words.theChangeIsMadeOnWe(formatLocalDateTime(reply.due)) }
    case 'unconfirmed':
      return words.youHaveAgreedToTheChange
    case 'stopped':
      return words.yourEmailStaysAsItIs
  }
}

function Outcome({ reply }: { reply: EmailChangeState | undefined }) {
  const dead = `${messages.EMAIL_LINK_DEAD}. ${words.ifYouPressedHereBefore}`
  const shown = reply ? outcome(reply) : { title: shared.thisLinkNoLongerWorks, lead: dead }
  return (
    <PlainPage {...shown}>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={shared.goToYourAccount} to="/account" />
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
    <FormPage {...words.confirmYourEmail} form={form}>
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
    <PlainPage {...words.aChangeOfYourEmail} above={<ErrorSummary errors={errors} />}>
      <div className="cluster above-32 off-paper">
        <Button label={words.stopItKeepThisAddress} busy={busy} onClick={() => void stop.submit()} />
        <Button label={words.itWasMeChangeItNow} look="secondary" busy={busy} onClick={() => void agree.submit()} />
      </div>
      <p className="above-32 soft">{words.ifYouDoNothingTheChange}</p>
    </PlainPage>
  )
}
