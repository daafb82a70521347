import { reviewsMails as mails } from '#words/en/mails.ts'
import type { MailContent, Recipient } from '../template.ts'

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = (
  { name, email }: Recipient,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => ({
  to: email,
  subject: mails.howWasWriting,
  greets: name,
  blocks: [mails.youHaveTold, { open: `${homeUrl}/account/review`, words: mails.writeAReview }, mails.weAskOnly],
  stop: { why: mails.youGetThis, url: stopUrl },
})
