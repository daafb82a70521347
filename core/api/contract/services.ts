import { z } from 'zod'
import { text } from '../../will/text-schema.ts'
import {
  acceptedReplySchema,
  confirmWillSchema,
  invitationReplySchema,
  invitationSchema,
  invitePartnerReplySchema,
  invitePartnerSchema,
  pairReplySchema,
} from '../couple.ts'
import {
  afterDeathReplySchema,
  deathActSchema,
  deathEvidenceSchema,
  deathLinkReplySchema,
  deathLinkSchema,
  releaseChoicesSchema,
  releasedFileSchema,
  releasedReplySchema,
  reportDeathSchema,
} from '../death.ts'
import { numberInPath } from '../desk.ts'
import {
  askExpertReviewSchema,
  existingWillCheckSchema,
  existingWillReplySchema,
  expertReviewReplySchema,
} from '../existing-will.ts'
import { referralReplySchema, referSchema, settleClauseSchema } from '../referral.ts'
import {
  answerRoleSchema,
  askedReplySchema,
  askedSchema,
  askForRoleReplySchema,
  askForRoleSchema,
  keptReplySchema,
  openedHomeReplySchema,
  recogniseSchema,
  roleInQuery,
  roleMailReplySchema,
} from '../roles.ts'
import { saveReplySchema, saves } from '../wills.ts'
import { contract } from './contract.ts'

export const existingWillCalls = contract('Checking a will', 'signed in', 10, {
  'POST /api/will-check': {
    summary: 'Keep the answers about a will that an order pays to have looked at. A repeat replaces them',
    body: existingWillCheckSchema,
    done: 'Kept',
    refuses: [404],
  },
  'GET /api/will-check/{external_id}': {
    summary: 'What the answers call for, once it is paid for. Not advice on whether a will is valid',
    params: z.object({ external_id: text(100) }),
    reply: existingWillReplySchema,
    refuses: [402, 404],
  },
  'GET /api/will-check/{external_id}/report.pdf': {
    summary: 'The same as a PDF, with every answer',
    apart: 2_000,
    params: z.object({ external_id: text(100) }),
    file: ['application/pdf', 'A PDF'],
    refuses: [402, 404, 503],
  },
})

export const expertReviewCalls = contract('Checking a will', 'signed in', 10, {
  'GET /api/reading': {
    summary: 'The state of the expert review and its findings, for a customer who holds a check',
    reply: expertReviewReplySchema,
    refuses: [402],
  },
  'POST /api/reading': {
    summary: 'Ask that a person reads what was told, too. Asking again keeps the place in the queue',
    body: askExpertReviewSchema,
    reply: expertReviewReplySchema,
    refuses: [402],
  },
  'DELETE /api/reading': {
    summary: 'Take that back, until the findings are sent',
    reply: expertReviewReplySchema,
    refuses: [402, 422],
  },
})

export const referralCalls = contract('Seeing a solicitor', 'signed in', 10, {
  'GET /api/referral': {
    summary: 'The firms a case can be sent to, and the cases that were sent with what the firms said',
    reply: referralReplySchema,
  },
  'POST /api/referral': {
    summary: 'Let a firm see the case for thirty days. A repeat for the same firm changes nothing',
    cost: 25,
    apart: 2_000,
    who: 'verified',
    body: referSchema,
    reply: referralReplySchema,
    refuses: [404],
  },
  'DELETE /api/referral': { summary: 'Take the case back, at once. A repeat is harmless', reply: referralReplySchema },
  'POST /api/referral/clause': {
    summary: 'Agree to a clause that the firm wrote, in the words that were read, or decline it',
    body: settleClauseSchema,
    reply: referralReplySchema,
    refuses: [404, 409],
  },
  'DELETE /api/referral/clause': {
    summary: 'Take the clause of a firm out of the will',
    reply: referralReplySchema,
    refuses: [404, 409],
  },
})

export const coupleCalls = contract('Wills of a couple', 'signed in', 10, {
  'GET /api/pair': { summary: 'The state of a couple’s wills, as the customer may see it', reply: pairReplySchema },
  'POST /api/pair/invite': {
    summary: 'Send the partner a link to the second will, and get one to hand over. Older links work no more',
    who: 'paid and verified',
    body: invitePartnerSchema,
    reply: invitePartnerReplySchema,
  },
  'POST /api/pair/withdraw': {
    summary: 'Take the invitation back, before it is accepted',
    reply: pairReplySchema,
    refuses: [402, 404],
  },
  'POST /api/pair/accept': {
    summary: 'Accept an invitation with its link. A will that has answers stays as it is',
    body: invitationSchema,
    reply: acceptedReplySchema,
  },
  'POST /api/pair/confirm': {
    summary: 'Confirm that a will a partner paid for is one’s own, as it stands in this version',
    ...saves,
    body: confirmWillSchema,
    refuses: [402],
  },
  'POST /api/pair/end': {
    summary: 'End what is between the two wills. Both stay, and so does what was paid',
    reply: pairReplySchema,
    refuses: [404],
  },
  'POST /api/invitation': {
    summary: 'Who invites whom to write their wills together',
    who: 'anyone',
    body: invitationSchema,
    reply: invitationReplySchema,
  },
})

