import { toDos } from '#core/account/yours-to-do.ts'
import type { Telling } from '#core/watch/reminders.ts'
import type { Mail } from '#server/db/repositories/outbox.store.ts'
import { type MailContent, renderMail } from '#server/mail/template.ts'
import {
  askedToChangeBlocks,
  closedMail,
  closingMail,
  confirmEmailMail,
  emailChangedHereMail,
  emailChangedMail,
  emailNotChangedMail,
  passwordClosedMail,
  resetMail,
  verifyEmailMail,
  welcomeMail,
} from '#server/mail/templates/account.ts'
import { answerMail, complaintReceivedMail, findingsReadyMail, mailChoiceMail } from '#server/mail/templates/contact.ts'
import {
  invitationAcceptedMail,
  partnerConfirmedMail,
  partnerInvitationMail,
  unlinkedMail,
} from '#server/mail/templates/couple.ts'
import { aliveMail, deathAskerMail, deathPersonMail, helpReachMail, stoppedMail } from '#server/mail/templates/death.ts'
import {
  disputeMail,
  documentsReadyMail,
  downloadConsentMail,
  itemRefundMail,
  partnersDisputeMail,
  partnersRefundMail,
  partRefundMail,
  printHeldMail,
  printPostedMail,
  receiptMail,
  refundMail,
  sentBackMail,
} from '#server/mail/templates/orders.ts'
import { firmAnsweredMail } from '#server/mail/templates/referrals.ts'
import { roleAnswerMail, roleRequestMail, roleTakenBackMail } from '#server/mail/templates/roles.ts'
import { deskPasskeyMail, deskPeopleMail, securityMail } from '#server/mail/templates/security.ts'
import { doubtfulSigningMail, reviewRequestMail, watchMail } from '#server/mail/templates/watch.ts'
import { watchMails } from '#words/en/mails.ts'

const margaret = { name: 'Margaret', email: 'margaret@example.com' }
const anne = { fullname: 'Anne Price', email: 'anne@example.com' }
const home = 'https://wills.example'
const asked = {
  request: { role: 'executor', name: anne.fullname, email: anne.email },
  testator: { name: 'Margaret', last_name: 'Hale' },
  unsubscribeUrl: `${home}/unsubscribe/abc`,
} as const
const proof = {
  code: '481920',
  link: `${home}/verify-email/abc`,
  openedAt: new Date('2026-11-03T12:00:00Z'),
  device: 'Firefox on Windows',
}

const watching = { homeUrl: home, stopUrl: `${home}/unsubscribe/abc` }

/** The reminders, each in a mail of its own. */
export const ofTheWatch = Object.fromEntries(
  Object.keys(watchMails).map((telling) => [
    `a reminder: ${telling}`,
    watchMail(margaret, [telling as Telling], watching),
  ]),
) as Readonly<Record<`a reminder: ${Telling}`, MailContent>>

const anneAsks = { name: anne.fullname, email: anne.email }
const anneReads = {
  language: undefined,
  to: anneAsks,
  testator: 'Margaret Hale',
  link: `${home}/released/abc`,
  stopUrl: `${home}/unsubscribe/abc`,
}

