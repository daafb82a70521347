import type { Telling } from '#core/watch/reminders.ts'
import { doubtfulSigning, reviewsMails as mails, watchMails } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

/** What the watch over a will writes, with a link that ends it. */
export const watchMail = (
  to: Recipient,
  telling: Telling,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent =>
  letterTo(
    to,
    (language) => watchMails(language)[telling],
    ({ subject, says, path, button }) => [subject, says, { open: `${homeUrl}${path}`, words: button }],
    { why: mails(to.language).youGetThis, url: stopUrl },
  )

/**
 * Written once when a signing is noted of which something is in doubt. It is no reminder that can be stopped: a gift may be lost. It
 * names nobody and nothing.
 */
export const doubtfulSigningMail = (to: Recipient, homeUrl: string): MailContent =>
  letterTo(to, doubtfulSigning, (words) => [
    words.subject,
    words.says,
    { open: `${homeUrl}/my-downloads`, words: words.button },
    words.wait,
  ])

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = (
  to: Recipient,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent =>
  letterTo(
    to,
    mails,
    (words) => [
      words.howWasWriting,
      words.youHaveTold,
      { open: `${homeUrl}/account/review`, words: words.writeAReview },
      words.weAskOnly,
    ],
    { why: mails(to.language).youGetThis, url: stopUrl },
  )
