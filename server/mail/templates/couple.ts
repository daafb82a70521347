import { brand } from '#core/brand.ts'
import { firstNameIn } from '#core/text/names.ts'
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
  subject: `${from} would like you to write your wills together`,
  greets: firstNameIn(partner.fullname),
  blocks: [
    { say: `${from} is writing a will with ${brand.name}, and has paid for one for you, too.` },
    { open: link, words: 'Start your will' },
    {
      say: 'It is your own will, in your own account. You can change every word of it. Each of you can change or cancel your own will at any time, without telling the other.',
    },
    {
      say: `The link works once, within ${days} days. You do not have to do anything. We keep none of your answers until you start.`,
    },
  ],
  stop: {
    why: `You get this because ${from} gave us your address and asked us to write to you.`,
    url: unsubscribeUrl,
  },
})

/** To the buyer of the pair, when the partner has used the link. It says nothing of the partner's will. */
export const invitationAcceptedMail = ({ name, email }: Recipient, baseUrl: string): MailContent => ({
  to: email,
  subject: 'Your invitation was accepted',
  greets: name,
  blocks: [
    {
      say: 'The person you invited has started their own will. It began as a copy of part of yours, and they can change it.',
    },
    { say: 'You each print and sign your own will. You do not have to wait for theirs.' },
    { open: `${baseUrl}/account`, words: 'Go to your account' },
    { say: 'If it was not the person you meant, you can unlink the two wills there.' },
  ],
})

/** To the buyer of the pair, when the partner has confirmed the second will. It says nothing of what is in it. */
export const partnerConfirmedMail = (
  { name, email }: Recipient,
  partner: { readonly name: string; readonly last_name: string },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: 'Your partner has confirmed their will',
  greets: name,
  blocks: [
    { say: `${partner.name} ${partner.last_name} has confirmed their own will.` },
    {
      say: 'Your new documents say that there are two wills, on the cover and in one clause. The clause says that each of you is free to change your own will.',
    },
    { open: `${baseUrl}/my-will/my-downloads`, words: 'Go to your documents' },
    { say: 'A will that you have signed stays as good as it is. You do not have to sign again because of this.' },
  ],
})

/** To both of a couple when the link between their wills has ended. `byThem`: this one ended it. */
export const unlinkedMail = (
  { name, email }: Recipient,
  { byThem }: { readonly byThem: boolean },
  baseUrl: string,
): MailContent => ({
  to: email,
  subject: 'Your two wills are no longer linked',
  greets: name,
  blocks: [
    {
      say: byThem
        ? 'You unlinked your will and your partner’s will.'
        : 'Your will and your partner’s will are no longer linked.',
    },
    { say: 'Both wills stay as they are. What was paid for stays paid for, and nobody has to sign anything today.' },
    {
      say: 'Your new documents do not mention a second will. If you have signed one that does, it still counts. To remove that part, print and sign the new one.',
    },
    { open: `${baseUrl}/account`, words: 'Go to your account' },
  ],
})
