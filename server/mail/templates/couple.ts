import type { Language } from '#core/language.ts'
import { coupleMails as mails } from '../mail-words.ts'
import { letterInBoth, letterTo, type MailContent, type Recipient } from '../template.ts'

type Invitation = {
  readonly partner: { readonly fullname: string; readonly email: string }
  readonly from: string
  /** The one that whoever invites chose. */
  readonly language: Language | undefined
  readonly link: string
  readonly unsubscribeUrl: string
  /** How long the link works. */
  readonly days: number
}

/** For a pair of wills: the partner has an account and a will of their own. */
export const partnerInvitationMail = ({
  partner,
  from,
  language,
  link,
  unsubscribeUrl,
  days,
}: Invitation): MailContent =>
  letterInBoth(
    { name: partner.fullname, email: partner.email },
    language,
    mails,
    (words) => [
      words.wouldLikeYou(from),
      words.isWritingA(from),
      { open: link, words: words.startYourWill },
      words.itIsYour,
      words.theLinkWorks(days),
    ],
    { why: (words) => words.youGetThis(from), url: unsubscribeUrl },
  )

/** To the buyer of the pair, when the partner has used the link. It says nothing of the partner's will. */
export const invitationAcceptedMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourInvitationWas,
    words.thePersonYou,
    words.youEachPrint,
    { open: `${baseUrl}/account`, words: words.goToYour },
    words.ifItWas,
  ])

/** To the buyer of the pair, when the partner has confirmed the second will. It says nothing of what is in it. */
export const partnerConfirmedMail = (
  to: Recipient,
  partner: { readonly name: string; readonly last_name: string },
  baseUrl: string,
): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourPartnerHas,
    words.hasConfirmedTheir(partner.name, partner.last_name),
    words.yourNewDocuments,
    { open: `${baseUrl}/my-will/my-downloads`, words: words.goToYourDocuments },
    words.aWillThat,
  ])

/** To both of a couple when the link between their wills has ended. `byThem`: this one ended it. */
export const unlinkedMail = (to: Recipient, { byThem }: { readonly byThem: boolean }, baseUrl: string): MailContent =>
  letterTo(to, mails, (words) => [
    words.yourTwoWills,
    byThem ? words.youUnlinkedYour : words.yourWillAnd,
    words.bothWillsStay,
    words.yourNewDocumentsDo,
    { open: `${baseUrl}/account`, words: words.goToYour },
  ])
