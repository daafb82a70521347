import type { Mail } from '../../db/repositories/outbox.store.ts'
import { referralsMails as mails } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

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
export const firmAnsweredMail = (to: Recipient, homeUrl: string): MailContent =>
  letterTo(to, mails, (words, common) => [
    words.theLawFirm,
    words.theLawFirmYou,
    { open: `${homeUrl}/account`, words: common.readIt },
    words.weDoNot,
  ])
