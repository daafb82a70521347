import { brand } from '#core/brand.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** After signing up. It repeats nothing of what they have answered. `sponsor` is who pays for the will, if not they. */
export const welcomeMail = ({ name, email }: Addressee, baseUrl: string, sponsor?: string): Mail =>
  mailOf(email, {
    subject: `Your ${brand.name} account`,
    greets: name,
    blocks: [
      { say: 'Your account is ready. Every answer is saved as you go, so you can stop at any time and come back.' },
      { open: `${baseUrl}/login`, words: 'Go on with your will' },
      {
        say:
          sponsor === undefined
            ? 'You pay only when the will says what you mean. Nothing is charged before that.'
            : `${sponsor} pays for your will. You pay nothing for it.`,
      },
      { say: 'A will does nothing until it is printed, signed and witnessed. We explain how when you get there.' },
      { say: 'If you did not make this account, answer this mail and we will close it.' },
    ],
  })
