import { useState } from 'react'
import type { AboutAddressReply } from '#core/api/auth.ts'
import { reclaim as words } from '#words/en/log-in.ts'
import { call } from '../../api/http.ts'
import { clearSession } from '../../api/storage.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { SubmitForm, useSubmitForm } from '../../ui/submit-form.tsx'

/** When and where an account was opened. */
export type Opened = NonNullable<AboutAddressReply['neverVerified']>

/** "3 November 2026 at 12:00, with Firefox on Windows" */
export const openedWords = ({ opened, device }: Opened): string =>
  device && device !== 'Unknown device' ? words.with(formatLocalDateTime(opened), device) : formatLocalDateTime(opened)

function Gone() {
  return (
    <PlainPage white {...words.theAccountIsDeleted}>
      <div className="cluster above-32 off-paper">
        <ButtonLink to="/">{words.startMyOwnWill}</ButtonLink>
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
      // The session of this browser may be one of the account that is gone.
      clearSession()
    },
    onDone: () => setGone(true),
  })
  if (gone) return <Gone />
  return (
    <PlainPage white {...words.deleteThisAccount} above={<ErrorSummary errors={form.errors} />}>
      <SubmitForm
        form={form}
        action={words.deleteIt}
        look="danger"
        beside={
          <Button look="link" onClick={onBack}>
            {words.goBack}
          </Button>
        }
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
      {words.thisAccountWasOpenedOnIf(openedWords(opened))}{' '}
      <Button look="link" onClick={onDisown}>
        {words.youCanDeleteIt}
      </Button>{' '}
      {words.andStartYourOwn}
    </p>
  )
}
