import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** A person has read what they told us. What was found stands in the account, and nowhere on the way. */
export const findingsReadyMail = ({ name, email }: Addressee, baseUrl: string): Mail =>
  mailOf(email, {
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
