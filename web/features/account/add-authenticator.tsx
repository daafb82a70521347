import { lazy, Suspense, useState } from 'react'
import type { AuthenticatorSetUp } from '#core/api/auth.ts'
import { filled } from '#core/rules/text.rules.ts'
import { addAuthenticator as words } from '#words/en/account.ts'
import { addAuthenticator, setUpAuthenticator } from '../../api/authenticators.ts'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
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
    save: async (value) =>
      onReady(
        await setUpAuthenticator(await identityOf('POST /api/account/authenticators/set-up', value, factors)),
        value.name.trim(),
      ),
  })
  return (
    <FormDialog {...words.addAnAuthenticatorApp} form={form} onClose={() => onClose()}>
      <p className={css.say}>{words.anAuthenticatorAppIsAnApp}</p>
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
    <FormDialog {...words.connectYourApp} form={form} onClose={() => onClose()}>
      <ol className={setUpCss.guide}>
        <li>{words.openAnAuthenticatorAppOn}</li>
        <li>
          {words.inTheAppChooseToAdd}
          <Suspense fallback={<div className={setUpCss.qr} />}>
            <QrCode text={setUp.uri} label={words.qrCodeForYourAppThe} />
          </Suspense>
          <details className="above-12">
            <summary>{words.iCannotScanIt}</summary>
            <p className={css.gap}>{words.chooseEnterASetupKeyIn}</p>
            <code className={setUpCss.key}>{setUp.secret}</code>
            <p>
              {words.ifYouAreReadingThisOn} <a href={setUp.uri}>{words.openTheApp}</a>.
            </p>
          </details>
        </li>
        <li>
          {words.theAppNowShowsSixDigits}
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
