import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { emailGiven } from '#core/rules/fields.rules.ts'
import { nameGiven } from '#core/rules/rule.ts'
import { keepAnswer as words } from '#words/en/roles.ts'
import { call } from '../../api/http.ts'
import { reloadAccount } from '../../api/queries.ts'
import { logout } from '../../api/session.ts'
import { isSignedIn } from '../../api/storage.ts'
import { forgetForm, queryClient } from '../../api/will.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { ConfirmEmailForm } from '../verification/confirm-email-form.tsx'

function OpenAccount({ token, onOpen }: { token: string; onOpen: () => void }) {
  const form = useSubmitForm({
    initial: { name: '', last_name: '', email: '', password: '', optin: false },
    check: (typed) => [
      ...nameGiven('name', typed.name),
      ...nameGiven('last_name', typed.last_name),
      ...emailGiven('email', typed.email),
      ...credentialProblems(typed),
    ],
    save: (typed) => openAccount(typed, { asked: true }),
    onDone: onOpen,
  })
  return (
    <RegisterForm
      {...words.openAnAccount}
      form={form}
      emailHint={words.theAddress}
      below={
        <p className="above-32 soft">
          {words.haveOne}{' '}
          <Link to="/login" state={{ askedFor: `/asked/${token}` }}>
            {words.logIn}
          </Link>
        </p>
      }
    >
      <NameFields field={form.field} />
    </RegisterForm>
  )
}

/** With the address of the account confirmed: a link alone proves nobody's. */
function InThisAccount({ token, onLeave }: { token: string; onLeave: () => void }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(
    { queryKey: ['account to keep it in'], queryFn: reloadAccount, staleTime: 0 },
    queryClient,
  )
  const form = useSubmitForm({
    save: () => call('POST /api/asked/keep', { body: { token } }),
    onDone: () => {
      forgetForm()
      void navigate('/account#asked')
    },
  })
  const leave = async () => {
    await logout()
    forgetForm()
    onLeave()
  }
  if (!data)
    return (
      <PlainPage title={words.title}>
        {error ? <p role="alert">{error.message}</p> : <p role="status">{words.loading}</p>}
      </PlainPage>
    )
  if (!data.emailVerified)
    return (
      <PlainPage {...words.confirmFirst}>
        <div className="above-32">
          <ConfirmEmailForm
            email={data.email}
            onDone={() => {
              void refetch()
              void form.submit()
            }}
          />
        </div>
      </PlainPage>
    )
  return (
    <FormPage
      title={words.title}
      lead={words.loggedInWith(data.email)}
      action={words.keepIt}
      form={form}
      beside={<Button label={words.anotherAccount} look="link" onClick={() => void leave()} />}
    >
      {null}
    </FormPage>
  )
}

/** For whoever was asked and wants to find it again: an account with the address that our mail came to. */
export function KeepAnswer({ token }: { token: string }) {
  const [known, setKnown] = useState(isSignedIn)
  return known ? (
    <InThisAccount token={token} onLeave={() => setKnown(false)} />
  ) : (
    <OpenAccount token={token} onOpen={() => setKnown(true)} />
  )
}
