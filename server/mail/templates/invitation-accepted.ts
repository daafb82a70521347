import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** For whoever bought the pair, who cannot know otherwise that the link was used. What the partner writes it does not tell. */
export const invitationAcceptedMail = ({ name, email }: Addressee, baseUrl: string): Mail =>
  mailOf(email, {
    subject: 'Your invitation was accepted',
    greets: name,
    blocks: [
      {
        say: 'The person you invited has begun a will of their own. It started from what yours says about the two of you, and is theirs to change.',
      },
      { say: 'Each of you prints and signs your own will. Yours does not wait for theirs.' },
      { open: `${baseUrl}/account`, words: 'See how it stands' },
      { say: 'If it was not the person you meant, you can end what is between the two wills there.' },
    ],
  })
