import { brand } from '#core/brand.ts'
import { NOT_ME_LINK_DAYS, RESET_LINK_MINUTES } from '#core/constants.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import type { Block, MailContent, Recipient } from '../template.ts'

type Notice = {
  readonly subject: string
  /** What happened, in a sentence or two. */
  readonly says: string
  readonly at: Date
  /** Like "Firefox on Windows". Absent when it was not done in a browser. */
  readonly device?: string | undefined
  /** What the mail says besides. */
  readonly also?: readonly Block[]
  /** The link "This was not me", if the mail has one. */
  readonly notMeLink?: string | undefined
}

/** To the owner of an account, about something that concerns its security. It names nothing of a will. */
export const securityMail = (
  { name, email }: Recipient,
  { subject, says, at, device, also = [], notMeLink }: Notice,
): MailContent => ({
  to: email,
  subject,
  greets: name,
  blocks: [
    { say: says },
    {
      rows: [['When', formatLondonDateTime(at)], ...(device ? [['Device', device] as const] : [])],
    },
    ...also,
    ...(notMeLink === undefined
      ? [{ say: `If you have a question about this, write to ${brand.supportEmail}.` }]
      : [
          { say: 'If this was you, there is nothing to do.' },
          {
            say: `If it was not, open this link and press the button there. That locks your account, so that nobody can use it. Then we send a link to choose a new password to this address. The link works for ${NOT_ME_LINK_DAYS} days.`,
          },
          { open: notMeLink, words: 'This was not me' },
        ]),
  ],
})

/** To someone who works at the back office, as another passkey lets whoever has it in with their name. */
export const deskPasskeyMail = ({ name, email }: Recipient, passkey: string, at: Date): MailContent => ({
  to: email,
  subject: `A passkey was added to your ${brand.name} back office account`,
  greets: name,
  blocks: [
    { say: 'From now on it lets whoever has it in to the back office, in your name.' },
    {
      rows: [
        ['Passkey', passkey],
        ['When', formatLondonDateTime(at)],
      ],
    },
    { say: 'If you added it, there is nothing to do.' },
    {
      say: 'If you did not, tell the owner of the service at once, by telephone or in person. They can close your account until you have a new passkey.',
    },
  ],
})

/** To the owner who pressed "This was not me": the account is locked, and how it is opened again. */
export const lockedMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: `Your ${brand.name} account is locked`,
  greets: name,
  blocks: [
    { say: 'You told us that you did not do something in your account.' },
    {
      say: 'We have locked the account. Every device was logged out, and nobody can log in. Nothing in your will was deleted or changed.',
    },
    { say: 'To open it again, choose a new password. Choose one that you use nowhere else.' },
    { open: link, words: 'Choose a new password' },
    {
      say: `This link works once, for ${RESET_LINK_MINUTES} minutes. After that, use “Forgot your password?” on the log in page to get another one.`,
    },
    { say: `If you would like help, write to ${brand.supportEmail}.` },
  ],
})

/** To the address that an account had for a while, when the owner of the earlier address took the change back. */
export const addressTakenBackMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: `The email of your ${brand.name} account was changed back`,
  greets: name,
  blocks: [
    {
      say: `Someone who got our email at the earlier address told us that they did not make this change. The account uses the earlier address again, and is locked.`,
    },
    { say: `If you had changed it yourself, write to ${brand.supportEmail}. We will help you.` },
  ],
})
