import { useState } from 'react'
import { Link } from 'react-router'
import type { AboutAddressReply } from '#core/api/auth.ts'
import { call } from '../../api/http.ts'
import { clearSession } from '../../api/storage.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { SubmitForm } from '../../ui/submit-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** When and where an account was opened. */
export type Opened = NonNullable<AboutAddressReply['neverVerified']>

/** "3 November 2026 at 12:00, with Firefox on Windows" */
export const openedWords = ({ opened, device }: Opened): string =>
  `${formatLocalDateTime(opened)}${device && device !== 'Unknown device' ? `, with ${device}` : ''}`

function Gone() {
  return (
    <PlainPage
      white
      title="The account is deleted"
      lead="Everything in it has been deleted, and nobody can log in to it. You can now open your own account with your address."
    >
      <div className={css.actions}>
        <ButtonLink to="/">Start my own will</ButtonLink>
      </div>
    </PlainPage>
  )
}

/** Asks a second time, deletes the account, and says that it is gone. `token` is that of the link from the mail. */
export function Disown({ token, onBack }: { token: string; onBack: () => void }) {
  const [gone, setGone] = useState(false)
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: async () => {
      await call('/api/auth/disown', { body: { token } })
      // The session of this browser may be one of the account that is gone.
      clearSession()
    },
    onDone: () => setGone(true),
  })
  if (gone) return <Gone />
  return (
    <PlainPage
      white
      title="Delete this account?"
      lead="Everything in it is deleted, and we cannot bring it back. The person who opened it is logged out."
      above={<ErrorSummary errors={form.errors} />}
    >
      <SubmitForm
        form={form}
        action="Delete it"
        look="danger"
        beside={
          <Button look="link" onClick={onBack}>
            Go back
          </Button>
        }
      >
        {null}
      </SubmitForm>
    </PlainPage>
  )
}

/**
 * For an account whose address was never verified: its owner says whether they opened it. `onKeep` goes on to the new password;
 * otherwise the account is deleted with what another person wrote in it.
 */
export function ReclaimPage({ token, opened, onKeep }: { token: string; opened: Opened; onKeep: () => void }) {
  const [stage, setStage] = useState<'ask' | 'disown'>('ask')
  if (stage === 'disown') return <Disown token={token} onBack={() => setStage('ask')} />
  return (
    <PlainPage
      white
      title="Did you start this account?"
      lead={`An account with your address was opened on ${openedWords(opened)}. We do not know yet if that was you.`}
    >
      <div className={css.actions}>
        <Button onClick={onKeep}>Yes, keep what I wrote</Button>
        <Button look="secondary" onClick={() => setStage('disown')}>
          No, this was not me
        </Button>
      </div>
      <p className={css.aside}>
        Not sure? Choose yes, and see what is in it. You can delete it later. <Link to="/login">Back to log in</Link>
      </p>
    </PlainPage>
  )
}
