import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** The documents themselves stay behind the login: a mail box is read by more people than an account. */
export const documentsReadyMail = ({ name, email }: Addressee, baseUrl: string): Mail =>
  mailOf(email, {
    subject: 'Your will is ready to print',
    greets: name,
    blocks: [
      { say: 'Your documents are ready. Log in to download them.' },
      { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
      { say: 'Your will counts only once you have signed it in front of two witnesses, both there at the same time.' },
      // Wills Act 1837 s.15.
      {
        say: 'Choose witnesses who inherit nothing under it, and whose husband, wife or civil partner inherits nothing. Otherwise that gift is lost.',
      },
    ],
  })
