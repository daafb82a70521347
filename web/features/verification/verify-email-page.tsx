import { useState } from 'react'
import { ApiError, call } from '../../api/http.ts'
import { useAboutVerification } from '../../api/queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { Disown, openedWords } from './reclaim-page.tsx'

/**
 * The link of a mail that verifies an address. It asks for a press, because mail scanners open every link in a message, and because
 * another person may have opened the account with this address: confirming it would leave them their password.
 */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const { data: about, error } = useAboutVerification(token)
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
        white
        title={done ? 'Your email is confirmed' : 'This link no longer works'}
        lead={
          done
            ? 'You can close this page and carry on where you were, on this device or another.'
            : 'It works once, within a day. If you have pressed it before, you have confirmed your email and there is nothing more to do. If not, ask for a new code on your account page.'
        }
      >
        <div className="cluster above-32 off-paper">
          <ButtonLink to="/account">Go to your account</ButtonLink>
        </div>
      </PlainPage>
    )
  if (disowning) return <Disown token={token} onBack={() => setDisowning(false)} />
  if (!about && !error) return <PlainPage white title="Confirm your email" lead="One moment." />
  const opened = about?.neverVerified
  return (
    <FormPage
      title="Confirm your email"
      lead={
        opened
          ? `An account with your address was opened on ${openedWords(opened)}. If you opened it, confirm that the address is yours.`
          : 'Press the button, and this address is confirmed for your account.'
      }
      form={form}
      action="Confirm this address"
      beside={
        opened && (
          <Button look="secondary" onClick={() => setDisowning(true)}>
            I did not open this account
          </Button>
        )
      }
    >
      {opened && (
        <p className={css.notice}>
          Did someone call or write to you and ask you to press a button here? Do not confirm. If you did not open the
          account yourself, say so. You can delete it.
        </p>
      )}
    </FormPage>
  )
}
