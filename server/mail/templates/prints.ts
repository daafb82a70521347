import { printsMails as mails } from '#words/en/mails.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the printer. It names no customer: the pages and the address stay behind the command line. */
export const printToMakeMail = (to: string, order: number): Mail => ({
  to,
  subject: mails.aWillTo(order),
  text: [mails.orderHasA(order), mails.pagesAndAddress(order), mails.onceItIs(order), ''].join('\n'),
})

type Posted = { readonly tracking: string; readonly baseUrl: string }

export const printPostedMail = ({ name, email }: Recipient, { tracking, baseUrl }: Posted): MailContent => ({
  to: email,
  subject: mails.yourWillIs,
  greets: name,
  blocks: [
    mails.weHavePrinted,
    mails.theNumberTo(tracking),
    mails.itIsBound,
    mails.itCountsOnly,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails.goToYour },
  ],
})

/** The will has changed since its print was asked for. It says nothing of what is in it. */
export const printHeldMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails.weHaveNot,
  greets: name,
  blocks: [
    mails.youHaveChanged,
    mails.whenYourWill,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails.goToYour },
  ],
})
