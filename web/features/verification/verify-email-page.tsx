import { useState } from 'react'
import type { AboutAddressReply } from '#core/api/auth.ts'
import { messages } from '#core/rules/messages.ts'
import { reclaim, shared, verifyEmail as words } from '#words/en/log-in.ts'
import { ApiError, call } from '../../api/http.ts'
import { forgetIfEnded, useLinked } from '../../api/linked.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'

/** When and where an account was opened. */
export type Opened = NonNullable<AboutAddressReply['neverVerified']>

/** "3 November 2026 at 12:00, with Firefox on Windows" */
export const openedWords = ({ opened, device }: Opened): string =>
  device && device !== 'Unknown device'
    ? reclaim.with(formatLocalDateTime(opened), device)
    : formatLocalDateTime(opened)

const linkUsed = { title: shared.thisLinkNoLongerWorks, lead: reclaim.ifYouDeletedIt }

function Gone({ title, lead }: typeof linkUsed) {
  return (
    <PlainPage {...{ title, lead }}>
      <div className="cluster above-32 off-paper">
        <ButtonLink label={reclaim.startMyOwnWill} to="/" />
      </div>
    </PlainPage>
  )
}

/** Asks a second time, deletes the account, and says that it is gone. `token` is that of the link from the mail. */
export function Disown({ token, onBack }: { token: string; onBack: () => void }) {
  const [gone, setGone] = useState(false)
  const form = useSubmitForm({
    save: async () => {
      await call('POST /api/auth/disown', { body: { token } })
      await forgetIfEnded()
    },
    onDone: () => setGone(true),
  })
  if (gone) return <Gone {...reclaim.theAccountIsDeleted} />
  if (form.errorOf('token') === messages.RESET_LINK_DEAD) return <Gone {...linkUsed} />
  return (
    <PlainPage {...reclaim.deleteThisAccount} above={<ErrorSummary errors={form.errors} />}>
      <SubmitForm
        form={form}
        action={reclaim.deleteIt}
        look="danger"
        beside={<Button label={reclaim.goBack} look="link" onClick={onBack} />}
      >
        {null}
      </SubmitForm>
    </PlainPage>
  )
}

/**
 * Under the new password of an account whose address was never verified: a quiet way for an owner of the mailbox who did not open the
 * account. `onDisown` asks whether it is to be deleted with what another person wrote in it.
 */
export function NotOpenedByMe({ opened, onDisown }: { opened: Opened; onDisown: () => void }) {
  return (
    <p className="above-32 soft">
      {reclaim.thisAccountWasOpenedOnIf(openedWords(opened))}{' '}
      <Button label={reclaim.youCanDeleteIt} look="link" onClick={onDisown} /> {reclaim.andStartYourOwn}
    </p>
  )
}

/**
 * The link of a mail that verifies an address. It asks for a press, because mail scanners open every link in a message, and because
 * another person may have opened the account with this address: confirming it would leave them their password.
 */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const { data: about, error } = useLinked('POST /api/auth/verify-email/about', token)
  const [done, setDone] = useState(false)
  const [disowning, setDisowning] = useState(false)
  const form = useSubmitForm({
    save: () => call('POST /api/auth/verify-email', { body: { token } }),
    onDone: () => setDone(true),
  })
  const dead = form.errorOf('token') !== undefined || (error instanceof ApiError && error.status === 422)
  if (done || dead)
    return (
      <PlainPage
        title={done ? words.yourEmailIsConfirmed : shared.thisLinkNoLongerWorks}
        lead={done ? words.youCanCloseThisPageAnd : words.itWorksOnceWithinADay}
      >
        <div className="cluster above-32 off-paper">
          <ButtonLink label={shared.goToYourAccount} to="/account" />
        </div>
      </PlainPage>
    )
  if (disowning) return <Disown token={token} onBack={() => setDisowning(false)} />
  if (!about && !error) return <PlainPage {...words.loading} />
  const opened = about?.neverVerified
  return (
    <FormPage
      {...words.confirmYourEmail}
      lead={opened ? words.anAccountWithYourAddress(openedWords(opened)) : words.pressTheButtonAndThis}
      form={form}
      beside={
        opened && <Button label={words.iDidNotOpenThisAccount} look="secondary" onClick={() => setDisowning(true)} />
      }
    >
      {opened && <p className={css.notice}>{words.didSomeoneCallOrWriteTo}</p>}
    </FormPage>
  )
}
