import type { Mail } from '../../db/repositories/outbox.store.ts'
import { printsMails as mails } from '../mail-words.ts'
import type { MailContent, Recipient } from '../template.ts'

/** To the printer. It names no customer: the pages and the address stay behind the command line. */
export const printToMakeMail = (to: string, order: number): Mail => ({
  to,
  subject: mails(undefined).aWillTo(order),
  text: [
    mails(undefined).orderHasA(order),
    mails(undefined).pagesAndAddress(order),
    mails(undefined).onceItIs(order),
    '',
  ].join('\n'),
})

type Posted = { readonly tracking: string; readonly baseUrl: string }

export const printPostedMail = ({ name, email, language }: Recipient, { tracking, baseUrl }: Posted): MailContent => ({
  to: email,
  subject: mails(language).yourWillIs,
  greets: name,
  language,
  blocks: [
    mails(language).weHavePrinted,
    mails(language).theNumberTo(tracking),
    mails(language).itIsBound,
    mails(language).itCountsOnly,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails(language).goToYour },
  ],
})

/** The will has changed since its print was asked for. It says nothing of what is in it. */
export const printHeldMail = ({ name, email, language }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails(language).weHaveNot,
  greets: name,
  language,
  blocks: [
    mails(language).youHaveChanged,
    mails(language).whenYourWill,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails(language).goToYour },
  ],
})
