import { referralsMails as mails } from '#words/en/mails.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the firm. It names nobody: the case stands at the desk, under the customer's consent. */
export const caseForFirmMail = (
  to: string,
  { id, until, homeUrl }: { id: number; until: string; homeUrl: string },
): Mail => ({
  to,
  subject: mails.caseNumber(id),
  text: [mails.aCustomerHas(id, until), `${homeUrl}/desk/cases/${id}`, ''].join('\n'),
})

/** What the firm said stands in the account, and nowhere on the way. */
export const firmAnsweredMail = ({ name, email }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: mails.theLawFirm,
  greets: name,
  blocks: [mails.theLawFirmYou, { open: `${homeUrl}/account`, words: 'Read it' }, mails.weDoNot],
})
