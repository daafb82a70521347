import { lazy, Suspense, useState } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import type { AuthenticatorSetUp, Identity } from '#core/api/auth.ts'
import { filled } from '#core/rules/rule.ts'
import { addAuthenticator as app, shared, secondStep as words } from '#words/en/account.ts'
import { call } from '../../api/http.ts'
import { changeAccount, reloadAccount } from '../../api/queries.ts'
import { storage } from '../../api/storage.ts'
import { formatLocalDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import { ConfirmEmailLine } from '../verification/confirm-email-form.tsx'
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
  StepUpDialog,
} from './identity-fields.tsx'

// Loaded with the first set-up, since few customers need it.
const QrCode = lazy(() => import('./qr-code.tsx'))

/** The recovery codes that come with the first second step of the account. */
type Codes = readonly string[] | undefined
type Done = { codes: Codes }
/** Called without, when the dialog was closed. */
type Closes = { onClose: (done?: Done) => void }

const stepsOf = ({ passkeys, authenticators }: Factors): number => passkeys.length + authenticators.length

/** Makes what comes with codes, which are not seen until the customer says so: a reply may be lost. */
const withCodes = async (make: () => Promise<Codes>): Promise<Codes> => {
  storage.codesUnseen.set(storage.user.id() ?? 0)
  return make()
}

/** Adds a second step. One that is there, though its reply was lost, is added. */
const added = async (factors: Factors, add: () => Promise<Codes>): Promise<Done> => {
  try {
    return { codes: await (factors.recoveryCodes === 0 ? withCodes(add) : add()) }
  } catch (error) {
    const now = await reloadAccount().catch(() => factors)
    if (stepsOf(now) > stepsOf(factors)) return { codes: undefined }
    throw error
  }
}

/** Gives a key for the app, which counts once a code that was made with it has come back. */
const SET_UP = 'POST /api/account/authenticators/set-up'

