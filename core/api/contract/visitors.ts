import { z } from 'zod'
import { text } from '../../will/text-schema.ts'
import { proofChallengeSchema } from '../auth.ts'
import {
  checkoutReplySchema,
  checkoutSchema,
  ordersReplySchema,
  paymentStatusSchema,
  productsReplySchema,
  promoReplySchema,
  promoSchema,
  refundReplySchema,
  refundSchema,
} from '../payment.ts'
import {
  askedForReviewSchema,
  contactReplySchema,
  contactSchema,
  experimentOutcomeSchema,
  experimentParamsSchema,
  experimentQuerySchema,
  experimentReplySchema,
  giveReviewSchema,
  resubscribeSchema,
  reviewsReplySchema,
  settingsSchema,
  unsubscribeSchema,
  waitlistSchema,
} from '../visitors.ts'
import { contract } from './contract.ts'

export const proofOfWorkCalls = contract('Visitors', 'anyone', 5, {
  'GET /api/proof': {
    summary: 'A sum to do before a form is sent. Its solution goes, as JSON in base64, into the header X-Proof',
    reply: proofChallengeSchema,
  },
})

export const contactCalls = contract('Visitors', 'anyone', 5, {
  'POST /api/contact': {
    summary: 'Send us a message. One that is sent again with the same id is kept once',
    body: contactSchema,
    reply: contactReplySchema,
    refuses: [403],
  },
  'POST /api/waitlist': {
    summary: 'Hear from us when we can write a will where you live. A repeat is harmless',
    body: waitlistSchema,
    done: 'On the list',
    refuses: [403],
  },
  'POST /api/unsubscribe': {
    summary:
      'No more mail but what an account needs, by a link from a mail. An address that is typed is sent such a link',
    body: unsubscribeSchema,
    done: 'Done, or sent',
    refuses: [403],
  },
  'POST /api/resubscribe': {
    summary: 'Have mail again, by the link that stopped it. A repeat is harmless',
    body: resubscribeSchema,
    done: 'Done',
  },
})

export const settingsCalls = contract('Visitors', 'anyone', 5, {
  'GET /api/settings': { summary: 'How this copy is run, as far as a page needs to know', reply: settingsSchema },
})

/** The documents of the made-up customer that visitors may open. */
export const sampleIds = [
  'will',
  'signing-guide',
  'summary',
  'letter-of-wishes',
  'guardian-letter-1',
  'executor-letter-1',
  'where-my-will-is',
] as const
export type SampleId = (typeof sampleIds)[number]

const params = z.object({ id: text(60).pipe(z.enum(sampleIds)) })

export const samplesCalls = contract('Visitors', 'anyone', 5, {
  'GET /api/samples/{id}.pdf': {
    summary: 'A document of a made-up customer, as a customer would get it',
    apart: 3_000,
    params,
    file: ['application/pdf', 'A PDF'],
    refuses: [404],
  },
  'GET /api/samples/{id}.svg': {
    summary: 'A drawing of the first page of such a document',
    apart: 3_000,
    params,
    file: ['image/svg+xml', 'A drawing'],
    refuses: [404],
  },
})

export const experimentsCalls = contract('Experiments', 'anyone', 5, {
  'GET /api/tests/{funnel}': {
    summary: 'Where a visitor of a funnel goes instead, if an experiment runs. Counted without knowing who',
    params: experimentParamsSchema,
    query: experimentQuerySchema,
    reply: experimentReplySchema,
  },
  'POST /api/tests/{funnel}/signed-up': {
    summary: 'A visitor signed up on this side of the experiment',
    params: experimentParamsSchema,
    body: experimentOutcomeSchema,
    done: 'Counted',
  },
})

export const reviewsCalls = contract('Reviews', 'signed in', 10, {
  'GET /api/reviews': {
    summary: 'What customers say who have paid: the average of all, and a few texts. Nothing below five',
    who: 'anyone',
    reply: reviewsReplySchema,
  },
  'GET /api/reviews/mine': {
    summary: 'Whether to ask for a review: once, and only a customer who has paid',
    reply: askedForReviewSchema,
  },
  'POST /api/reviews': {
    summary: 'Say what one thinks of the service, or that one would rather not. Once',
    body: giveReviewSchema,
    done: 'Kept',
    refuses: [402],
  },
})

export const paymentsCalls = contract('Payment', 'signed in', 10, {
  'GET /api/products': { summary: 'What is sold, in pence with VAT', who: 'anyone', reply: productsReplySchema },
  'POST /api/payment/checkout': {
    summary: 'Order, and learn where to pay. Prices are ours, never the request’s',
    cost: 20,
    apart: 5_000,
    body: checkoutSchema,
    reply: checkoutReplySchema,
    refuses: [404, 503],
  },
  'GET /api/payment/check/{external_id}': {
    summary: 'Has it been paid? 0 not yet, 1 yes, 2 it failed',
    params: z.object({ external_id: text(100) }),
    reply: paymentStatusSchema,
    refuses: [404],
  },
  'POST /api/payment/promo': {
    summary: 'What a code takes off, and who pays it',
    body: promoSchema,
    reply: promoReplySchema,
  },
  'GET /api/account/orders': { summary: 'What was paid for, newest first', reply: ordersReplySchema },
  'POST /api/payment/refund': {
    summary: 'The money back: of an order until any of it is delivered, or of one product until that is',
    body: refundSchema,
    reply: refundReplySchema,
    refuses: [404],
  },
})
