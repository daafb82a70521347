import { useState } from 'react'
import { messages } from '#core/rules/messages.ts'
import { call } from '../../api/http.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { useLinkToken } from '../../ui/link-token.ts'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** The link of a mail that verifies an address. It asks for a press, because mail scanners open every link in a message. */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: () => call('/api/auth/verify-email', { body: { token } }),
    onDone: () => setDone(true),
  })
  const dead = form.errorOf('token') !== undefined
  if (done || dead)
    return (
      <PlainPage
        white
        title={done ? 'Your email is confirmed' : 'This link no longer works'}
        lead={
          done
            ? 'You can close this page and go on where you were, on this device or another.'
            : `${messages.EMAIL_LINK_DEAD}.`
        }
      >
        <div className={css.actions}>
          <ButtonLink to="/account">Go to your account</ButtonLink>
        </div>
      </PlainPage>
    )
  return (
    <FormPage
      title="Confirm your email"
      lead="Press the button, and this address is confirmed for your account. If you did not open an account here, close this page."
      form={form}
      action="Confirm this address"
    >
      {null}
    </FormPage>
  )
}
