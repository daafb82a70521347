import { firstNameIn } from '#core/text/names.ts'
import { coupleMails as mails } from '../mail-words.ts'
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
  subject: mails(undefined).wouldLikeYou(from),
  greets: firstNameIn(partner.fullname),
  blocks: [
    mails(undefined).isWritingA(from),
    { open: link, words: mails(undefined).startYourWill },
    mails(undefined).itIsYour,
    mails(undefined).theLinkWorks(days),
  ],
  stop: { why: mails(undefined).youGetThis(from), url: unsubscribeUrl },
})

/** To the buyer of the pair, when the partner has used the link. It says nothing of the partner's will. */
export const invitationAcceptedMail = ({ name, email, language }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: mails(language).yourInvitationWas,
  greets: name,
  language,
  blocks: [
    mails(language).thePersonYou,
    mails(language).youEachPrint,
    { open: `${baseUrl}/account`, words: mails(language).goToYour },
    mails(language).ifItWas,
  ],
})

/** To the buyer of the pair, when the partner has confirmed the second will. It says nothing of what is in it. */
export const partnerConfirmedMail = (
  { name, email, language }: Recipient,
  partner: { readonly name: string; readonly last_name: string },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: mails(language).yourPartnerHas,
  greets: name,
  language,
  blocks: [
    mails(language).hasConfirmedTheir(partner.name, partner.last_name),
    mails(language).yourNewDocuments,
    { open: `${baseUrl}/my-will/my-downloads`, words: mails(language).goToYourDocuments },
    mails(language).aWillThat,
  ],
})

/** To both of a couple when the link between their wills has ended. `byThem`: this one ended it. */
export const unlinkedMail = (
  { name, email, language }: Recipient,
  { byThem }: { readonly byThem: boolean },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: mails(language).yourTwoWills,
  greets: name,
  language,
  blocks: [
    byThem ? mails(language).youUnlinkedYour : mails(language).yourWillAnd,
    mails(language).bothWillsStay,
    mails(language).yourNewDocumentsDo,
    { open: `${baseUrl}/account`, words: mails(language).goToYour },
  ],
})
