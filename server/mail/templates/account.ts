import { EMAIL_CHANGE_WAIT_HOURS, EMAIL_LINK_MINUTES } from '#core/constants.ts'
import type { Language } from '#core/language.ts'
import { dayAndTime, letter, accountMails as mails } from '../mail-words.ts'
import { type Block, letterTo, type MailContent, type Recipient } from '../template.ts'

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
      [letter(language).accountOpened, dayAndTime(openedAt, language)],
      ...(device ? [[letter(language).device, device] as const] : []),
    ],
  },
  mails(language).ifYouDid,
  mails(language).weNeverAsk,
]

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = (to: Recipient, proof: EmailProof): MailContent =>
  letterTo(to, mails(to.language).yourCodeFor, [mails(to.language).confirmThatThis, ...proofBlocks(proof, to.language)])

/** After signing up. It repeats nothing of what they have answered. `payer` is who has paid or pays for the will, if not they. */
export const welcomeMail = (to: Recipient, baseUrl: string, proof: EmailProof, payer?: string): MailContent =>
  letterTo(to, mails(to.language).yourAccount, [
    mails(to.language).yourAccountIs,
    mails(to.language).yourCodeConfirms,
    ...proofBlocks(proof, to.language),
    { open: `${baseUrl}/login`, words: mails(to.language).continueYourWill },
    payer === undefined ? mails(to.language).youPayOnly : mails(to.language).paysForYour(payer),
    mails(to.language).yourWillCounts,
  ])

export const resetMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails(to.language).chooseANew, [
    mails(to.language).someoneAskedFor,
    { open: link, words: mails(to.language).chooseANewPassword },
    mails(to.language).itWorksOnce,
    mails(to.language).ifItWas,
  ])

/** When too many log-ins in a row failed: the way back in. */
export const passwordClosedMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails(to.language).manyWrongPasswords, [
    mails(to.language).someoneTriedTimes,
    mails(to.language).toKeepIt,
    { open: link, words: mails(to.language).chooseANewPassword },
    mails(to.language).theLinkWorks,
  ])

/** To the old address, so that the owner of an account that was taken over hears of it. */
export const emailChangedMail = (to: Recipient): MailContent =>
  letterTo(to, mails(to.language).yourEmailHas, [mails(to.language).yourAccountNow, mails(to.language).ifYouDidNot])

/** Before an unused account is closed. `on` is the day, in words. */
export const closingMail = (to: Recipient, on: string, baseUrl: string): MailContent =>
  letterTo(to, mails(to.language).weWillDelete(on), [
    mails(to.language).youHaveNot,
    mails(to.language).toKeepItLog(on),
    { open: `${baseUrl}/login`, words: letter(to.language).logIn },
    mails(to.language).ifYouDo,
  ])

/** When it is gone. */
export const closedMail = (to: Recipient): MailContent =>
  letterTo(to, mails(to.language).yourAccountIsDeleted, [
    mails(to.language).yourAccountIsDeletedWith,
    mails(to.language).weKeepA,
    mails(to.language).thisDoesNot,
  ])

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails(to.language).confirmYourEmail, [
    mails(to.language).youAskedUs,
    { open: link, words: mails(to.language).confirmThisAddress },
    mails(to.language).itWorksFor(EMAIL_LINK_MINUTES / 60, EMAIL_CHANGE_WAIT_HOURS),
    mails(to.language).ifYouDidNotAsk,
  ])

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string, language: Language | undefined): Block[] => [
  mails(language).theChangeIs,
  { open: link, words: mails(language).stopItOr },
]

/** To the new address, when the change was made. */
export const emailChangedHereMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, mails(to.language).thisIsNow, [
    mails(to.language).yourAccountNowUses,
    { open: `${baseUrl}/login`, words: letter(to.language).logIn },
    mails(to.language).ifThisIs,
  ])

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = (to: Recipient): MailContent =>
  letterTo(to, mails(to.language).theEmailOf, [mails(to.language).youAskedUsTo, mails(to.language).ifYouOpened])
