import { type ComponentType, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { AccountReply } from '#core/api/account.ts'
import { emailGiven, newPasswordGiven } from '#core/rules/fields.rules.ts'
import { nameGiven } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/names.ts'
import { shared, you as table } from '#words/en/account.ts'
import { ApiError } from '../../api/http.ts'
import { changeAccount, reloadAccount, rename } from '../../api/queries.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { NameFields, PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { FormDialog, useSubmitForm } from '../../ui/submit-form.tsx'
import summaryCss from '../../ui/summary.module.css'
import { EmailField } from '../../ui/text-field.tsx'
import { ConfirmEmailLine, CorrectEmail, EmailAddress } from '../verification/confirm-email-form.tsx'
import { IdentityFields, identityGiven, identityOf, noIdentity } from './identity-fields.tsx'

const CHANGE_EMAIL = 'POST /api/account/email'
const CHANGE_PASSWORD = 'POST /api/account/password'

function ChangeName({ account, onClose }: ChangeProps) {
  const { name, last_name } = account
  const form = useSubmitForm({
    initial: { name, last_name },
    check: (typed) => [...nameGiven('name', typed.name), ...nameGiven('last_name', typed.last_name)],
    save: (typed) => rename({ name: tidyName(typed.name), last_name: tidyName(typed.last_name) }),
    onDone: () => onClose(table.yourNameHasBeenChanged),
    dialog: 'name of the account',
  })
  return (
    <FormDialog {...table.changeYourName} form={form} onClose={() => onClose()}>
      <p className="below-20">{table.thisChangesTheNameOnYour}</p>
      <NameFields field={form.field} />
    </FormDialog>
  )
}

function ChangeEmail({ account, onClose }: ChangeProps) {
  const form = useSubmitForm({
    // The link to an address that waits can be sent again.
    initial: { email: account.newEmail ?? '', ...noIdentity },
    check: (value) => [...emailGiven('email', value.email), ...identityGiven(value, account)],
    save: async (value) => {
      const identity = await identityOf(CHANGE_EMAIL, value, account)
      const email = value.email.trim()
      await changeAccount(CHANGE_EMAIL, { body: { email, ...identity } }).catch(async (error: unknown) => {
        // One that waits now was asked for: the reply was lost.
        const now = await reloadAccount().catch(() => account)
        if (account.newEmail === email || now.newEmail !== email) throw error
      })
    },
    onDone: () => onClose(table.weHaveSentALinkTo),
  })
  return (
    <FormDialog {...table.changeYourEmail} form={form} onClose={() => onClose()}>
      <p className="below-20">{table.weWillEmailALinkTo}</p>
      <EmailField {...form.field('email')} hint={table.whereWeShouldEmailYouFrom} />
      <IdentityFields form={form} factors={account} />
    </FormDialog>
  )
}

const refuses = (error: unknown, field: string): boolean => error instanceof ApiError && field in error.errors

const unlessCodeIsUsed = (error: unknown): void => {
  if (!refuses(error, 'code')) throw error
}

function ChangePassword({ account, onClose }: ChangeProps) {
  const sent = useRef('')
  const form = useSubmitForm({
    initial: { password: '', ...noIdentity },
    check: (value) => [...identityGiven(value, account), ...newPasswordGiven('password', value.password)],
    save: async (value) => {
      const identity = await identityOf(CHANGE_PASSWORD, value, account)
      const { password } = value
      const change = (current: string) => changeAccount(CHANGE_PASSWORD, { body: { password, ...identity, current } })
      const again = sent.current === password
      sent.current = password
      await change(identity.current).catch(async (error: unknown) => {
        // Where an earlier reply was lost, the new password is the current one, and the code was used up.
        if (again && refuses(error, 'current')) await change(password).catch(unlessCodeIsUsed)
        else throw error
      })
    },
    onDone: () => onClose(table.yourPasswordHasBeenChanged),
  })
  return (
    <FormDialog {...table.changeYourPassword} form={form} onClose={() => onClose()}>
      <p className="below-20">{table.thisLogsYouOutEverywhere}</p>
      <IdentityFields label={table.currentPassword} form={form} factors={account} />
      <p className="below-20">
        {table.doYouNotRememberIt}{' '}
        <Link to="/forgot-password" state={{ email: account.email }}>
          {table.chooseANewOneWithA}
        </Link>
        .
      </p>
      <PasswordField {...form.field('password')} label={table.newPassword} isNew />
    </FormDialog>
  )
}

/** A change that waits: until when, a button that stops it, and one that sends its link again. */
function WaitingChange({
  account: { newEmail = '', newEmailDue },
  onCancelled,
  onAgain,
}: {
  account: AccountReply
  onCancelled: () => void
  onAgain: () => void
}) {
  const form = useSubmitForm({ save: () => changeAccount('DELETE /api/account/email'), onDone: onCancelled })
  return (
    <div className="notice anywhere above-16 padded">
      <p>
        {newEmailDue
          ? table.yourEmailChangesToOnThen(newEmail, formatLocalDateTime(newEmailDue))
          : table.openTheLinkWeSentTo(newEmail)}
      </p>
      <ErrorSummary errors={form.errors} />
      <Button label={table.stopTheChange} look="link" busy={form.busy} onClick={() => void form.submit()} />
      {!newEmailDue && <Button label={table.sendTheLinkAgain} look="link" onClick={onAgain} />}
    </div>
  )
}

type ChangeProps = { account: AccountReply; onClose: (said?: string) => void }

function Correct({ account, onClose }: ChangeProps) {
  return <CorrectEmail email={account.email} onClose={onClose} />
}

const changes = { name: ChangeName, email: ChangeEmail, correct: Correct, password: ChangePassword } satisfies Record<
  string,
  ComponentType<ChangeProps>
>

export function YouSection({ account }: { account: AccountReply }) {
  const [open, setOpen] = useState<keyof typeof changes>()
  const [said, setSaid] = useState('')
  const Change = open && changes[open]
  const rows = [
    ['name', table.name, table.changeTheName, `${account.name} ${account.last_name}`],
    [account.emailVerified ? 'email' : 'correct', table.email, table.changeTheEmail, account.email],
    ['password', table.password, table.changeThePassword, table.hidden],
  ] as const
  return (
    <FoldingSection
      id="you"
      title={table.you}
      state={account.emailVerified ? <EmailAddress email={account.email} /> : table.confirmYourEmail}
      unfolded={!account.emailVerified || account.newEmail !== undefined}
    >
      <p className="said" role="status">
        {said}
      </p>
      <dl>
        {rows.map(([key, term, change, value]) => (
          <div className={summaryCss.row} key={key}>
            <dt className="soft">{term}</dt>
            <dd>{key === 'email' || key === 'correct' ? <EmailAddress email={value} /> : value}</dd>
            <dd>
              <Button label={shared.change} look="link" aria-label={change} onClick={() => setOpen(key)} />
            </dd>
          </div>
        ))}
      </dl>
      {!account.emailVerified && (
        <ConfirmEmailLine
          email={account.email}
          why={table.weHaveSentACodeTo}
          onConfirmed={() => setSaid(table.yourEmailIsConfirmed)}
        />
      )}
      {account.newEmail && (
        <WaitingChange
          account={account}
          onCancelled={() => setSaid(table.yourEmailStaysAsItIs)}
          onAgain={() => setOpen('email')}
        />
      )}
      {Change && (
        <Change
          account={account}
          onClose={(words = '') => {
            setOpen(undefined)
            setSaid(words)
          }}
        />
      )}
    </FoldingSection>
  )
}
