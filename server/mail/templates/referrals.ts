import { brand } from '#core/brand.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the firm. It names nobody: the case stands at the desk, under the customer's consent. */
export const caseForFirmMail = (
  to: string,
  { id, until, homeUrl }: { id: number; until: string; homeUrl: string },
): Mail => ({
  to,
  subject: `${brand.name}: case ${id}`,
  text: [
    `A customer has asked your firm to look at case ${id}. You can see it until ${until}, or until they take it back:`,
    `${homeUrl}/desk/cases/${id}`,
    '',
  ].join('\n'),
})

/** What the firm said stands in the account, and nowhere on the way. */
export const firmAnsweredMail = ({ name, email }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: 'The law firm has answered',
  greets: name,
  blocks: [
    { say: 'The law firm you chose has answered. What it says is in your account.' },
    { open: `${homeUrl}/account`, words: 'Read it' },
    { say: 'We do not put it in an email, because other people may see your emails.' },
  ],
})
