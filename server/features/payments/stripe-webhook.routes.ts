import type Stripe from 'stripe'
import { z } from 'zod'
import { type StripeSettings, stripeClient } from '../../adapters/stripe-payments.ts'
import type { Order, OrderStore } from '../../db/repositories/orders.store.ts'
import { type Api, errorReplies } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { BadRequest } from '../../platform/errors.ts'
import type { Settlement } from './settlement.service.ts'

type Deps = {
  readonly orders: Pick<OrderStore, 'byExternalId' | 'byPaymentRef'>
  readonly settlement: Pick<Settlement, 'settle'>
  readonly clock: Clock
}

/** Seconds a call may be old. An older one is a replay, or was held up: reconciling finds what it had to say. */
const TOLERANCE_SECONDS = 300

const orderOf = async (event: Stripe.Event, { orders }: Deps): Promise<Order | undefined> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { client_reference_id } = event.data.object
      return client_reference_id === null ? undefined : orders.byExternalId(client_reference_id)
    }
    case 'charge.refunded':
    case 'refund.failed': {
      const { payment_intent } = event.data.object
      return typeof payment_intent === 'string' ? orders.byPaymentRef(payment_intent) : undefined
    }
    default:
      return undefined
  }
}

/**
 * What Stripe calls. An event only says which order to look at: how it stands is asked of Stripe itself, so that one that
 * comes twice, late or out of order does no harm. When that fails the answer is an error, and Stripe calls again.
 */
export const stripeWebhookRoutes = (app: Api, settings: StripeSettings, deps: Deps): void => {
  const { webhooks } = stripeClient(settings)

  // The signature is over the bytes as they were sent.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: string | Buffer) => body,
  )

  const verified = (body: unknown, signature: unknown): Stripe.Event => {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new BadRequest()
    try {
      const now = deps.clock().getTime()
      return webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_SECONDS, undefined, now)
    } catch {
      // Whoever cannot sign is told no more than that it could not be read.
      throw new BadRequest()
    }
  }

  app.post(
    '/payment/webhook/stripe',
    {
      schema: {
        summary: 'What Stripe says of a payment, signed',
        tags: ['Payment'],
        response: { 200: z.strictObject({ received: z.literal(true) }), ...errorReplies(400, 413) },
      },
    },
    async (request) => {
      const event = verified(request.body, request.headers['stripe-signature'])
      const order = await orderOf(event, deps)
      if (order && event.type === 'refund.failed')
        request.log.error({ what: 'payment', order: order.id }, 'a refund came back: pay this customer another way')
      if (order) await deps.settlement.settle(order)
      return { received: true as const }
    },
  )
}
