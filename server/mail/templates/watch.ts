import type { Telling } from '#core/watch/reminders.ts'
import { doubtfulSigning, reviewsMails as mails, watchMails } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

/** What one mail tells, the most important first. */
export type Tellings = readonly [Telling, ...Telling[]]

/** What the watch over a will writes, with a link that ends it: all that is due, under the subject of the most important. */
export const watchMail = (
  to: Recipient,
  [first, ...others]: Tellings,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent =>
  letterTo(
    to,
    watchMails,
    (words) => [
      words[first].subject,
      ...[first, ...others]
        .map((telling) => words[telling])
        .flatMap(({ says, path, button }) => [says, { open: `${homeUrl}${path}`, words: button }]),
    ],
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
