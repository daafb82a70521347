import type { MailContent, Recipient } from '../template.ts'

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'What we found is in your account',
  greets: name,
  blocks: [
    {
      say: 'Somebody has read what you asked us to read, and has written down what they found. It is in your account.',
    },
    { open: `${baseUrl}/account`, words: 'Read it' },
    { say: 'We do not put it into a mail, because others may read your mail.' },
  ],
})
