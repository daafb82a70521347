import { Link } from 'react-router'
import type { InvitationReply } from '#core/api/pair.ts'
import { emailGiven, filled, nameGiven, newPasswordGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/name.ts'
import { type YesNo, yesNo } from '#core/will/yes-no.ts'
import { acceptInvitation } from '../../api/queries.ts'
import { register } from '../../api/session.ts'
import { isSignedIn } from '../../api/storage.ts'
import { Agreement, NameFields, PasswordField } from '../../ui/account-fields.tsx'
import { Radios } from '../../ui/choices.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { EmailField } from '../../ui/text-field.tsx'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { Paragraphs } from './couple-words.tsx'
import pairCss from './pair.module.css'

/** What somebody types who accepts an invitation with a new account. */
export type Joining = {
  readonly name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly homeowner: YesNo | undefined
  readonly england_or_wales: YesNo | undefined
  readonly optin: boolean
}

export const problemsOfJoining = (joining: Joining): Problem[] => [
  ...nameGiven('name', joining.name),
  ...nameGiven('last_name', joining.last_name),
  ...filled('england_or_wales', joining.england_or_wales, 'SELECT_OPTION'),
  ...unless(joining.england_or_wales !== 'No', 'england_or_wales', 'LIVES_ELSEWHERE'),
  ...filled('homeowner', joining.homeowner, 'SELECT_OPTION'),
  ...emailGiven('email', joining.email),
  ...newPasswordGiven('password', joining.password),
  ...unless(joining.optin, 'optin', 'AGREE_TERMS'),
]

/** Makes the account, and the second will in it. */
export const join = async ({ name, last_name, email, password, homeowner }: Joining, token: string): Promise<void> => {
  // The account may be there from a first try whose second half failed.
  if (!isSignedIn())
    await register({
      name: tidyName(name),
      last_name: tidyName(last_name),
      email: email.trim(),
      password,
      optin: true,
      homeowner: homeowner ?? 'No',
      england_or_wales: 'Yes',
    })
  await acceptInvitation(token)
}

export type InvitationFormProps = {
  readonly token: string
  readonly invitation: InvitationReply
  /** They have accepted, and go on to their will. */
  readonly onIn: () => Promise<void>
}

/** For somebody who is not logged in: an account of their own, and the second will in it. */
export function JoinForm({ token, invitation, onIn }: InvitationFormProps) {
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
    check: problemsOfJoining,
    save: async (joining) => {
      await join(joining, token)
      await onIn()
    },
    onDone: () => undefined,
  })
  const { value, set, errorOf } = form
  return (
    <FormPage
      title={`${invitation.from} invites you to write your wills together`}
      tab="Your invitation"
      lead="There is nothing to pay. Your will is yours alone: you read it, change it and confirm it in an account of your own."
      form={form}
      action="Begin my will"
      below={
        <p className={css.aside}>
          You have an account already? <Link to="/login">Log in</Link>, then open the link in the mail again.
        </p>
      }
    >
      <div className={`${css.notice} ${pairCss.text}`}>
        <Paragraphs of="begins" />
        <Paragraphs of="alone" />
      </div>
      <div className={css.form}>
        <NameFields value={value} onChange={set} errorOf={errorOf} />
        <Radios
          name="england_or_wales"
          label="Do you live in England or Wales?"
          layout="row"
          options={yesNo}
          value={value.england_or_wales}
          onChange={(england_or_wales) => set({ england_or_wales })}
          error={errorOf('england_or_wales')}
        />
        <Radios
          name="homeowner"
          label="Do you own your home?"
          hint="Alone or with someone else."
          layout="row"
          options={yesNo}
          value={value.homeowner}
          onChange={(homeowner) => set({ homeowner })}
          error={errorOf('homeowner')}
        />
        <EmailField
          autoComplete="username"
          hint="An address that only you read is best. It need not be the one we wrote to."
          value={value.email}
          onChange={(email) => set({ email })}
          error={errorOf('email')}
        />
        <PasswordField
          isNew
          value={value.password}
          onChange={(password) => set({ password })}
          error={errorOf('password')}
        />
        <Agreement checked={value.optin} onChange={(optin) => set({ optin })} error={errorOf('optin')} />
      </div>
    </FormPage>
  )
}
