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
const proofBlocks = ({ code, link, openedAt, device }: EmailProof, language: Language | undefined): Block[] => {
  const [words, common] = [mails(language), letter(language)]
  return [
    { rows: [[common.yourCode, inGroups(code)]] },
    { open: link, words: words.confirmThisAddress },
    words.eitherTheCode,
    {
      rows: [
        [common.accountOpened, dayAndTime(openedAt, language)],
        ...(device ? [[common.device, device] as const] : []),
      ],
    },
    words.ifYouDid,
    words.weNeverAsk,
  ]
}

/** A code that was asked for again, or for a corrected address. */
export const verifyEmailMail = (to: Recipient, proof: EmailProof): MailContent =>
  letterTo(to, mails, (words) => [words.yourCodeFor, words.confirmThatThis, ...proofBlocks(proof, to.language)])

/** After signing up. It repeats nothing of what they have answered. `payer` is who has paid or pays for the will, if not they. */
export const welcomeMail = (to: Recipient, baseUrl: string, proof: EmailProof, payer?: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourAccount,
    words.yourAccountIs,
    words.yourCodeConfirms,
    ...proofBlocks(proof, to.language),
    { open: `${baseUrl}/login`, words: words.continueYourWill },
    payer === undefined ? words.youPayOnly : words.paysForYour(payer),
    words.yourWillCounts,
  ])

export const resetMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.chooseANew,
    words.someoneAskedFor,
    { open: link, words: words.chooseANewPassword },
    words.itWorksOnce,
    words.ifItWas,
  ])

/** When too many log-ins in a row failed: the way back in. */
export const passwordClosedMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.manyWrongPasswords,
    words.someoneTriedTimes,
    words.toKeepIt,
    { open: link, words: words.chooseANewPassword },
    words.theLinkWorks,
  ])

/** To the old address, so that the owner of an account that was taken over hears of it. */
export const emailChangedMail = (to: Recipient): MailContent =>
  letterTo(to, mails, (words) => [words.yourEmailHas, words.yourAccountNow, words.ifYouDidNot])

/** Before an unused account is closed. `on` is the day, in words. */
export const closingMail = (to: Recipient, on: string, baseUrl: string): MailContent =>
  letterTo(to, mails, (words, common) => [
    words.weWillDelete(on),
    words.youHaveNot,
    words.toKeepItLog(on),
    { open: `${baseUrl}/login`, words: common.logIn },
    words.ifYouDo,
  ])

/** When it is gone. */
export const closedMail = (to: Recipient): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourAccountIsDeleted,
    words.yourAccountIsDeletedWith,
    words.weKeepA,
    words.thisDoesNot,
  ])

/** To the new address: the change waits until this is opened. */
export const confirmEmailMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.confirmYourEmail,
    words.youAskedUs,
    { open: link, words: words.confirmThisAddress },
    words.itWorksFor(EMAIL_LINK_MINUTES / 60, EMAIL_CHANGE_WAIT_HOURS),
    words.ifYouDidNotAsk,
  ])

/** What the mail to the old address says beside that a change was asked for. */
export const askedToChangeBlocks = (link: string, language: Language | undefined): Block[] => [
  mails(language).theChangeIs,
  { open: link, words: mails(language).stopItOr },
]

/** To the new address, when the change was made. */
export const emailChangedHereMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, mails, (words, common) => [
    words.thisIsNow,
    words.yourAccountNowUses,
    { open: `${baseUrl}/login`, words: common.logIn },
    words.ifThisIs,
  ])

/** To the address of the account, when the new one was taken while the change waited. */
export const emailNotChangedMail = (to: Recipient): MailContent =>
  letterTo(to, mails, (words) => [words.theEmailOf, words.youAskedUsTo, words.ifYouOpened])
