import { reviewsMails as mails } from '../mail-words.ts'
import type { MailContent, Recipient } from '../template.ts'

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = (
  { name, email, language }: Recipient,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => ({
  to: email,
  subject: mails(language).howWasWriting,
  greets: name,
  language,
  blocks: [
    mails(language).youHaveTold,
    { open: `${homeUrl}/account/review`, words: mails(language).writeAReview },
    mails(language).weAskOnly,
  ],
  stop: { why: mails(language).youGetThis, url: stopUrl },
})
