import { brand } from '#core/brand.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import type { Mail } from '../outside/mailer.ts'

/** The mail with the link. It goes to the address of the account, however that was typed when asking. */
export const resetMail = ({ name, email }: { readonly name: string; readonly email: string }, link: string): Mail => ({
  to: email,
  subject: `Choose a new password for ${brand.name}`,
  text: `Hello ${name},

Somebody asked for a new password for your ${brand.name} account. If it was you, open this link:

${link}

It works once, for ${RESET_LINK_MINUTES} minutes. Choosing a new password logs you out everywhere.

If it was not you, do nothing. Your password stays as it is.

${brand.name}
${brand.supportEmail}
`,
})
