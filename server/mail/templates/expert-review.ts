import type { MailContent, Recipient } from '../template.ts'

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'We have read your answers',
  greets: name,
  blocks: [
    {
      say: 'A person has read your answers and written down what they found. It is in your account.',
    },
    { open: `${baseUrl}/account`, words: 'Read it' },
    { say: 'We do not put it in an email, because other people may see your emails.' },
  ],
})
