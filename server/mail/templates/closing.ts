import { brand } from '#core/brand.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** Before an account that nobody has used is closed. `on` is the day, in words. */
export const closingMail = ({ name, email }: Addressee, on: string, baseUrl: string): Mail =>
  mailOf(email, {
    subject: `We will delete your ${brand.name} account on ${on}`,
    greets: name,
    blocks: [
      {
        say: `You have not used your ${brand.name} account for a long time. We keep answers only for as long as they are needed.`,
      },
      { say: `To keep it, log in before ${on}. That is all.` },
      { open: `${baseUrl}/login`, words: 'Log in' },
      {
        say: 'If you do nothing, we delete the account and every answer in it. A will you have printed and signed is not affected.',
      },
    ],
  })

/** When it is gone. */
export const closedMail = ({ name, email }: Addressee): Mail =>
  mailOf(email, {
    subject: `Your ${brand.name} account is deleted`,
    greets: name,
    blocks: [
      { say: `Your ${brand.name} account is deleted, with every answer and document in it. We cannot bring it back.` },
      { say: 'We keep a short record that the account existed, and of anything you bought. It holds no answers.' },
      { say: 'A will you have printed and signed is not affected.' },
    ],
  })
