import { formatLondonDateTime } from '#core/text/dates.ts'
import { securityMails as mails } from '#words/en/mails.ts'
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
    says,
    { rows: [['When', formatLondonDateTime(at)], ...(device ? [['Device', device] as const] : [])] },
    ...also,
    ...(notMeLink === undefined
      ? [mails.ifYouHave]
      : [mails.ifThisWas, mails.ifItWas, { open: notMeLink, words: mails.thisWasNot }]),
  ],
})

/** To someone who works at the back office, as another passkey lets whoever has it in with their name. */
export const deskPasskeyMail = ({ name, email }: Recipient, passkey: string, at: Date): MailContent => ({
  to: email,
  subject: mails.aPasskeyWas,
  greets: name,
  blocks: [
    mails.fromNowOn,
    {
      rows: [
        ['Passkey', passkey],
        ['When', formatLondonDateTime(at)],
      ],
    },
    mails.ifYouAdded,
    mails.ifYouDid,
  ],
})

/** To the owner who pressed "This was not me": the account is locked, and how it is opened again. */
export const lockedMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails.yourAccountIs,
  greets: name,
  blocks: [
    mails.youToldUs,
    mails.weHaveLocked,
    mails.toOpenIt,
    { open: link, words: mails.chooseANew },
    mails.thisLinkWorks,
    mails.ifYouWould,
  ],
})

/** To the address that an account had for a while, when the owner of the earlier address took the change back. */
export const addressTakenBackMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: mails.theEmailOf,
  greets: name,
  blocks: [mails.someoneWhoGot, mails.ifYouHad],
})