export const rolesCalls = contract('People in the will', 'signed in', 10, {
  'GET /api/roles/mail': {
    summary: 'The mail that a person would get who is asked to do a job',
    will: true,
    query: roleInQuery,
    reply: roleMailReplySchema,
    refuses: [400],
  },
  'POST /api/roles/requests': {
    summary: 'Ask a person of the will by mail whether they will do their job',
    who: 'paid and verified',
    will: true,
    body: askForRoleSchema,
    reply: askForRoleReplySchema,
  },
  'POST /api/roles/requests/{id}': {
    summary: 'Say whether the person who answered is the one who was meant. If not, the link is closed',
    will: true,
    params: numberInPath,
    body: recogniseSchema,
    reply: saveReplySchema,
    refuses: [404],
  },
  'DELETE /api/roles/requests/{id}': {
    summary: 'Take a request back, and tell the person so. A repeat is harmless',
    will: true,
    params: numberInPath,
    reply: saveReplySchema,
    refuses: [404],
  },
  // The person who is asked may have no account.
  'POST /api/asked': {
    summary: 'What is asked by the link of a request',
    who: 'anyone',
    body: askedSchema,
    reply: askedReplySchema,
  },
  'POST /api/asked/answer': {
    summary: 'Answer it. Another answer takes the place of the one before',
    who: 'anyone',
    body: answerRoleSchema,
    done: 'Told to the testator',
  },
  'POST /api/asked/close': {
    summary: 'Say that the mail reached another person: the link is closed',
    who: 'anyone',
    body: askedSchema,
    done: 'Closed',
  },
  'POST /api/asked/keep': {
    summary: 'Keep an answer in the account that has the address to which the link was sent',
    who: 'verified',
    body: askedSchema,
    done: 'Kept',
  },
  'GET /api/asked/kept': {
    summary: 'What people have asked of this customer, as far as it is kept here',
    reply: keptReplySchema,
  },
  'POST /api/asked/let-go': {
    summary: 'Keep it no longer. The link goes on working',
    body: askedSchema,
    done: 'Let go',
  },
  'POST /api/asked/home': {
    summary: 'Get a link to what is open to this customer, after the death of the testator who asked them',
    body: askedSchema,
    reply: openedHomeReplySchema,
    refuses: [404],
  },
})

export const deathCalls = contract('When somebody has died', 'signed in', 10, {
  'GET /api/after-death': {
    summary: 'Who may have what after the death of the customer, the code of their card, and reports of their death',
    reply: afterDeathReplySchema,
    refuses: [402],
  },
  'POST /api/after-death': {
    summary: 'Choose who may have what after the death, and how long the customer wants to be looked for',
    body: releaseChoicesSchema,
    reply: afterDeathReplySchema,
    refuses: [402],
  },
  'POST /api/after-death/card': {
    summary: 'Make a new code. That of the earlier card opens nothing',
    reply: afterDeathReplySchema,
    refuses: [402],
  },
  'POST /api/after-death/alive': { summary: 'The customer is alive: every report of their death is stopped' },
  // Who reports a death may have no account. The answer is the same whoever it is about.
  'POST /api/deaths': {
    summary: 'Report that somebody has died. It is answered alike, whether or not they made a will here',
    who: 'anyone',
    body: reportDeathSchema,
    accepted: 'We have it, and write to whoever asks',
  },
  'POST /api/deaths/read': {
    summary: 'What the reader of a link may know of a report. Reading does nothing',
    who: 'anyone',
    body: deathLinkSchema,
    reply: deathLinkReplySchema,
  },
  'POST /api/deaths/evidence': {
    summary: 'Add the number of the certificate to a report, with who issued it',
    who: 'anyone',
    body: deathEvidenceSchema,
    reply: deathLinkReplySchema,
  },
  'POST /api/deaths/act': {
    summary: 'Say that one is alive, object, take a report back or ask again, as the link allows. A repeat is harmless',
    who: 'anyone',
    body: deathActSchema,
    reply: deathLinkReplySchema,
  },
  'POST /api/released': {
    summary: 'What was released to the reader of a link, and nothing else',
    who: 'anyone',
    body: deathLinkSchema,
    reply: releasedReplySchema,
  },
  'POST /api/released/file': {
    summary:
      'A letter that was released to the reader of a link, byte for byte as it was issued, or the record of the will',
    who: 'anyone',
    cost: 20,
    apart: 15_000,
    body: releasedFileSchema,
    file: ['application/pdf', 'A PDF'],
    refuses: [404],
  },
})
