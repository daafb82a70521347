import type { Telling } from '#core/watch/reminders.ts'
import { doubtfulSigning, reviewsMails as mails, reviewsMails, watchMails } from '../mail-words.ts'
import { letterTo, type MailContent, type Recipient } from '../template.ts'

/** What the watch over a will writes, with a link that ends it. */
export const watchMail = (
  to: Recipient,
  telling: Telling,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => {
  const { subject, says, path, button } = watchMails(to.language)[telling]
  return letterTo(to, subject, [says, { open: `${homeUrl}${path}`, words: button }], {
    why: reviewsMails(to.language).youGetThis,
    url: stopUrl,
  })
}

/**
 * Written once when a signing is noted of which something is in doubt. It is no reminder that can be stopped: a gift may be lost. It
 * names nobody and nothing.
 */
export const doubtfulSigningMail = (to: Recipient, homeUrl: string): MailContent =>
  letterTo(to, doubtfulSigning(to.language).subject, [
    doubtfulSigning(to.language).says,
    { open: `${homeUrl}/my-downloads`, words: doubtfulSigning(to.language).button },
    doubtfulSigning(to.language).wait,
  ])

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = (
  to: Recipient,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent =>
  letterTo(
    to,
    mails(to.language).howWasWriting,
    [
      mails(to.language).youHaveTold,
      { open: `${homeUrl}/account/review`, words: mails(to.language).writeAReview },
      mails(to.language).weAskOnly,
    ],
    { why: mails(to.language).youGetThis, url: stopUrl },
  )
