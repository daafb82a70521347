import { EMAIL_CHANGE_WAIT_HOURS, EMAIL_LINK_MINUTES } from '#core/constants.ts'
import type { Language } from '#core/language.ts'
import { formatLondonDateTime } from '#core/text/dates.ts'
import { letter, accountMails as mails } from '../mail-words.ts'
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
const proofBlocks = ({ code, link, openedAt, device }: EmailProof, language: Language | undefined): Block[] => [
  { rows: [[letter(language).yourCode, inGroups(code)]] },
  { open: link, words: mails(language).confirmThisAddress },
  mails(language).eitherTheCode,
  {
    rows: [
      [letter(language).accountOpened, formatLondonDateTime(openedAt)],
      ...(device ? [[letter(language).device, device] as const] : []),
    ],
  },
  mails(language).ifYouDid,
  mails(language).weNeverAsk,
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = ({ name, email, language }: Recipient, proof: EmailProof): MailContent => ({
  to: email,
  subject: mails(language).yourCodeFor,
  greets: name,
  language,
  blocks: [mails(language).confirmThatThis, ...proofBlocks(proof, language)],
})

/** After signing up. It repeats nothing of what they have answered. `payer` is who has paid or pays for the will, if not they. */
export const welcomeMail = (
  { name, email, language }: Recipient,
  baseUrl: string,
  proof: EmailProof,
  payer?: string,
): MailContent => ({
  to: email,
  subject: mails(language).yourAccount,
  greets: name,
  language,
  blocks: [
    mails(language).yourAccountIs,
    mails(language).yourCodeConfirms,
    ...proofBlocks(proof, language),
    { open: `${baseUrl}/login`, words: mails(language).continueYourWill },
    payer === undefined ? mails(language).youPayOnly : mails(language).paysForYour(payer),
    mails(language).yourWillCounts,
  ],
})

export const resetMail = ({ name, email, language }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails(language).chooseANew,
  greets: name,
  language,
  blocks: [
    mails(language).someoneAskedFor,
    { open: link, words: mails(language).chooseANewPassword },
    mails(language).itWorksOnce,
    mails(language).ifItWas,
  ],
})

/** When too many log-ins in a row failed: the way back in. */
export const passwordClosedMail = ({ name, email, language }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails(language).manyWrongPasswords,
  greets: name,
  language,
  blocks: [
    mails(language).someoneTriedTimes,
    mails(language).toKeepIt,
    { open: link, words: mails(language).chooseANewPassword },
    mails(language).theLinkWorks,
  ],
})

/** To the old address, so that the owner of an account that was taken over hears of it. */
export const emailChangedMail = ({ name, email, language }: Recipient): MailContent => ({
  to: email,
  subject: mails(language).yourEmailHas,
  greets: name,
  language,
  blocks: [mails(language).yourAccountNow, mails(language).ifYouDidNot],
})

/** Before an unused account is closed. `on` is the day, in words. */
export const closingMail = ({ name, email, language }: Recipient, on: string, baseUrl: string): MailContent => ({
  to: email,
  subject: mails(language).weWillDelete(on),
  greets: name,
  language,
  blocks: [
    mails(language).youHaveNot,
    mails(language).toKeepItLog(on),
    { open: `${baseUrl}/login`, words: letter(language).logIn },
    mails(language).ifYouDo,
  ],
})

/** When it is gone. */
export const closedMail = ({ name, email, language }: Recipient): MailContent => ({
  to: email,
  subject: mails(language).yourAccountIsDeleted,
  greets: name,
  language,
  blocks: [mails(language).yourAccountIsDeletedWith, mails(language).weKeepA, mails(language).thisDoesNot],
})

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = ({ name, email, language }: Recipient, link: string): MailContent => ({
  to: email,
  subject: mails(language).confirmYourEmail,
  greets: name,
  language,
  blocks: [
    mails(language).youAskedUs,
    { open: link, words: mails(language).confirmThisAddress },
    mails(language).itWorksFor(EMAIL_LINK_MINUTES / 60, EMAIL_CHANGE_WAIT_HOURS),
    mails(language).ifYouDidNotAsk,
  ],
})

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string): Block[] => [
  mails(undefined).theChangeIs,
  { open: link, words: mails(undefined).stopItOr },
]

/** To the new address, when the change was made. */
export const emailChangedHereMail = ({ name, email, language }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails(language).thisIsNow,
  greets: name,
  language,
  blocks: [
    mails(language).yourAccountNowUses,
    { open: `${baseUrl}/login`, words: letter(language).logIn },
    mails(language).ifThisIs,
  ],
})

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = ({ name, email, language }: Recipient): MailContent => ({
  to: email,
  subject: mails(language).theEmailOf,
  greets: name,
  language,
  blocks: [mails(language).youAskedUsTo, mails(language).ifYouOpened],
})
