import { lazy, Suspense, useState } from 'react'
import type { AuthenticatorSetUp } from '#core/api/auth.ts'
import { brand } from '#core/brand.ts'
import { filled } from '#core/rules/text.rules.ts'
import { addAuthenticator, setUpAuthenticator } from '../../api/authenticators.ts'
import { FormDialog } from '../../ui/submit-form.tsx'

import { useSubmitForm } from '../../ui/use-submit-form.ts'
import css from './account.module.css'
import setUpCss from './authenticator.module.css'
import {
  FactorNameField,
  type Factors,
  IdentityFields,
  identityGiven,
  identityOf,
  noIdentity,
  OneTimeCodeField,
} from './identity-fields.tsx'

// Loaded with the first set-up, since few customers need it.
const QrCode = lazy(() => import('./qr-code.tsx'))

/** Called with recovery codes after the first second step of the account; without, when the dialog was closed. */
type Closes = { onClose: (done?: { codes: readonly string[] | undefined }) => void }

function Begin({
  factors,
  onReady,
  onClose,
}: { factors: Factors; onReady: (setUp: AuthenticatorSetUp, name: string) => void } & Closes) {
  const form = useSubmitForm({
    initial: { name: '', ...noIdentity },
    check: (value) => identityGiven(value, factors),
    save: async (value) => onReady(await setUpAuthenticator(await identityOf(value, factors)), value.name.trim()),
  })
  return (
    <FormDialog title="Add an authenticator app" action="Continue" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        An authenticator app is an app on your phone that shows a new six-digit code every 30 seconds. When you log in,
        you type your password and then the code. You do not need a phone signal.
      </p>
      <FactorNameField {...form.field('name')} />
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}

function Connect({ setUp, name, onClose }: { setUp: AuthenticatorSetUp; name: string } & Closes) {
  const form = useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code),
    save: async ({ code }) => onClose({ codes: await addAuthenticator({ ticket: setUp.ticket, name, code }) }),
  })
  return (
    <FormDialog title="Connect your app" action="Confirm the code" form={form} onClose={() => onClose()}>
      <ol className={setUpCss.guide}>
        <li>
          Open an authenticator app on your phone. If you do not have one, get one from your phone’s app store, such as
          Google Authenticator or Microsoft Authenticator. They are free. Take your time: you have an hour.
        </li>
        <li>
          In the app, choose to add an account, often a plus sign. Then point the phone’s camera at this square.
          <Suspense fallback={<div className={setUpCss.qr} />}>
            <QrCode text={setUp.uri} label="QR code for your app. The same key is written below, to type." />
          </Suspense>
          <details className="above-12">
            <summary>I cannot scan it</summary>
            <p className={css.gap}>Choose “Enter a setup key” in the app, and type this key. Spaces do not matter.</p>
            <code className={setUpCss.key}>{setUp.secret}</code>
            <p>
              If you are reading this on the phone that has the app: <a href={setUp.uri}>open the app</a>.
            </p>
          </details>
        </li>
        <li>
          The app now shows six digits for {brand.name}. Type them here.
          <div className="above-12">
            <OneTimeCodeField {...form.field('code')} />
          </div>
        </li>
      </ol>
    </FormDialog>
  )
}

/** Adds an app that shows one-time codes: who asks, then the key for the app, then its first code. */
export function AddAuthenticator({ factors, onClose }: { factors: Factors } & Closes) {
  const [begun, setBegun] = useState<{ setUp: AuthenticatorSetUp; name: string }>()
  return begun ? (
    <Connect {...begun} onClose={onClose} />
  ) : (
    <Begin factors={factors} onReady={(setUp, name) => setBegun({ setUp, name })} onClose={onClose} />
  )
}