/** One of each letter we write to people. */
export const sampleContents = {
  'an answer to a message': answerMail({
    ...margaret,
    reference: 'M-1482913774',
    text: 'It is.\n\nLook again tomorrow.',
  }),
  ...ofTheWatch,
  'a signing in doubt': doubtfulSigningMail(margaret, home),
  'a request for a review': reviewRequestMail(margaret, watching),
  welcome: welcomeMail(margaret, home, proof),
  'welcome, from a sponsor': welcomeMail(margaret, home, proof, 'St Luke’s Hospice'),
  'a complaint was received': complaintReceivedMail(margaret.email, 'M-1482913774'),
  'a code for an email': verifyEmailMail(margaret, proof),
  'a link for a new password': resetMail(margaret, `${home}/reset-password/abc`),
  'a link for a new password, after wrong ones': passwordClosedMail(margaret, `${home}/reset-password/abc`),
  'a link for a new email': confirmEmailMail(margaret, `${home}/confirm-email/abc`),
  'the email was changed': emailChangedMail(margaret),
  'a security event': securityMail(margaret, {
    event: 'changed the password',
    at: new Date('2026-11-03T12:00:00Z'),
    device: 'Firefox on Windows',
    notMeLink: `${home}/this-was-not-me/abc`,
  }),
  'a passkey at the desk': deskPasskeyMail(
    { name: 'Priya Nair', email: 'priya@example.com' },
    'Telephone',
    new Date('2026-11-03T12:00:00Z'),
  ),
  'who may use the desk': deskPeopleMail(
    { name: 'Ola Grant', email: 'ola@example.com' },
    {
      what: 'Added: support, reader',
      whose: 'Tom Reed, tom@example.com',
      byWhom: 'Olu Grant',
      at: new Date('2026-11-03T12:00:00Z'),
    },
  ),
  'a change of email was asked for': securityMail(margaret, {
    event: 'asked to change the email',
    at: new Date('2026-11-03T12:00:00Z'),
    also: askedToChangeBlocks(`${home}/change-of-email/abc`, undefined),
    notMeLink: `${home}/this-was-not-me/abc`,
  }),
  'the email was changed, to the new one': emailChangedHereMail(margaret, home),
  'the email could not be changed': emailNotChangedMail(margaret),
  'a bound will was posted': printPostedMail(margaret, { tracking: 'AB 1234 5678', baseUrl: home }),
  'a bound will is held': printHeldMail(margaret, home),
  'a part of an order goes back': itemRefundMail(margaret, { order: 7, item: 'print', pence: 1500, why: 'asked' }),
  'a receipt': receiptMail(margaret, {
    id: 7,
    items: ['will', 'storage'],
    prices: [8900, 0],
    listPrice: 8900,
    total: 6900,
    vatPercent: 20,
    promoCode: 'HOSPICE',
    on: '3 November 2026',
  }),
  'a refund': refundMail(margaret, { order: 7, total: 8900, reason: 'asked' }),
  'a refund, to the partner': partnersRefundMail(margaret),
  'a refund that the bank sent back': sentBackMail(margaret, { order: 7, pence: 8900 }),
  'a part refund': partRefundMail(margaret, { order: 7, total: 8900, returned: 2000, isKept: true }),
  'a disputed payment': disputeMail(margaret, { order: 7, total: 8900, news: 'opened' }),
  'a disputed payment, won': disputeMail(margaret, { order: 7, total: 8900, news: 'won' }),
  'a disputed payment, lost': disputeMail(margaret, { order: 7, total: 8900, news: 'lost' }),
  'a disputed payment, to the partner': partnersDisputeMail(margaret, 'opened'),
  'what was agreed to': downloadConsentMail(margaret, '3 November 2026'),
  'documents are ready': documentsReadyMail(margaret, home, toDos),
  'findings are ready': findingsReadyMail(margaret, home),
  'a firm has answered': firmAnsweredMail(margaret, home),
  'a request for a role': roleRequestMail({ ...asked, link: `${home}/asked/abc`, reminds: false }),
  'a request for a role, again': roleRequestMail({ ...asked, link: `${home}/asked/abc`, reminds: true }),
  'a request for a role, taken back': roleTakenBackMail(asked),
  'about a death, begun': deathAskerMail(anneAsks, 'begun', `${home}/about-a-death/abc`),
  'about a death, more': deathAskerMail(anneAsks, 'more', `${home}/about-a-death/abc`),
  'about a death, lapsed': deathAskerMail(anneAsks, 'lapsed', `${home}/about-a-death/abc`),
  'about a death, cannot help': deathAskerMail(anneAsks, 'cannot help', `${home}/about-a-death/abc`),
  'about a death, not released': deathAskerMail(anneAsks, 'not released', `${home}/about-a-death/abc`),
  'about a death, still': deathAskerMail(anneAsks, 'still', `${home}/about-a-death/abc`),
  'about a death, done': deathAskerMail(anneAsks, 'done', `${home}/about-a-death/abc`),
  'news of a death, asked': deathPersonMail(anneReads, 'asked'),
  'news of a death, still': deathPersonMail(anneReads, 'still'),
  'news of a death, released': deathPersonMail(anneReads, 'released'),
  'news of a death, the place': deathPersonMail(anneReads, 'place'),
  'news of a death, ending': deathPersonMail(anneReads, 'ending'),
  'about a death, no signed will': deathAskerMail(anneAsks, 'not released', `${home}/about-a-death/abc`, {
    because: 'noSignedWill',
  }),
  'about a death, being checked': deathAskerMail(anneAsks, 'begun', `${home}/about-a-death/abc`, { from: '2 April' }),
  'help us reach somebody': helpReachMail(
    anneAsks,
    { first: 'Margaret', name: 'Margaret Hale', language: undefined },
    `${home}/unsubscribe/abc`,
  ),
  'news of a death, wrong': deathPersonMail(anneReads, 'wrong'),
  'are you alive': aliveMail(margaret, `${home}/about-a-death/abc`, '19, 23 and 28 March', false),
  'are you alive, again': aliveMail(margaret, `${home}/about-a-death/abc`, '', true),
  'a report of a death was stopped': stoppedMail(margaret, home, false),
  'a release that was wrong': stoppedMail(margaret, home, true),
  'an answer to a request': roleAnswerMail(margaret, asked.request, 'yes', home),
  'an answer to a request, no': roleAnswerMail(margaret, asked.request, 'no', home),
  'an answer to a request, a question': roleAnswerMail(margaret, asked.request, 'question', home),
  'an answer to a request, from somebody else': roleAnswerMail(margaret, asked.request, 'closed', home),
  'an answer to a request, none': roleAnswerMail(margaret, asked.request, 'no answer', home),
  'to a partner': partnerInvitationMail({
    days: 30,
    partner: anne,
    from: 'Margaret Hale',
    language: undefined,
    link: `${home}/`,
    unsubscribeUrl: `${home}/unsubscribe/abc`,
  }),
  'to a typed address': mailChoiceMail({
    email: anne.email,
    stopUrl: `${home}/unsubscribe/abc`,
    resumeUrl: `${home}/write-to-me-again/abc`,
  }),
  'an invitation was accepted': invitationAcceptedMail(margaret, home),
  'a partner has confirmed': partnerConfirmedMail(margaret, { name: 'Thomas', last_name: 'Hale' }, home),
  'wills unlinked by the reader': unlinkedMail(margaret, { byThem: true }, home),
  'wills unlinked by the partner': unlinkedMail(margaret, { byThem: false }, home),
  'the account will be closed': closingMail(margaret, '3 December 2026', home),
  'the account was closed': closedMail(margaret),
}

/** The same as mails, of an installation that does not say who runs it. */
export const sampleMails = Object.fromEntries(
  Object.entries(sampleContents).map(([kind, content]) => [kind, renderMail(content)]),
) as Readonly<Record<keyof typeof sampleContents, Mail>>

/** A letter that has the same words wherever a letter can have any. */
export const contentOf = (words: string): MailContent => ({
  to: 'a@example.com',
  subject: words,
  greets: words,
  blocks: [words, { open: words, words }, { rows: [[words, words]] }],
  stop: { why: words, url: words },
})
