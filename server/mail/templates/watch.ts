import type { Telling } from '#core/watch/reminders.ts'
import { doubtfulSigning, reviewsMails, watchMails } from '#words/en/mails.ts'
import type { MailContent, Recipient } from '../template.ts'

/** What the watch over a will writes, with a link that ends it. */
export const watchMail = (
  { name, email }: Recipient,
  telling: Telling,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => {
  const { subject, says, path, button } = watchMails[telling]
  return {
    to: email,
    subject,
    greets: name,
    blocks: [says, { open: `${homeUrl}${path}`, words: button }],
    stop: { why: reviewsMails.youGetThis, url: stopUrl },
  }
}

/**
 * Written once when a signing is noted of which something is in doubt. It is no reminder that can be stopped: a gift may be lost. It
 * names nobody and nothing.
 */
export const doubtfulSigningMail = ({ name, email }: Recipient, homeUrl: string): MailContent => ({
  to: email,
  subject: doubtfulSigning.subject,
  greets: name,
  blocks: [
    doubtfulSigning.says,
    { open: `${homeUrl}/my-downloads`, words: doubtfulSigning.button },
    doubtfulSigning.wait,
  ],
})
