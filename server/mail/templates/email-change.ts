import { brand } from '#core/brand.ts'
import { EMAIL_LINK_MINUTES } from '#core/constants.ts'
import type { Mail } from '../../adapters/mailer.ts'
import { mailOf } from '../letter.ts'
import type { Addressee } from './addressee.ts'

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = ({ name, email }: Addressee, link: string): Mail =>
  mailOf(email, {
    subject: `Confirm your email for ${brand.name}`,
    greets: name,
    blocks: [
      { say: `You asked us to use this address for your ${brand.name} account. Open this link to confirm it.` },
      { open: link, words: 'Confirm this address' },
      { say: `It works once, for ${EMAIL_LINK_MINUTES / 60} hours. Until then your old address stays.` },
      { say: 'If you did not ask for this, do nothing, and nothing will change.' },
    ],
  })

/** To the old address, so that nobody loses an account without hearing of it. */
export const emailChangedMail = ({ name, email }: Addressee): Mail =>
  mailOf(email, {
    subject: `The email of your ${brand.name} account was changed`,
    greets: name,
    blocks: [
      { say: `Your ${brand.name} account uses another email from now on. Mail about it no longer comes here.` },
      { say: `If you did not change it, write to ${brand.supportEmail} at once. We will help you get it back.` },
    ],
  })
