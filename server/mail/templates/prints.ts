import type { Mail } from '../../db/repositories/outbox.store.ts'
import { printsMails as mails } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

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

export const printPostedMail = (to: Recipient, { tracking, baseUrl }: Posted): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourWillIs,
    words.weHavePrinted,
    words.theNumberTo(tracking),
    words.itIsBound,
    words.itCountsOnly,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYour },
  ])

/** The will has changed since its print was asked for. It says nothing of what is in it. */
export const printHeldMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.weHaveNot,
    words.youHaveChanged,
    words.whenYourWill,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYour },
  ])
