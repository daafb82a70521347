import { useState } from 'react'
import { messages } from '#core/rules/messages.ts'
import { call } from '../../api/http.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { useLinkToken } from '../../ui/link-token.ts'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'

/** Asks for a press, because mail scanners open every link in a message. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const form = useSubmitForm({
    initial: {},
    check: () => [],
    save: () => call('/api/auth/confirm-email', { body: { token } }),
    onDone: () => setDone(true),
  })
  const dead = form.errorOf('token') !== undefined
  if (done || dead)
    return (
      <PlainPage
        white
        title={done ? 'Your email has been changed' : 'This link no longer works'}
        lead={done ? 'From now on you log in with your new address.' : `${messages.EMAIL_LINK_DEAD}.`}
      >
        <div className={css.actions}>
          <ButtonLink to="/account">Go to your account</ButtonLink>
        </div>
      </PlainPage>
    )
  return (
    <FormPage
      title="Confirm your email"
      lead="You asked us to use this address for your account. Confirm it, and the change is made."
      form={form}
      action="Confirm this address"
    >
      {null}
    </FormPage>
  )
}