function Begin({
  factors,
  onReady,
  onClose,
}: { factors: Factors; onReady: (setUp: AuthenticatorSetUp, name: string) => void } & Closes) {
  const form = useSubmitForm({
    initial: { name: '', ...noIdentity },
    check: (value) => identityGiven(value, factors),
    save: async (value) => {
      const body = await identityOf(SET_UP, value, factors)
      onReady(await call(SET_UP, { body }), value.name.trim())
    },
  })
  return (
    <FormDialog {...app.addAnAuthenticatorApp} form={form} onClose={() => onClose()}>
      <p className="below-20">{app.anAuthenticatorAppIsAnApp}</p>
      <FactorNameField {...form.field('name')} />
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}

function Connect({
  setUp,
  name,
  factors,
  onClose,
}: { setUp: AuthenticatorSetUp; name: string; factors: Factors } & Closes) {
  const form = useSubmitForm({
    initial: { code: '' },
    check: ({ code }) => filled('code', code),
    save: async ({ code }) => {
      const body = { ticket: setUp.ticket, name, code }
      const add = async () => (await changeAccount('POST /api/account/authenticators', { body })).recoveryCodes
      onClose(await added(factors, add))
    },
  })
  return (
    <FormDialog {...app.connectYourApp} form={form} onClose={() => onClose()}>
      <ol className={setUpCss.guide}>
        <li>{app.openAnAuthenticatorAppOn}</li>
        <li>
          {app.inTheAppChooseToAdd}
          <Suspense fallback={<div className={setUpCss.qr} />}>
            <QrCode text={setUp.uri} label={app.qrCodeForYourAppThe} />
          </Suspense>
          <details className="above-12">
            <summary>{app.iCannotScanIt}</summary>
            <p className="above-16">{app.chooseEnterASetupKeyIn}</p>
            <code className={setUpCss.key}>{setUp.secret}</code>
            <p>
              {app.ifYouAreReadingThisOn} <a href={setUp.uri}>{app.openTheApp}</a>.
            </p>
          </details>
        </li>
        <li>
          {app.theAppNowShowsSixDigits}
          <div className="above-12">
            <OneTimeCodeField {...form.field('code')} />
          </div>
        </li>
      </ol>
    </FormDialog>
  )
}

/** Adds an app that shows one-time codes: who asks, then the key for the app, then its first code. */
function AddAuthenticator({ factors, onClose }: { factors: Factors } & Closes) {
  const [begun, setBegun] = useState<{ setUp: AuthenticatorSetUp; name: string }>()
  return begun ? (
    <Connect {...begun} factors={factors} onClose={onClose} />
  ) : (
    <Begin factors={factors} onReady={(setUp, name) => setBegun({ setUp, name })} onClose={onClose} />
  )
}

/** The recovery codes, shown once. Only the button that says they are kept closes it. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid(words.copiedPasteThemWhereYou)
    } catch {
      setSaid(words.yourBrowserDoesNotLetUs)
    }
  }
  return (
    <Dialog title={words.yourRecoveryCodesFor} onClose={() => setSaid(words.keepTheCodesFirstAndThen)}>
      <p>{words.ifYouLoseYourPasskeyOr}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <DialogActions>
        <Button label={words.iHaveSavedThem} onClick={onClose} />
        <Button label={words.printThem} look="link" onClick={() => window.print()} />
        <Button label={words.copyThem} look="link" onClick={() => void copy()} />
      </DialogActions>
    </Dialog>
  )
}

function AddPasskey({ factors, onClose }: { factors: Factors } & Closes) {
  const form = useSubmitForm({
    initial: { name: '', ...noIdentity },
    check: (value) => identityGiven(value, factors),
    save: async (value) => {
      const { addPasskey } = await import('../../api/passkeys.ts')
      const identity = await identityOf('POST /api/account/passkeys/options', value, factors)
      onClose(await added(factors, () => addPasskey(value.name.trim(), identity)))
    },
  })
  return (
    <FormDialog {...words.addPasskey} form={form} onClose={() => onClose()}>
      <p className="below-20">{words.nextYourBrowserAsksForYour}</p>
      <FactorNameField {...form.field('name')} />
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}

type Kind = 'passkey' | 'authenticator'
type Factor = AccountReply['passkeys'][number] & { readonly kind: Kind }

const kinds: Record<Kind, string> = words.kinds

function FactorItem({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { name, kind, used } = factor
  const added = formatLocalDate(factor.added)
  return (
    <li>
      <span className="shrink anywhere">
        {name}
        <small className="block soft small">
          {name !== kinds[kind] && `${kinds[kind]}. `}
          {used ? words.addedOnLastUsedOn(added, formatLocalDate(used)) : words.addedOn(added)}
        </small>
      </span>
      <Button label={words.remove} look="link" aria-label={words.removeFactor(name)} onClick={onRemove} />
    </li>
  )
}

/** Removes a second step. One that is gone, though the reply was lost or another tab was first, is removed. */
const remove = async ({ id, kind }: Factor, identity: Identity): Promise<void> => {
  try {
    await changeAccount(`POST /api/account/${kind}s/remove`, { body: { id, ...identity } })
  } catch (error) {
    const now = await reloadAccount().catch(() => undefined)
    if (!now || now[`${kind}s`].some((each) => each.id === id)) throw error
  }
}

type Open = { is: 'add'; kind: Kind } | { is: 'codes' } | { is: 'remove'; factor: Factor }

/** The second steps of a log-in: passkeys, authenticator apps, and the recovery codes that stand in for them. */
export function SecondStepSection({ account }: { account: AccountReply }) {
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<Codes>()
  const [said, setSaid] = useState('')
  const factors: Factor[] = [
    ...account.passkeys.map((each) => ({ ...each, kind: 'passkey' as const })),
    ...account.authenticators.map((each) => ({ ...each, kind: 'authenticator' as const })),
  ]
  const unseen = storage.codesUnseen.get() === storage.user.id()
  const start = (next: Open) => {
    setSaid('')
    setOpen(next)
  }
  const close = () => setOpen(undefined)
  const onAdded = (done?: Done) => {
    close()
    if (!done) return
    setCodes(done.codes)
    setSaid(words.addedWeWillAskForIt)
  }
  return (
    <FoldingSection
      id="second-step"
      title={shared.aSecondStepWhenYouLog}
      state={factors.length === 0 ? shared.off : shared.on}
    >
      <p className="soft">{factors.length === 0 ? words.yourPasswordIsEnoughToLog : words.youLogInWithYourPassword}</p>
      <p className="said" role="status">
        {said}
      </p>
      {factors.length > 0 && (
        <>
          <ul className={css.list}>
            {factors.map((factor) => (
              <FactorItem key={factor.id} factor={factor} onRemove={() => start({ is: 'remove', factor })} />
            ))}
          </ul>
          <p className={unseen ? 'notice above-16 padded' : 'above-16'}>
            {unseen && words.recoveryCodesMayNot} {words.recoveryCodesLeft(account.recoveryCodes)}{' '}
            <Button label={words.makeNewOnes} look="link" onClick={() => start({ is: 'codes' })} />
          </p>
        </>
      )}
      {account.emailVerified ? (
        <div className="cluster above-32 off-paper">
          <Button
            label={words.addPasskey.title}
            look="secondary"
            onClick={() => start({ is: 'add', kind: 'passkey' })}
          />
          <Button
            label={app.addAnAuthenticatorApp.title}
            look="secondary"
            onClick={() => start({ is: 'add', kind: 'authenticator' })}
          />
        </div>
      ) : (
        <ConfirmEmailLine email={account.email} why={words.onceYourEmailIsConfirmed} />
      )}
      {open?.is === 'add' && open.kind === 'passkey' && <AddPasskey factors={account} onClose={onAdded} />}
      {open?.is === 'add' && open.kind === 'authenticator' && <AddAuthenticator factors={account} onClose={onAdded} />}
      {open?.is === 'remove' && (
        <StepUpDialog
          title={words.removeAsked(open.factor.name)}
          action={words.remove}
          call={`POST /api/account/${open.factor.kind}s/remove`}
          factors={account}
          act={(identity) => remove(open.factor, identity)}
          onDone={close}
          onClose={close}
        >
          <p>
            {words.youWillNotBeAbleTo} {factors.length === 1 && words.thenYourPasswordAloneIs}
          </p>
        </StepUpDialog>
      )}
      {open?.is === 'codes' && (
        <StepUpDialog
          {...words.makeNewRecoveryCodes}
          call="POST /api/account/recovery-codes"
          factors={account}
          act={async (body) =>
            setCodes(
              await withCodes(
                async () => (await changeAccount('POST /api/account/recovery-codes', { body })).recoveryCodes,
              ),
            )
          }
          onDone={close}
          onClose={close}
        >
          <p>{words.theCodesYouHaveNowStop}</p>
        </StepUpDialog>
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            storage.codesUnseen.clear()
            setCodes(undefined)
          }}
        />
      )}
    </FoldingSection>
  )
}
