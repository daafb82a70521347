import { brand } from '#core/brand.ts'
import {
  EMAIL_CHANGE_WAIT_HOURS,
  EMAIL_CODE_HOURS,
  EMAIL_LINK_MINUTES,
  MAX_FAILED_LOGINS,
  RESET_LINK_MINUTES,
} from '#core/constants.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Block, MailContent, Recipient } from '../template.ts'

/** What a mail carries to verify the address it goes to, and when and where the account was opened: perhaps by another person. */
type EmailProof = {
  readonly code: string
  readonly link: string
  readonly openedAt: Date
  /** Like "Firefox on Windows". Empty when it is not known. */
  readonly device: string
}

/** "481 920": read from one screen and typed on another. */
const inGroups = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** The code and the button, for the welcome and for a mail of their own. */
const proofBlocks = ({ code, link, openedAt, device }: EmailProof): Block[] => [
  { rows: [['Your code', inGroups(code)]] },
  { open: link, words: 'Confirm this address' },
  { say: `Use either, the code or the button. Both work for ${EMAIL_CODE_HOURS} hours.` },
  {
    rows: [['Account opened', formatLondonDateTime(openedAt)], ...(device ? [['Device', device] as const] : [])],
  },
  {
    say: 'If you did not open it, open the link and choose “I did not open this account”. That deletes it.',
  },
  {
    say: 'We never ask for this code by phone. Do not tell it to anyone who calls or writes to you, even if they say they are from us.',
  },
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = ({ name, email }: Recipient, proof: EmailProof): MailContent => ({
  to: email,
  subject: `Your code for ${brand.name}`,
  greets: name,
  blocks: [
    { say: `Confirm that this is the address of your ${brand.name} account: type this code where you were asked.` },
    ...proofBlocks(proof),
  ],
})

/** After signing up. It repeats nothing of what they have answered. `payer` is who has paid or pays for the will, if not they. */
export const welcomeMail = (
  { name, email }: Recipient,
  baseUrl: string,
  proof: EmailProof,
  payer?: string,
): MailContent => ({
  to: email,
  subject: `Your ${brand.name} account`,
  greets: name,
  blocks: [
    { say: 'Your account is ready. We save each answer, so you can stop at any time and come back.' },
    {
      say: `Your code confirms that this address is yours. You need it before you download your documents, not before.`,
    },
    ...proofBlocks(proof),
    { open: `${baseUrl}/login`, words: 'Continue your will' },
    {
      say:
        payer === undefined
          ? 'You pay only when you are happy with your will.'
          : `${payer} pays for your will. You pay nothing for it.`,
    },
    { say: 'Your will counts only when it is printed, signed and witnessed. We explain how when you get there.' },
  ],
})

export const resetMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: `Choose a new password for ${brand.name}`,
  greets: name,
  blocks: [
    { say: `Someone asked for a new password for your ${brand.name} account. If it was you, open this link.` },
    { open: link, words: 'Choose a new password' },
    {
      say: `It works once, for ${RESET_LINK_MINUTES} minutes. Choosing a new password logs you out everywhere.`,
    },
    { say: 'If it was not you, do nothing. Your password stays as it is.' },
  ],
})

/** When too many log-ins in a row failed: the way back in. */
export const passwordClosedMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: `Many wrong passwords for your ${brand.name} account`,
  greets: name,
  blocks: [
    {
      say: `Someone tried ${MAX_FAILED_LOGINS} times to log in to your ${brand.name} account with a wrong password. Nothing in it was seen or changed.`,
    },
    {
      say: 'To keep it safe, no password works for now on a device where you have not logged in before. On your own devices nothing changes. Log in there as usual. To log in anywhere else, choose a new password.',
    },
    { open: link, words: 'Choose a new password' },
    {
      say: `The link works once, for ${RESET_LINK_MINUTES} minutes. After that, you can ask for another when you log in.`,
    },
  ],
})

/** To the old address, so that the owner of an account that was taken over hears of it. */
export const emailChangedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: `Your ${brand.name} email has changed`,
  greets: name,
  blocks: [
    { say: `Your ${brand.name} account now uses another email. We will not email you here about it again.` },
    { say: `If you did not change it, write to ${brand.supportEmail} at once. We will help you get it back.` },
  ],
})

/** Before an unused account is closed. `on` is the day, in words. */
export const closingMail = ({ name, email }: Recipient, on: string, baseUrl: string): MailContent => ({
  to: email,
  subject: `We will delete your ${brand.name} account on ${on}`,
  greets: name,
  blocks: [
    {
      say: `You have not used your ${brand.name} account for a long time. We keep answers only for as long as you need them.`,
    },
    { say: `To keep it, log in before ${on}. That is all.` },
    { open: `${baseUrl}/login`, words: 'Log in' },
    {
      say: 'If you do nothing, we delete the account and every answer in it. This does not affect a will you have printed and signed.',
    },
  ],
})

/** When it is gone. */
export const closedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: `Your ${brand.name} account is deleted`,
  greets: name,
  blocks: [
    { say: `Your ${brand.name} account is deleted, with every answer and document in it. We cannot bring it back.` },
    { say: 'We keep a short record that the account existed, and of anything you bought. It has no answers in it.' },
    { say: 'This does not affect a will you have printed and signed.' },
  ],
})

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: `Confirm your email for ${brand.name}`,
  greets: name,
  blocks: [
    { say: `You asked us to use this address for your ${brand.name} account. Open this link to confirm it.` },
    { open: link, words: 'Confirm this address' },
    {
      say: `It works for ${EMAIL_LINK_MINUTES / 60} hours. We have told your old address, and you can stop the change from there. Your email changes ${EMAIL_CHANGE_WAIT_HOURS} hours after you confirm it, or at once if you agree to it from your old address too.`,
    },
    { say: 'If you did not ask for this, do nothing, and nothing will change.' },
  ],
})

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string): Block[] => [
  {
    say: `The change is made ${EMAIL_CHANGE_WAIT_HOURS} hours after the new address is confirmed. Until then you can stop it, here or in your account. If you asked for it, you can also agree to it at once.`,
  },
  { open: link, words: 'Stop it, or agree to it' },
]

/** To the new address, when the change was made. */
export const emailChangedHereMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: `This is now the email of your ${brand.name} account`,
  greets: name,
  blocks: [
    { say: `Your ${brand.name} account now uses this address. Every device was logged out. Log in with this address.` },
    { open: `${baseUrl}/login`, words: 'Log in' },
    { say: `If this is not your account, write to ${brand.supportEmail}.` },
  ],
})

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: `The email of your ${brand.name} account was not changed`,
  greets: name,
  blocks: [
    {
      say: `You asked us to use another email for your ${brand.name} account. Another account was opened with it in the meantime, so yours keeps this address.`,
    },
    { say: 'If you opened that account too, delete it and ask for the change again.' },
  ],
})
