import { z } from 'zod'
import * as death from '../death.ts'
import * as finance from '../desk-finance.ts'
import * as queues from '../desk-queues.ts'
import * as wordings from '../desk-wordings.ts'
import { decidedSchema } from '../fields.ts'
import { deskContract } from './contract.ts'

export const expertReviewsDeskCalls = deskContract({
  'GET /api/desk/readings': {
    summary: 'Wills that customers asked a person to read, the oldest first',
    act: 'see the wills to read',
    reply: queues.expertReviewsReplySchema,
  },
  'POST /api/desk/readings/{id}/take': {
    summary: 'Take a will. The customer sees that someone is reading it',
    act: 'take a will to read',
  },
  'POST /api/desk/readings/{id}/give-back': {
    summary: 'Give a will back to the queue, with its place in it',
    act: 'give a will back',
  },
  'GET /api/desk/readings/{id}': {
    summary: 'What there is to read, for the reader who took it. The customer sees that it was opened',
    act: 'open a will to read',
    reply: queues.openedExpertReviewReplySchema,
  },
  'POST /api/desk/readings/{id}/findings': {
    summary: 'Keep the findings for the customer, and tell them by mail. Once',
    act: 'send findings',
    body: queues.sendFindingsSchema,
  },
})

export const printsDeskCalls = deskContract({
  'GET /api/desk/prints': {
    summary: 'Bound prints that are paid for and not posted, the oldest order first',
    act: 'see the prints',
    reply: queues.printsQueueReplySchema,
  },
  'POST /api/desk/prints/{id}/open': {
    summary: 'The pages, and where they go; again when the customer asks for something else',
    act: 'open a print',
    reply: queues.openedPrintReplySchema,
  },
  'POST /api/desk/prints/{id}/posted': {
    summary: 'Note that it was posted, and tell the customer by mail',
    act: 'note a print as posted',
    body: queues.postedPrintSchema,
    done: 'Noted',
  },
})

export const wordingsDeskCalls = deskContract({
  'GET /api/desk/wordings': {
    summary: 'Every piece of words that a lawyer signs, and whether it is signed as it stands',
    act: 'see the wordings',
    reply: wordings.wordingsReplySchema,
  },
  'GET /api/desk/wordings/piece': {
    summary: 'The words of one piece, its law, and what changed since they were signed',
    act: 'see the wordings',
    query: wordings.wordingQuerySchema,
    reply: wordings.wordingReplySchema,
    refuses: [400, 404],
  },
  'GET /api/desk/wordings/sitting': {
    summary: 'What is read in one go, the changed first: a pattern of clauses, or pieces of a kind',
    act: 'see the wordings',
    query: wordings.sittingQuerySchema,
    reply: wordings.sittingReplySchema,
    refuses: [400, 404],
  },
  'GET /api/desk/wordings/whole-will': {
    summary: 'A made-up will whole, with its documents and advice, and what reads otherwise than when it was signed',
    act: 'see the wordings',
    query: wordings.wholeWillQuerySchema,
    reply: wordings.wholeWillReplySchema,
    refuses: [400, 404],
  },
  'POST /api/desk/wordings/sitting/sign-off': {
    summary:
      'Sign all that was read in one go, with one passkey. The answer is the files to put into `legal/sign-offs/`',
    act: 'sign off words',
    body: wordings.signSittingSchema,
    reply: wordings.signedAtDeskReplySchema,
    refuses: [404],
  },
  'POST /api/desk/wordings/sign-off': {
    summary: 'Sign these words and no others. The answer is the files to put into `legal/sign-offs/`',
    act: 'sign off words',
    body: wordings.signOffAtDeskSchema,
    reply: wordings.signedAtDeskReplySchema,
    refuses: [404],
  },
  'GET /api/desk/wordings/asked': {
    summary: 'Changes of words that lawyers and readers asked for, with the words they are about',
    act: 'see the asked changes',
    reply: wordings.askedChangesReplySchema,
  },
  'POST /api/desk/wordings/ask': {
    summary: 'Ask for a change of a sentence, or of all the words of a piece',
    act: 'ask for a change of words',
    body: wordings.askForChangeSchema,
    done: 'Kept',
    refuses: [404],
  },
  'GET /api/desk/wordings/welsh': {
    summary: 'How many rows are in Welsh, and how many a translator has checked',
    act: 'see the wordings',
    reply: wordings.welshReplySchema,
  },
  'POST /api/desk/wordings/welsh/file': {
    summary: 'The Welsh of an area beside its English, as a CSV file for a translator',
    act: 'hand the Welsh to a translator',
    body: wordings.welshAreaSchema,
    reply: z.string().describe('A CSV file'),
    refuses: [404],
  },
  'POST /api/desk/wordings/welsh/checked': {
    summary:
      'What is wrong with the file that came back; or what it changes, and the file to commit. Nothing is stored',
    act: 'hand the Welsh to a translator',
    body: wordings.welshFileSchema,
    reply: wordings.welshCheckedReplySchema,
    refuses: [404],
  },
  'POST /api/desk/wordings/asked/{id}/answer': {
    summary: 'Answer it, where the words stay as they are',
    act: 'answer an asked change',
    body: wordings.answerAskedChangeSchema,
    done: 'Kept',
  },
})

export const reviewsDeskCalls = deskContract({
  'GET /api/desk/reviews': {
    summary: 'What customers say of the service, the oldest first',
    act: 'see the reviews',
    reply: queues.moderationReplySchema,
  },
  'POST /api/desk/reviews/{id}/publish': {
    summary: 'Show a review to visitors, and count it',
    act: 'publish a review',
    body: queues.publishReviewSchema.nullish(),
    stale: decidedSchema,
  },
  'POST /api/desk/reviews/{id}/refuse': {
    summary: 'Keep a review back that breaks the law or names a person. A low rating is no reason',
    act: 'refuse a review',
    body: queues.refuseReviewSchema,
    stale: decidedSchema,
  },
})

