import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import type { AccountReply } from '#core/api/account.ts'
import { EMAIL_CHANGE_WAIT_HOURS } from '#core/constants.ts'
import { emailGiven, newPasswordGiven } from '#core/rules/fields.rules.ts'
import { nameGiven } from '#core/rules/text.rules.ts'
import { tidyName } from '#core/text/names.ts'
import { askForEmail, cancelEmailChange, changePassword, rename } from '../../api/queries.ts'
import { formatLocalDateTime } from '../../content/dates.ts'
import { NameFields, PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FoldingSection } from '../../ui/folding-section.tsx'
import { FormDialog } from '../../ui/submit-form.tsx'
import summaryCss from '../../ui/summary.module.css'
import { EmailField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { ConfirmEmailLine, CorrectEmail } from '../verification/confirm-email-form.tsx'
import css from './account.module.css'
import { IdentityFields, identityGiven, identityOf, noIdentity } from './identity-fields.tsx'

function ChangeName({ account, onClose }: ChangeProps) {
  const { name, last_name } = account
  const form = useSubmitForm({
    initial: { name, last_name },
    check: (typed) => [...nameGiven('name', typed.name), ...nameGiven('last_name', typed.last_name)],
    save: (typed) => rename({ name: tidyName(typed.name), last_name: tidyName(typed.last_name) }),
    onDone: () => onClose('Your name has been changed.'),
  })
  return (
    <FormDialog title="Change your name" action="Save" form={form} onClose={() => onClose()}>
      <p className={css.say}>This changes the name on your account only. The name in your will stays the same.</p>
      <NameFields field={form.field} />
    </FormDialog>
  )
}

function ChangeEmail({ account, onClose }: ChangeProps) {
  const form = useSubmitForm({
    // The link to an address that waits can be sent again.
    initial: { email: account.newEmail ?? '', ...noIdentity },
    check: (value) => [...emailGiven('email', value.email), ...identityGiven(value, account)],
    save: async (value) => askForEmail({ email: value.email.trim(), ...(await identityOf(value, account)) }),
    onDone: () => onClose('We have sent a link to your new address, and told the old one.'),
  })
  return (
    <FormDialog title="Change your email" action="Send me a link" form={form} onClose={() => onClose()}>
      <p className={css.say}>
        We will email a link to your new address, and tell your old one. Your email changes {EMAIL_CHANGE_WAIT_HOURS}{' '}
        hours after you open the link, or at once if you agree to it from your old address too. It logs you out
        everywhere.
      </p>
      <EmailField {...form.field('email')} hint="Where we should email you from now on." />
      <IdentityFields form={form} factors={account} />
    </FormDialog>
  )
}

function ChangePassword({ account, onClose }: ChangeProps) {
  const form = useSubmitForm({
    initial: { password: '', ...noIdentity },
    check: (value) => [...identityGiven(value, account), ...newPasswordGiven('password', value.password)],
    save: async (value) => changePassword({ password: value.password, ...(await identityOf(value, account)) }),
    onDone: () => onClose('Your password has been changed. We have logged you out everywhere else.'),
  })
  return (
    <FormDialog title="Change your password" action="Change my password" form={form} onClose={() => onClose()}>
      <p className={css.say}>This logs you out everywhere else.</p>
      <IdentityFields label="Current password" form={form} factors={account} />
      <p className={css.say}>
        Do you not remember it?{' '}
        <Link to="/forgot-password" state={{ email: account.email }}>
          Choose a new one with a link that we send to you
        </Link>
        .
      </p>
      <PasswordField {...form.field('password')} label="New password" isNew />
    </FormDialog>
  )
}

/** A change that waits: until when, a button that stops it, and one that sends its link again. */
function WaitingChange({
  account,
  onCancelled,
  onAgain,
}: {
  account: AccountReply
  onCancelled: () => void
  onAgain: () => void
}) {
  const form = useSubmitForm({ save: cancelEmailChange, onDone: onCancelled })
  return (
    <div className="notice anywhere above-16 padded">
      <p>
        {account.newEmailDue
          ? `Your email changes to ${account.newEmail} on ${formatLocalDateTime(account.newEmailDue)}. Then we log you out, and you log in with the new one.`
          : `Open the link we sent to ${account.newEmail} to confirm it. Until then we use your old address.`}
      </p>
      <ErrorSummary errors={form.errors} />
      <Button look="link" busy={form.busy} onClick={() => void form.submit()}>
        Stop the change
      </Button>
      {!account.newEmailDue && (
        <Button look="link" onClick={onAgain}>
          Send the link again
        </Button>
      )}
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

/** An address that breaks after its @ before it breaks anywhere. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

export function YouSection({ account }: { account: AccountReply }) {
  const [open, setOpen] = useState<keyof typeof changes>()
  const [said, setSaid] = useState('')
  const Change = open && changes[open]
  const rows = [
    ['name', 'Name', `${account.name} ${account.last_name}`],
    [account.emailVerified ? 'email' : 'correct', 'Email', account.email],
    ['password', 'Password', 'Hidden'],
  ] as const
  return (
    <FoldingSection
      id="you"
      title="You"
      state={account.emailVerified ? <Address email={account.email} /> : 'Confirm your email'}
      unfolded={!account.emailVerified || account.newEmail !== undefined}
    >
      <p className="said" role="status">
        {said}
      </p>
      <dl>
        {rows.map(([key, term, value]) => (
          <div className={summaryCss.row} key={key}>
            <dt className="soft">{term}</dt>
            <dd>{key === 'email' || key === 'correct' ? <Address email={value} /> : value}</dd>
            <dd>
              <Button look="link" aria-label={`Change the ${term.toLowerCase()}`} onClick={() => setOpen(key)}>
                Change
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {!account.emailVerified && (
        <ConfirmEmailLine
          email={account.email}
          why="We have sent a code to your email. You need it before you download your documents. Until then, carry on."
          onConfirmed={() => setSaid('Your email is confirmed.')}
        />
      )}
      {account.newEmail && (
        <WaitingChange
          account={account}
          onCancelled={() => setSaid('Your email stays as it is.')}
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
