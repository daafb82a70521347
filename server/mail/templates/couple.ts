import { firstNameIn } from '#core/text/names.ts'
import { coupleMails as mails } from '#words/en/mails.ts'
import type { MailContent, Recipient } from '../template.ts'

type Invitation = {
  readonly partner: { readonly fullname: string; readonly email: string }
  readonly from: string
  readonly link: string
  readonly unsubscribeUrl: string
  /** How long the link works. */
  readonly days: number
}

/** For a pair of wills: the partner has an account and a will of their own. */
export const partnerInvitationMail = ({ partner, from, link, unsubscribeUrl, days }: Invitation): MailContent => ({
  to: partner.email,
  subject: mails.wouldLikeYou(from),
  greets: firstNameIn(partner.fullname),
  blocks: [
    mails.isWritingA(from),
    { open: link, words: mails.startYourWill },
    mails.itIsYour,
    mails.theLinkWorks(days),
  ],
  stop: { why: mails.youGetThis(from), url: unsubscribeUrl },
})

/** To the buyer of the pair, when the partner has used the link. It says nothing of the partner's will. */
export const invitationAcceptedMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails.yourInvitationWas,
  greets: name,
  blocks: [
    mails.thePersonYou,
    mails.youEachPrint,
    { open: `${baseUrl}/account`, words: mails.goToYour },
    mails.ifItWas,
  ],
})

/** To the buyer of the pair, when the partner has confirmed the second will. It says nothing of what is in it. */
export const partnerConfirmedMail = (
  { name, email }: Recipient,
  partner: { readonly name: string; readonly last_name: string },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: mails.yourPartnerHas,
  greets: name,
  blocks: [
    mails.hasConfirmedTheir(partner.name, partner.last_name),
    mails.yourNewDocuments,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails.goToYourDocuments },
    mails.aWillThat,
  ],
})

/** To both of a couple when the link between their wills has ended. `byThem`: this one ended it. */
export const unlinkedMail = (
  { name, email }: Recipient,
  { byThem }: { readonly byThem: boolean },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: mails.yourTwoWills,
  greets: name,
  blocks: [
    byThem ? mails.youUnlinkedYour : mails.yourWillAnd,
    mails.bothWillsStay,
    mails.yourNewDocumentsDo,
    { open: `${baseUrl}/account`, words: mails.goToYour },
  ],
})
