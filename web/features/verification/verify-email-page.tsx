import { useState } from 'react'
import { shared, verifyEmail as words } from '#words/en/log-in.ts'
import { ApiError, call } from '../../api/http.ts'
import { useAboutVerification } from '../../api/queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useLinkToken } from '../../ui/router-state.ts'
import { useSubmitForm } from '../../ui/submit-form.tsx'
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
        title={done ? words.yourEmailIsConfirmed : shared.thisLinkNoLongerWorks}
        lead={done ? words.youCanCloseThisPageAnd : words.itWorksOnceWithinADay}
      >
        <div className="cluster above-32 off-paper">
          <ButtonLink to="/account">{shared.goToYourAccount}</ButtonLink>
        </div>
      </PlainPage>
    )
  if (disowning) return <Disown token={token} onBack={() => setDisowning(false)} />
  if (!about && !error) return <PlainPage white {...words.loading} />
  const opened = about?.neverVerified
  return (
    <FormPage
      {...words.confirmYourEmail}
      lead={opened ? words.anAccountWithYourAddress(openedWords(opened)) : words.pressTheButtonAndThis}
      form={form}
      beside={
        opened && (
          <Button look="secondary" onClick={() => setDisowning(true)}>
            {words.iDidNotOpenThisAccount}
          </Button>
        )
      }
    >
      {opened && <p className={css.notice}>{words.didSomeoneCallOrWriteTo}</p>}
    </FormPage>
  )
}
