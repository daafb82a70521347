import { brand } from '#core/brand.ts'
import { RESET_LINK_MINUTES } from '#core/constants.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

export const resetMail = ({ name, email }: Addressee, link: string): Mail =>
  mailOf(email, {
    subject: `Choose a new password for ${brand.name}`,
    greets: name,
    blocks: [
      { say: `Somebody asked for a new password for your ${brand.name} account. If it was you, open this link.` },
      { open: link, words: 'Choose a new password' },
      {
        say: `It works once, for ${RESET_LINK_MINUTES} minutes. Choosing a new password logs you out everywhere.`,
      },
      { say: 'If it was not you, do nothing. Your password stays as it is.' },
    ],
  })
