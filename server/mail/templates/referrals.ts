import type { Mail } from '../../db/repositories/outbox.store.ts'
import { letter, referralsMails as mails } from '../mail-words.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the firm. It names nobody: the case stands at the desk, under the customer's consent. */
export const caseForFirmMail = (
  to: string,
  { id, until, homeUrl }: { id: number; until: string; homeUrl: string },
): Mail => ({
  to,
  subject: mails(undefined).caseNumber(id),
  text: [mails(undefined).aCustomerHas(id, until), `${homeUrl}/desk/cases/${id}`, ''].join('\n'),
})

/** What the firm said stands in the account, and nowhere on the way. */
export const firmAnsweredMail = ({ name, email, language }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: mails(language).theLawFirm,
  greets: name,
  language,
  blocks: [
    mails(language).theLawFirmYou,
    { open: `${homeUrl}/account`, words: letter(language).readIt },
    mails(language).weDoNot,
  ],
})
