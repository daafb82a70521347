import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** What was agreed to before a download, where it lasts (CCR 2013 regs 16 and 37). Wording awaits review by a solicitor. */
export const downloadConsentMail = ({ name, email }: Addressee, on: string): Mail =>
  mailOf(email, {
    subject: 'What you agreed to before your first download',
    greets: name,
    blocks: [
      {
        say: `On ${on} you asked us to give you your documents at once, within the 14 days in which you could change your mind. You also said you understand that once you have downloaded them you can no longer cancel for that reason.`,
      },
      {
        say: 'Until you download something you can still have all your money back. The button for it is on your account page.',
      },
    ],
  })
