import { useState } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import { localDate } from '../../content/dates.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import css from './account.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Open = { is: 'add' } | { is: 'codes' } | { is: 'remove'; id: string; name: string }

export function PasskeysSection({ passkeys, recoveryCodes }: Pick<AccountReply, 'passkeys' | 'recoveryCodes'>) {
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
                    Added on {localDate(added)}
                    {used ? `, last used on ${localDate(used)}` : ''}
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
      <div className={pageCss.actions}>
        <Button look="secondary" onClick={() => setOpen({ is: 'add' })}>
          Add a passkey
        </Button>
      </div>
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
