import { type ComponentType, useState } from 'react'
import type { AccountReply } from '#core/api/account.ts'
import { Button } from '../../ui/button.tsx'
import pageCss from '../../ui/plain-page.module.css'
import summaryCss from '../../wizard/summary/summary.module.css'
import { ChangeEmail } from './change-email.tsx'
import { ChangeName } from './change-name.tsx'
import { ChangePassword } from './change-password.tsx'

export type ChangeProps = { account: AccountReply; onClose: (said?: string) => void }

const changes = { name: ChangeName, email: ChangeEmail, password: ChangePassword } satisfies Record<
  string,
  ComponentType<ChangeProps>
>

export function YouSection({ account, onLogOut }: { account: AccountReply; onLogOut: () => void }) {
  const [open, setOpen] = useState<keyof typeof changes>()
  const [said, setSaid] = useState('')
  const Change = open && changes[open]
  const rows = [
    ['name', 'Name', `${account.name} ${account.last_name}`],
    ['email', 'Email', account.email],
    ['password', 'Password', 'Only you know it'],
  ] as const
  return (
    <section className={pageCss.panel}>
      <h2>You</h2>
      <p role="status">{said}</p>
      <dl>
        {rows.map(([key, term, value]) => (
          <div className={summaryCss.row} key={key}>
            <dt>{term}</dt>
            <dd>{value}</dd>
            <dd>
              <Button look="link" aria-label={`Change the ${key}`} onClick={() => setOpen(key)}>
                Change
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {account.newEmail && (
        <p className={pageCss.soft}>
          {account.newEmail} waits to be confirmed: open the link we have sent there. Until then your old address stays.
        </p>
      )}
      <div className={pageCss.actions}>
        <Button look="secondary" onClick={onLogOut}>
          Log out
        </Button>
      </div>
      {Change && (
        <Change
          account={account}
          onClose={(words = '') => {
            setOpen(undefined)
            setSaid(words)
          }}
        />
      )}
    </section>
  )
}
