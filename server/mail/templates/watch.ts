import type { Telling } from '#core/watch/reminders.ts'
import { doubtfulSigning, reviewsMails, watchMails } from '../mail-words.ts'
import type { MailContent, Recipient } from '../template.ts'

/** What the watch over a will writes, with a link that ends it. */
export const watchMail = (
  { name, email, language }: Recipient,
  telling: Telling,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => {
  const { subject, says, path, button } = watchMails(language)[telling]
  return {
    to: email,
    subject,
    greets: name,
    language,
    blocks: [says, { open: `${homeUrl}${path}`, words: button }],
    stop: { why: reviewsMails(language).youGetThis, url: stopUrl },
  }
}

/**
 * Written once when a signing is noted of which something is in doubt. It is no reminder that can be stopped: a gift may be lost. It
 * names nobody and nothing.
 */
export const doubtfulSigningMail = ({ name, email, language }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: doubtfulSigning(language).subject,
  greets: name,
  language,
  blocks: [
    doubtfulSigning(language).says,
    { open: `${homeUrl}/my-downloads`, words: doubtfulSigning(language).button },
    doubtfulSigning(language).wait,
  ],
})
