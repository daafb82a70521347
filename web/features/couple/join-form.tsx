import { Link } from 'react-router'
import type { InvitationReply } from '#core/api/pair.ts'
import { yesNo } from '#core/will/yes-no.ts'
import { Agreement, NameFields, PasswordField } from '../../ui/account-fields.tsx'
import { Radios } from '../../ui/choices.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import css from '../../ui/plain-page.module.css'
import { useSubmitForm } from '../../ui/use-submit-form.ts'
import { type Joining, join, problemsOfJoining } from './joining.ts'
import pairCss from './pair.module.css'
import { Paragraphs } from './paragraphs.tsx'

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
