import type Stripe from 'stripe'
import { z } from 'zod'
import { includes } from '#core/will/questions.ts'
import { paymentEvents, paymentRefIn, type StripeSettings, stripeClient } from '../../adapters/stripe-payments.ts'
import type { Order, OrderStore } from '../../db/repositories/orders.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { BadRequest } from '../../platform/errors.ts'
import { type Api, errorReplies } from '../../platform/serve.ts'
import type { Settlement } from './settlement.service.ts'

type Deps = {
  readonly orders: Pick<OrderStore, 'byExternalId' | 'byPaymentRef'>
  readonly settlement: Pick<Settlement, 'settle'>
  readonly clock: Clock
}

/** Maximum age of a call in seconds. An older one is a replay or delayed: `reconcile` settles its order. */
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
    default: {
      const paymentRef = includes(paymentEvents, event.type) ? paymentRefIn(event) : undefined
      return paymentRef === undefined ? undefined : orders.byPaymentRef(paymentRef)
    }
  }
}

/**
 * The webhook of Stripe. An event only names the order to settle; the payment's state is asked of Stripe itself, so that an
 * event may come twice, late or out of order. When that fails, the reply is an error and Stripe repeats the call.
 */
export const stripeWebhookRoutes = (app: Api, settings: StripeSettings, deps: Deps): void => {
  const { webhooks } = stripeClient(settings)

  // The signature covers the bytes as they were sent.
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
      // A caller without a valid signature learns only that the request could not be read.
      throw new BadRequest()
    }
  }

  app.post(
    '/payment/webhook/stripe',
    {
      config: { cost: 0 },
      schema: {
        summary: 'What Stripe says of a payment, signed',
        tags: ['Payment'],
        response: { 200: z.strictObject({ received: z.literal(true) }), ...errorReplies(400, 413) },
      },
    },
    async (request) => {
      const event = verified(request.body, request.headers['stripe-signature'])
      const order = await orderOf(event, deps)
      if (order) await deps.settlement.settle(order)
      return { received: true as const }
    },
  )
}
