import { useState } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import { brand } from '#core/brand.ts'
import { newRecoveryCodes, removeAuthenticator } from '../../api/authenticators.ts'
import { formatLocalDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'

import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { ConfirmEmailLine } from '../verification/confirm-email-form.tsx'
import css from './account.module.css'
import { AddAuthenticator } from './add-authenticator.tsx'
import {
  FactorNameField,
  type Factors,
  IdentityFields,
  identityGiven,
  identityOf,
  noIdentity,
} from './identity-fields.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

/** The recovery codes, shown once. Only the button that says they are kept closes it. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('Copied. Paste them where you keep them.')
    } catch {
      setSaid('Your browser does not let us copy them. Print them or write them down.')
    }
  }
  return (
    <Dialog
      title={`Your recovery codes for ${brand.name}`}
      onClose={() => setSaid('Keep the codes first, and then press “I have saved them”.')}
    >
      <p>
        If you lose your passkey or your phone, use one of these instead. Each works once. Print them or write them
        down, and keep them with your papers. We cannot show them again.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <DialogActions>
        <Button onClick={onClose}>I have saved them</Button>
        <Button look="link" onClick={() => window.print()}>
          Print them
        </Button>
        <Button look="link" onClick={() => void copy()}>
          Copy them
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Done = { codes: readonly string[] | undefined }

function AddPasskey({ factors, onClose }: { factors: Factors; onClose: (done?: Done) => void }) {
  const form = useSubmitForm({
    initial: { name: '', ...noIdentity },
    check: (value) => identityGiven(value, factors),
    save: async (value) => {
      const { addPasskey } = await import('../../api/passkeys.ts')
      onClose({ codes: await addPasskey(value.name.trim(), await identityOf(value, factors)) })
    },
  })
  return (
    <FormDialog title="Add a passkey" action="Continue" form={form} onClose={() => onClose()}>
      <p className={css.say}>Next, your browser asks for your fingerprint, face, PIN or security key.</p>
      <FactorNameField {...form.field('name')} />
      <IdentityFields form={form} factors={factors} />
    </FormDialog>
  )
}

type Kind = 'passkey' | 'authenticator'
type Factor = AccountReply['passkeys'][number] & { readonly kind: Kind }

const kinds: Record<Kind, string> = { passkey: 'Passkey', authenticator: 'Authenticator app' }

function FactorItem({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { name, kind, added, used } = factor
  return (
    <li>
      <span className="shrink anywhere">
        {name}
        <small className="block soft small">
          {name === kinds[kind] ? '' : `${kinds[kind]}. `}Added on {formatLocalDate(added)}
          {used ? `, last used on ${formatLocalDate(used)}` : ''}
        </small>
      </span>
      <Button look="link" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

type Open = { is: 'add'; kind: Kind } | { is: 'codes' } | { is: 'remove'; factor: Factor }

/** The second steps of a log-in: passkeys, authenticator apps, and the recovery codes that stand in for them. */
export function SecondStepSection({ account }: { account: AccountReply }) {
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [said, setSaid] = useState('')
  const factors: Factor[] = [
    ...account.passkeys.map((each) => ({ ...each, kind: 'passkey' as const })),
    ...account.authenticators.map((each) => ({ ...each, kind: 'authenticator' as const })),
  ]
  const start = (next: Open) => {
    setSaid('')
    setOpen(next)
  }
  const close = () => setOpen(undefined)
  const added = (done?: Done) => {
    close()
    if (!done) return
    setCodes(done.codes)
    setSaid('Added. We will ask for it next time you log in.')
  }
  return (
    <FoldingSection id="second-step" title="A second step when you log in" state={factors.length === 0 ? 'Off' : 'On'}>
      <p className="soft">
        {factors.length === 0
          ? 'Your password is enough to log in. A passkey uses your fingerprint, face or PIN, so a stolen password is no use to anyone. An app that shows codes does the same.'
          : 'You log in with your password and one of these.'}
      </p>
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
          <p className={css.gap}>
            Recovery codes left: {account.recoveryCodes}.{' '}
            <Button look="link" onClick={() => start({ is: 'codes' })}>
              Make new ones
            </Button>
          </p>
        </>
      )}
      {account.emailVerified ? (
        <div className="cluster above-32 off-paper">
          <Button look="secondary" onClick={() => start({ is: 'add', kind: 'passkey' })}>
            Add a passkey
          </Button>
          <Button look="secondary" onClick={() => start({ is: 'add', kind: 'authenticator' })}>
            Add an authenticator app
          </Button>
        </div>
      ) : (
        <ConfirmEmailLine email={account.email} why="Once your email is confirmed, you can add a second step." />
      )}
      {open?.is === 'add' && open.kind === 'passkey' && <AddPasskey factors={account} onClose={added} />}
      {open?.is === 'add' && open.kind === 'authenticator' && <AddAuthenticator factors={account} onClose={added} />}
      {open?.is === 'remove' && (
        <StepUpDialog
          title={`Remove ${open.factor.name}?`}
          action="Remove"
          factors={account}
          act={async (identity) => {
            const { id, kind } = open.factor
            if (kind === 'authenticator') await removeAuthenticator(id, identity)
            else await (await import('../../api/passkeys.ts')).removePasskey(id, identity)
          }}
          onDone={close}
          onClose={close}
        >
          <p>
            You will not be able to log in with it.{' '}
            {factors.length === 1 &&
              'Then your password alone is enough to log in, and your recovery codes stop working.'}
          </p>
        </StepUpDialog>
      )}
      {open?.is === 'codes' && (
        <StepUpDialog
          title="Make new recovery codes?"
          action="Make new codes"
          factors={account}
          act={async (identity) => setCodes(await newRecoveryCodes(identity))}
          onDone={close}
          onClose={close}
        >
          <p>The codes you have now stop working.</p>
        </StepUpDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </FoldingSection>
  )
}
