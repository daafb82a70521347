import type { MailContent, Recipient } from '../template.ts'

/** Once, after the customer has said that the will is signed. It says nothing of the will. */
export const reviewRequestMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'How was writing your will?',
  greets: name,
  blocks: [
    {
      say: 'You have told us that your will is signed. If you have a minute, tell other people how writing it was, good or bad.',
    },
    { open: `${baseUrl}/account/review`, words: 'Write a review, or say no' },
    { say: 'We ask only this once.' },
  ],
})
