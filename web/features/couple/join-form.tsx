import type { InvitationReply } from '#core/api/couple.ts'
import { emailGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { filled, nameGiven } from '#core/rules/text.rules.ts'
import { type YesNo, yesNo } from '#core/will/lists.ts'
import { shared, joinForm as table } from '#words/en/others.ts'
import { acceptInvitation } from '../../api/queries.ts'
import { isSignedIn } from '../../api/storage.ts'
import { NameFields } from '../../ui/account-fields.tsx'
import { Radios } from '../../ui/choices.tsx'
import css from '../../ui/plain-page.module.css'
import { credentialProblems, openAccount, RegisterForm } from '../../ui/register-form.tsx'
import { Runs } from '../../ui/runs.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
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
      title={shared.invitesYouToWriteYourWills(invitation.from)}
      {...table.yourInvitation}
      form={form}
      below={
        <p className="above-32 soft">
          <Runs of={table.alreadyHaveAnAccountLogIn} />
        </p>
      }
      notice={
        <div className={`${css.notice} stack gap-12`}>
          <Paragraphs of="begins" />
          <Paragraphs of="alone" />
        </div>
      }
    >
      <NameFields field={field} />
      <Radios {...field('england_or_wales')} label={table.doYouLiveInEnglandOr} layout="row" options={yesNo} />
      <Radios {...field('homeowner')} {...table.doYouOwnYourHome} layout="row" options={yesNo} />
    </RegisterForm>
  )
}
