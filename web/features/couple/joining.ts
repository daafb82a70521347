import { emailGiven, filled, nameGiven, newPasswordGiven } from '#core/rules/fields.rules.ts'
import type { Problem } from '#core/rules/messages.ts'
import { unless } from '#core/rules/rule.ts'
import { tidyName } from '#core/text/name.ts'
import type { YesNo } from '#core/will/yes-no.ts'
import { acceptInvitation } from '../../api/queries.ts'
import { register } from '../../api/session.ts'
import { isSignedIn } from '../../api/storage.ts'

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
