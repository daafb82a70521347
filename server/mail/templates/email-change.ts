import { brand } from '#core/brand.ts'
import { EMAIL_CHANGE_WAIT_HOURS, EMAIL_LINK_MINUTES } from '#core/constants.ts'
import type { Mail } from '../../db/repositories/outbox.store.ts'
import { type Block, type Recipient, renderMail } from '../template.ts'

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = ({ name, email }: Recipient, link: string): Mail =>
  renderMail(email, {
    subject: `Confirm your email for ${brand.name}`,
    greets: name,
    blocks: [
      { say: `You asked us to use this address for your ${brand.name} account. Open this link to confirm it.` },
      { open: link, words: 'Confirm this address' },
      {
        say: `It works for ${EMAIL_LINK_MINUTES / 60} hours. We have told your old address, which can stop the change. The change is made ${EMAIL_CHANGE_WAIT_HOURS} hours after you confirm it, or at once if you agree to it from your old address too.`,
      },
      { say: 'If you did not ask for this, do nothing, and nothing will change.' },
    ],
  })

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string): Block[] => [
  {
    say: `The change is made ${EMAIL_CHANGE_WAIT_HOURS} hours after the new address is confirmed. Until then you can stop it, here or in your account. If you asked for it, you can also let it be made at once.`,
  },
  { open: link, words: 'Stop it, or agree to it' },
]

/** To the new address, when the change was made. */
export const emailChangedHereMail = ({ name, email }: Recipient, baseUrl: string): Mail =>
  renderMail(email, {
    subject: `This is now the email of your ${brand.name} account`,
    greets: name,
    blocks: [
      { say: `Your ${brand.name} account uses this address from now on. Every device was logged out: log in with it.` },
      { open: `${baseUrl}/login`, words: 'Log in' },
      { say: `If this is not your account, write to ${brand.supportEmail}.` },
    ],
  })

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = ({ name, email }: Recipient): Mail =>
  renderMail(email, {
    subject: `The email of your ${brand.name} account was not changed`,
    greets: name,
    blocks: [
      {
        say: `You asked us to use another email for your ${brand.name} account. Another account was opened with it in the meantime, so yours keeps this address.`,
      },
      { say: 'If you opened that account too, delete it and ask for the change again.' },
    ],
  })
