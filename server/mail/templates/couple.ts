import type { Language } from '#core/language.ts'
import { firstNameIn } from '#core/text/names.ts'
import { coupleMails as mails } from '../mail-words.ts'
import { inBoth, letterTo, type MailContent, type Recipient } from '../template.ts'

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
  language: chosen,
  link,
  unsubscribeUrl,
  days,
}: Invitation): MailContent =>
  inBoth(chosen, (language) => ({
    to: partner.email,
    subject: mails(language).wouldLikeYou(from),
    greets: firstNameIn(partner.fullname),
    language,
    blocks: [
      mails(language).isWritingA(from),
      { open: link, words: mails(language).startYourWill },
      mails(language).itIsYour,
      mails(language).theLinkWorks(days),
    ],
    stop: { why: mails(language).youGetThis(from), url: unsubscribeUrl },
  }))

/** To the buyer of the pair, when the partner has used the link. It says nothing of the partner's will. */
export const invitationAcceptedMail = (to: Recipient, baseUrl: string): MailContent =>
  letterTo(to, mails(to.language).yourInvitationWas, [
    mails(to.language).thePersonYou,
    mails(to.language).youEachPrint,
    { open: `${baseUrl}/account`, words: mails(to.language).goToYour },
    mails(to.language).ifItWas,
  ])

/** To the buyer of the pair, when the partner has confirmed the second will. It says nothing of what is in it. */
export const partnerConfirmedMail = (
  to: Recipient,
  partner: { readonly name: string; readonly last_name: string },
  baseUrl: string,
): MailContent =>
  letterTo(to, mails(to.language).yourPartnerHas, [
    mails(to.language).hasConfirmedTheir(partner.name, partner.last_name),
    mails(to.language).yourNewDocuments,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails(to.language).goToYourDocuments },
    mails(to.language).aWillThat,
  ])

/** To both of a couple when the link between their wills has ended. `byThem`: this one ended it. */
export const unlinkedMail = (to: Recipient, { byThem }: { readonly byThem: boolean }, baseUrl: string): MailContent =>
  letterTo(to, mails(to.language).yourTwoWills, [
    byThem ? mails(to.language).youUnlinkedYour : mails(to.language).yourWillAnd,
    mails(to.language).bothWillsStay,
    mails(to.language).yourNewDocumentsDo,
    { open: `${baseUrl}/account`, words: mails(to.language).goToYour },
  ])