export const financeCalls = deskContract({
  'GET /api/desk/orders': {
    summary: 'A page of orders, newest first, before one number or after it. It names no customer',
    act: 'see the orders',
    query: finance.deskOrdersQuerySchema,
    reply: finance.deskOrdersReplySchema,
    refuses: [400, 404],
  },
  'GET /api/desk/disputes': {
    summary: 'A page of orders whose payment a bank questions, or has given back',
    act: 'see the disputes',
    query: finance.disputesQuerySchema,
    reply: finance.deskOrdersReplySchema,
    refuses: [400, 404],
  },
  'GET /api/desk/orders/{id}': {
    summary: 'One order: what became of it, what was delivered, and what can go back',
    act: 'open an order',
    reply: finance.deskOrderReplySchema,
    refuses: [400, 404],
  },
  'POST /api/desk/orders/{id}/refund': {
    summary: 'Send back the money of an order, or of one product of it. The customer is told by email',
    act: 'refund an order',
    body: finance.deskRefundSchema,
    reply: finance.deskRefundReplySchema,
  },
  'GET /api/desk/codes': {
    summary: 'Every promo code, with who pays for it, its limits and its uses',
    act: 'see the codes',
    reply: finance.deskCodesReplySchema,
    refuses: [400, 404, 422],
  },
  'POST /api/desk/codes': {
    summary: 'Make a promo code',
    act: 'make a code',
    body: finance.newCodeSchema,
    reply: finance.deskCodesReplySchema,
    refuses: [404],
  },
  'POST /api/desk/codes/end': {
    summary: 'End a promo code: from now on it takes nothing off',
    act: 'end a code',
    body: finance.endCodeSchema,
    reply: finance.deskCodesReplySchema,
    refuses: [404],
  },
  'GET /api/desk/totals': {
    summary: 'Sums by month, and this month’s products and funders of codes',
    act: 'see the totals',
    reply: finance.deskMonthsReplySchema,
    refuses: [400, 404, 422],
  },
  'POST /api/desk/totals/orders': {
    summary: 'The orders of a month as a CSV file, without customers',
    act: 'download the orders',
    body: finance.deskOrdersOfMonthSchema,
    reply: z.string().describe('A CSV file'),
    refuses: [404],
  },
  'GET /api/desk/experiments': {
    summary: 'Experiments with the counts of each side',
    act: 'see the experiments',
    reply: finance.deskExperimentsReplySchema,
    refuses: [400, 404, 422],
  },
  'POST /api/desk/experiments': {
    summary: 'Make an experiment that does not run yet',
    act: 'make an experiment',
    body: finance.newExperimentSchema,
    done: 'Made',
  },
  'POST /api/desk/experiments/{name}/start': {
    summary: 'Start an experiment, and stop what else runs on its funnel',
    act: 'start an experiment',
    params: finance.experimentNameParamsSchema,
    body: finance.startExperimentSchema.nullish(),
    stale: decidedSchema,
  },
  'POST /api/desk/experiments/{name}/stop': {
    summary: 'Stop an experiment',
    act: 'stop an experiment',
    params: finance.experimentNameParamsSchema,
    body: finance.startExperimentSchema.nullish(),
    stale: decidedSchema,
  },
  'GET /api/desk/funders': {
    summary: 'What each funder of codes may know: counts of ten or more',
    act: 'see the funders',
    reply: finance.deskFundersReplySchema,
  },
  'POST /api/desk/funders/counts': {
    summary: 'The same of one funder, as a CSV file to send to it',
    act: 'hand out counts',
    body: finance.deskFunderSchema,
    reply: z.string().describe('A CSV file'),
    refuses: [404],
  },
})

export const deathsDeskCalls = deskContract({
  'GET /api/desk/deaths': {
    summary: 'Reports that somebody has died, what is promised first at the top',
    act: 'see the deaths',
    reply: death.deathsQueueReplySchema,
  },
  'GET /api/desk/deaths/{id}': {
    summary: 'A report: who asks, the evidence, the search for the testator and who has agreed, without reasons',
    act: 'open a death',
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/confirm': {
    summary: 'Note that the issuer confirmed the certificate, on a number that we looked up, and of whom it is',
    act: 'confirm a certificate',
    body: death.confirmDeathSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/reach': {
    summary:
      'Note that a letter was posted to the testator or a person of the will, or came back, or that nobody answered the telephone',
    act: 'reach the testator',
    body: death.reachDeathSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/gone': {
    summary:
      'Note that a person of the will was shown to have died, so that others act in their place. Those who agreed have to agree again',
    act: 'confirm a certificate',
    body: death.personGoneSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/agree': {
    summary: 'Agree to the release. The second of two people releases; nothing shortens the wait',
    act: 'agree to a release',
    body: death.agreeDeathSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/refuse': {
    summary: 'Do not release it: the asker is told what is missing',
    act: 'refuse a release',
    body: death.deathReasonSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/alive': {
    summary: 'The testator rang: everything is stopped',
    act: 'stop a death',
    body: death.deathReasonSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/settle': {
    summary: 'Those who differed agree, or a court has decided: the search goes on',
    act: 'settle a death',
    body: death.deathReasonSchema,
    reply: death.openedDeathReplySchema,
  },
  'POST /api/desk/deaths/{id}/undo': {
    summary: 'It was released wrongly: every link is closed, and everybody is told',
    act: 'undo a release',
    body: death.undoDeathSchema,
    reply: death.openedDeathReplySchema,
  },
})
