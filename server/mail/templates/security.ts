import { formatLondonDateTime } from '#core/text/dates.ts'
import { dayAndTime, securityMails as mails, securityNews } from '../mail-words.ts'
import { type Block, letterTo, type MailContent, type Recipient } from '../template.ts'

/** What its owner is written to about. */
export type SecurityNews = keyof ReturnType<typeof securityNews>

type Notice = {
  readonly event: SecurityNews
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
  { name, email, language }: Recipient,
  { event, at, device, also = [], notMeLink }: Notice,
): MailContent =>
  letterTo({ name, email, language }, securityNews, (words, common) => [
    words[event].subject,
    words[event].says,
    { rows: [[common.when, dayAndTime(at, language)], ...(device ? [[common.device, device] as const] : [])] },
    ...also,
    ...(notMeLink === undefined
      ? [mails(language).ifYouHave]
      : [mails(language).ifThisWas, mails(language).ifItWas, { open: notMeLink, words: mails(language).thisWasNot }]),
  ])

/** To someone who works at the back office, as another passkey lets whoever has it in with their name. */
export const deskPasskeyMail = ({ name, email }: Recipient, passkey: string, at: Date): MailContent =>
  letterTo({ name, email }, mails, (words, common) => [
    words.aPasskeyWas,
    words.fromNowOn,
    {
      rows: [
        [common.passkey, passkey],
        [common.when, formatLondonDateTime(at)],
      ],
    },
    words.ifYouAdded,
    words.ifYouDid,
  ])

/** To every owner, as somebody may now see and do at the back office what they could not before, or no longer can. */
export const deskPeopleMail = (
  { name, email }: Recipient,
  {
    what,
    whose,
    byWhom,
    at,
  }: { readonly what: string; readonly whose: string; readonly byWhom: string; readonly at: Date },
): MailContent =>
  letterTo({ name, email }, mails, (words, common) => [
    words.whoMayUse,
    {
      rows: [
        [common.what, what],
        [common.whose, whose],
        [common.byWhom, byWhom],
        [common.when, formatLondonDateTime(at)],
      ],
    },
    words.youAreAnOwner,
    words.ifYouKnow,
  ])

/** To the owner who pressed "This was not me": the account is locked, and how it is opened again. */
export const lockedMail = (to: Recipient, link: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourAccountIs,
    words.youToldUs,
    words.weHaveLocked,
    words.toOpenIt,
    { open: link, words: words.chooseANew },
    words.thisLinkWorks,
    words.ifYouWould,
  ])

/** To the address that an account had for a while, when the owner of the earlier address took the change back. */
export const addressTakenBackMail = (to: Recipient): MailContent =>
  letterTo(to, mails, (words) => [words.theEmailOf, words.someoneWhoGot, words.ifYouHad])
