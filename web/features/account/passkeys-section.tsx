import { useState } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import { filled } from '#core/rules/fields.rules.ts'
import { formatLocalDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import pageCss from '../../ui/plain-page.module.css'
import { FormDialog } from '../../ui/submit-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { ConfirmEmailLine } from '../verification/confirm-email-line.tsx'
import css from './account.module.css'
import { CurrentPassword, PasswordDialog } from './password-dialog.tsx'

function AddPasskey({ onClose }: { onClose: (codes?: readonly string[]) => void }) {
  const form = useSubmitForm({
    initial: { name: '', current: '' },
    check: ({ current }) => filled('current', current, 'PASSWORD_REQUIRED'),
    save: async ({ name, current }) => {
      const { addPasskey } = await import('../../api/passkeys.ts')
      onClose(await addPasskey(name.trim(), current))
    },
    onDone: () => undefined,
  })
  return (
    <FormDialog title="Add a passkey" action="Go on" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        Your browser asks next how you want to show that it is you: a fingerprint, your face, a PIN or a security key.
      </p>
      <TextField
        name="name"
        label="What do you want to call it? (optional)"
        hint="Such as “My phone”."
        value={form.value.name}
        onChange={(name) => form.set({ name })}
        error={form.errorOf('name')}
      />
      <CurrentPassword form={form} />
    </FormDialog>
  )
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <p>
        If you lose your passkey, one of these lets you in instead. Each works once. Print them or write them down, and
        keep them where you keep your papers. We cannot show them again.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>I have kept them</Button>
      </DialogActions>
    </Dialog>
  )
}

type Open = { is: 'add' } | { is: 'codes' } | { is: 'remove'; id: string; name: string }

type Shown = Pick<AccountReply, 'email' | 'emailVerified' | 'passkeys' | 'recoveryCodes'>

export function PasskeysSection({ email, emailVerified, passkeys, recoveryCodes }: Shown) {
  const [open, setOpen] = useState<Open>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setOpen(undefined)
  return (
    <section className={pageCss.panel}>
      <h2>Passkeys</h2>
      <p className={pageCss.soft}>
        {passkeys.length === 0
          ? 'Your password is enough to log in. With a passkey, somebody who learns your password still cannot.'
          : 'You log in with your password and one of these.'}
      </p>
      {passkeys.length > 0 && (
        <>
          <ul className={css.list}>
            {passkeys.map(({ id, name, added, used }) => (
              <li key={id}>
                <span className={css.what}>
                  {name}
                  <small>
                    Added on {formatLocalDate(added)}
                    {used ? `, last used on ${formatLocalDate(used)}` : ''}
                  </small>
                </span>
                <Button look="link" aria-label={`Remove ${name}`} onClick={() => setOpen({ is: 'remove', id, name })}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <p className={css.gap}>
            Recovery codes left: {recoveryCodes}.{' '}
            <Button look="link" onClick={() => setOpen({ is: 'codes' })}>
              Make new ones
            </Button>
          </p>
        </>
      )}
      {emailVerified ? (
        <div className={pageCss.actions}>
          <Button look="secondary" onClick={() => setOpen({ is: 'add' })}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <ConfirmEmailLine email={email} why="Once your email is confirmed, you can add a passkey." />
      )}
      {open?.is === 'add' && (
        <AddPasskey
          onClose={(made) => {
            close()
            setCodes(made)
          }}
        />
      )}
      {open?.is === 'remove' && (
        <PasswordDialog
          title={`Remove ${open.name}?`}
          action="Remove"
          act={async (current) => (await import('../../api/passkeys.ts')).removePasskey(open.id, current)}
          onDone={close}
          onClose={close}
        >
          <p>It no longer lets you in. {passkeys.length === 1 && 'Your password is then enough to log in.'}</p>
        </PasswordDialog>
      )}
      {open?.is === 'codes' && (
        <PasswordDialog
          title="Make new recovery codes?"
          action="Make new codes"
          act={async (current) => setCodes(await (await import('../../api/passkeys.ts')).newRecoveryCodes(current))}
          onDone={close}
          onClose={close}
        >
          <p>The codes you have now stop working.</p>
        </PasswordDialog>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  )
}
