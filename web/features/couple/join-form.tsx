import { Link } from 'react-router'
import type { InvitationReply } from '#core/api/couple.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { filled, nameGiven } from '#core/rules/text.rules.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'
import { acceptInvitation } from '../../api/queries.ts'
import { isSignedIn } from '../../api/storage.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from '../../ui/plain-page.module.css'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { Paragraphs } from './couple-words.tsx'

/** The fields for accepting an invitation with a new account. */
type Joining = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly homeowner: YesNo | undefined
  readonly england_or_wales: YesNo | undefined
  readonly optin: boolean
}

const joiningProblems = (joining: Joining): Problem[] => [
  ...nameGiven('name', joining.name),
  ...nameGiven('last_name', joining.last_name),
  ...filled('england_or_wales', joining.england_or_wales, 'SELECT_OPTION'),
  ...unless(joining.england_or_wales !== 'No', 'england_or_wales', 'LIVES_ELSEWHERE'),
  ...filled('homeowner', joining.homeowner, 'SELECT_OPTION'),
  ...emailGiven('email', joining.email),
  ...credentialProblems(joining),
]

/** Opens the account, with the second will in it. */
const join = async (joining: Joining, token: string): Promise<void> => {
  // The account may exist from an earlier attempt whose second call failed.
  if (!isSignedIn())
    await openAccount(joining, {
      homeowner: joining.homeowner ?? 'No',
      england_or_wales: 'Yes',
      invitation: token,
    })
  await acceptInvitation(token)
}

export type InvitationFormProps = {
  readonly token: string
  readonly invitation: InvitationReply
  /** Runs after the invitation is accepted. */
  readonly onLoggedIn: () => Promise<void>
}

/** For a visitor who is not logged in: opens an account with the second will in it. */
export function JoinForm({ token, invitation, onLoggedIn }: InvitationFormProps) {
  const initial: Joining = {
    name: invitation.name,
    last_name: invitation.last_name,
    email: '',
    password: '',
    homeowner: undefined,
    england_or_wales: undefined,
    optin: false,
  }
  const form = useSubmitForm({
    initial,
    check: joiningProblems,
    save: async (joining) => {
      await join(joining, token)
      await onLoggedIn()
    },
  })
  const { field } = form
  return (
    <RegisterForm
      title={`${invitation.from} invites you to write your wills together`}
      tab="Your invitation"
      lead="There is nothing to pay. This will is yours alone. You read it, change it and confirm it in your own account."
      form={form}
      action="Start my will"
      below={
        <p className="above-32 soft">
          Already have an account? <Link to="/login">Log in</Link>, then open the link in the email again.
        </p>
      }
      emailHint="Best to use an address that only you read. It can be different from the one we wrote to."
      notice={
        <div className={`${css.notice} stack gap-12`}>
          <Paragraphs of="begins" />
          <Paragraphs of="alone" />
        </div>
      }
    >
      <NameFields field={field} />
      <Radios {...field('england_or_wales')} label="Do you live in England or Wales?" layout="row" options={yesNo} />
      <Radios
        {...field('homeowner')}
        label="Do you own your home?"
        hint="Alone or with someone else."
        layout="row"
        options={yesNo}
      />
    </RegisterForm>
  )
}
