import { EMAIL_CHANGE_WAIT_HOURS, EMAIL_LINK_MINUTES } from '#core/constants.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { accountMails as mails } from '#words/en/mails.ts'
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
  { open: link, words: mails.confirmThisAddress },
  mails.eitherTheCode,
  { rows: [['Account opened', formatLondonDateTime(openedAt)], ...(device ? [['Device', device] as const] : [])] },
  mails.ifYouDid,
  mails.weNeverAsk,
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = ({ name, email }: Recipient, proof: EmailProof): MailContent => ({
  to: email,
  subject: mails.yourCodeFor,
  greets: name,
  blocks: [mails.confirmThatThis, ...proofBlocks(proof)],
})

/** After signing up. It repeats nothing of what they have answered. `payer` is who has paid or pays for the will, if not they. */
export const welcomeMail = (
  { name, email }: Recipient,
  baseUrl: string,
  proof: EmailProof,
  payer?: string,
): MailContent => ({
  to: email,
  subject: mails.yourAccount,
  greets: name,
  blocks: [
    mails.yourAccountIs,
    mails.yourCodeConfirms,
    ...proofBlocks(proof),
    { open: `${baseUrl}/login`, words: mails.continueYourWill },
    payer === undefined ? mails.youPayOnly : mails.paysForYour(payer),
    mails.yourWillCounts,
  ],
})

export const resetMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails.chooseANew,
  greets: name,
  blocks: [mails.someoneAskedFor, { open: link, words: mails.chooseANewPassword }, mails.itWorksOnce, mails.ifItWas],
})

/** When too many log-ins in a row failed: the way back in. */
export const passwordClosedMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails.manyWrongPasswords,
  greets: name,
  blocks: [
    mails.someoneTriedTimes,
    mails.toKeepIt,
    { open: link, words: mails.chooseANewPassword },
    mails.theLinkWorks,
  ],
})

/** To the old address, so that the owner of an account that was taken over hears of it. */
export const emailChangedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: mails.yourEmailHas,
  greets: name,
  blocks: [mails.yourAccountNow, mails.ifYouDidNot],
})

/** Before an unused account is closed. `on` is the day, in words. */
export const closingMail = ({ name, email }: Recipient, on: string, baseUrl: string): MailContent => ({
  to: email,
  subject: mails.weWillDelete(on),
  greets: name,
  blocks: [mails.youHaveNot, mails.toKeepItLog(on), { open: `${baseUrl}/login`, words: 'Log in' }, mails.ifYouDo],
})

/** When it is gone. */
export const closedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: mails.yourAccountIsDeleted,
  greets: name,
  blocks: [mails.yourAccountIsDeletedWith, mails.weKeepA, mails.thisDoesNot],
})

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = ({ name, email }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails.confirmYourEmail,
  greets: name,
  blocks: [
    mails.youAskedUs,
    { open: link, words: mails.confirmThisAddress },
    mails.itWorksFor(EMAIL_LINK_MINUTES / 60, EMAIL_CHANGE_WAIT_HOURS),
    mails.ifYouDidNotAsk,
  ],
})

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string): Block[] => [mails.theChangeIs, { open: link, words: mails.stopItOr }]

/** To the new address, when the change was made. */
export const emailChangedHereMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails.thisIsNow,
  greets: name,
  blocks: [mails.yourAccountNowUses, { open: `${baseUrl}/login`, words: 'Log in' }, mails.ifThisIs],
})

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = ({ name, email }: Recipient): MailContent => ({
  to: email,
  subject: mails.theEmailOf,
  greets: name,
  blocks: [mails.youAskedUsTo, mails.ifYouOpened],
})
