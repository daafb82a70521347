import type { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import type { Attestation } from '#core/api/auth.ts'
import type { JoinDeskOptions } from '#core/api/desk.ts'
import { deskCall, notUsed, queryClient, signedByPasskey } from './api.ts'
import { Form, Refusal, useFields, useSending } from './forms.tsx'
import { Ribbon } from './icons.tsx'

const useHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – Back office`
    heading.current?.focus()
  }, [title])
  return heading
}

/** A passkey is the only way in. */
export function LogInPage() {
  const heading = useHeading('Log in')
  const { refusal, press } = useSending()
  const logIn = async () => {
    const body = await signedByPasskey(() => deskCall('POST /api/desk/log-in/options'))
    queryClient.setQueryData(['me'], await deskCall('POST /api/desk/log-in', { body }))
  }
  return (
    <main className="alone stack from-start">
      <Ribbon />
      <h1 ref={heading} tabIndex={-1}>
        Back office
      </h1>
      <p>For the people who run the service. Customers log in on the home page.</p>
      <Refusal>{refusal}</Refusal>
      <button className="primary" {...press(logIn)}>
        Log in with your passkey
      </button>
      <p className="hint">
        Lost it? An owner gives you a new link under People. The last owner has the command line: heirloom staff reset.
      </p>
    </main>
  )
}

/** The page of the link that `heirloom staff add` prints: the passkey that this person will log in with is made here. */
export function JoinPage() {
  const heading = useHeading('Join')
  const [offer, setOffer] = useState<JoinDeskOptions>()
  const { typed, shown } = useFields({ name: { label: 'Name of the passkey', first: 'This computer', maxLength: 60 } })
  const [expired, setExpired] = useState(false)
  const sending = useSending()
  const token = useRef(location.hash.slice(1))
  useEffect(() => {
    // The link works once: it does not stay in the history.
    history.replaceState(null, '', location.pathname)
    deskCall('POST /api/desk/join/options', { body: { token: token.current } }).then(setOffer, () => setExpired(true))
  }, [])
  const join = async ({ ticket, options }: JoinDeskOptions) => {
    const passkeys = await import('@simplewebauthn/browser')
    const optionsJSON = options as typeof options & Parameters<typeof startRegistration>[0]['optionsJSON']
    const credential = await passkeys.startRegistration({ optionsJSON }).catch(notUsed)
    const body = { token: token.current, ticket, ...typed, credential: credential as Attestation }
    await deskCall('POST /api/desk/join', { body })
    location.assign('/desk')
  }
  return (
    <main className="alone stack from-start">
      <Ribbon />
      <h1 ref={heading} tabIndex={-1}>
        Join the back office
      </h1>
      {expired && (
        <p role="alert">This link does not work any more. Each link works once, for two days. Ask for a new one.</p>
      )}
      {offer && (
        <Form sending={sending} button="Make the passkey" work={() => join(offer)}>
          <p>
            {offer.name}, {offer.roles.join(', ')}. Make a passkey on this device. It is how you log in.
          </p>
          {shown}
        </Form>
      )}
    </main>
  )
}
