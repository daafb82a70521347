import { brand } from '#core/brand.ts'
import type { MailContent, Recipient } from '../template.ts'

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = (
  { name, email }: Recipient,
  { homeUrl, stopUrl }: { readonly homeUrl: string; readonly stopUrl: string },
): MailContent => ({
  to: email,
  subject: 'How was writing your will?',
  greets: name,
  blocks: [
    {
      say: 'You have told us that your will is signed. If you have a minute, tell other people how writing it was, good or bad.',
    },
    { open: `${homeUrl}/account/review`, words: 'Write a review, or say no' },
    { say: 'We ask only this once.' },
  ],
  stop: { why: `You get this because you made your will with ${brand.name}.`, url: stopUrl },
})
