import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
} from '#core/api/payment.ts'
import { governmentFees, PRICES_AS_OF, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { text } from '#core/will/text-schema.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { type CountAttempt, createAttemptLimit, createCounter } from '../../platform/rate-limit.ts'
import type { Context, Feature } from '../context.ts'
import type { LimitCodeGuesses } from './code-guesses.ts'
import type { PaymentsService } from './payments.service.ts'
import type { RefundsService } from './refunds.service.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

export const productsRoute = (app: Api, { today }: Pick<Context, 'today'>): void => {
  const reply = () => ({
    asOf: PRICES_AS_OF,
    vatPercent: VAT_PERCENT,
    products: products.map(({ id, name, price, for: use }) => ({ id, name, price, for: use })),
    governmentFees: governmentFees.map(({ figure, ...fee }) => ({ ...fee, amount: figureOn(figure, today()) })),
  })
  app.get(
    '/products',
    {
      schema: {
        summary: 'What is sold, in pence with VAT',
        tags: ['Payment'],
        response: { 200: productsReplySchema, ...errorReplies(429) },
      },
    },
    async () => reply(),
  )
}

type Deps = {
  readonly payments: PaymentsService
  readonly refunds: RefundsService
  readonly limitCodeGuesses: LimitCodeGuesses
  /** Counts an order of an account. Throws TooManyRequests. */
  readonly countCheckout: CountAttempt
}

export const paymentsRoutes = (app: Api, { payments, refunds, limitCodeGuesses, countCheckout }: Deps): void => {
  app.post(
    '/payment/checkout',
    {
      schema: {
        summary: 'Order, and learn where to pay. Prices are ours, never the request’s',
        tags: ['Payment'],
        ...signedIn,
        body: checkoutSchema,
        response: { 200: checkoutReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429, 503) },
      },
    },
    (request) => {
      const { items, promoCode } = request.body
      const checkout = async () => {
        await countCheckout(String(request.userId))
        return payments.checkout(request.userId, items, promoCode)
      }
      return promoCode === undefined ? checkout() : limitCodeGuesses(request, checkout)
    },
  )

  app.get(
    '/payment/check/:external_id',
    {
      schema: {
        summary: 'Has it been paid? 0 not yet, 1 yes, 2 it failed',
        tags: ['Payment'],
        ...signedIn,
        params: z.object({ external_id: text(100) }),
        response: { 200: paymentStatusSchema, ...errorReplies(401, 404, 429) },
      },
    },
    async (request) => ({ status: await payments.check(request.userId, request.params.external_id) }),
  )

  app.post(
    '/payment/promo',
    {
      schema: {
        summary: 'What a code takes off, and who pays it',
        tags: ['Payment'],
        ...signedIn,
        body: promoSchema,
        response: { 200: promoReplySchema, ...errorReplies(400, 401, 413, 415, 422, 429) },
      },
    },
    (request) => {
      const { code, items } = request.body
      return limitCodeGuesses(request, () => payments.promo(request.userId, code, items))
    },
  )

  app.get(
    '/account/orders',
    {
      schema: {
        summary: 'What was paid for, newest first',
        tags: ['Payment'],
        ...signedIn,
        response: { 200: ordersReplySchema, ...errorReplies(401, 429) },
      },
    },
    async (request) => ({ orders: await refunds.list(request.userId) }),
  )

  app.post(
    '/payment/refund',
    {
      schema: {
        summary: 'The money back: of an order until any of it is delivered, or of one product until that is',
        tags: ['Payment'],
        ...signedIn,
        body: refundSchema,
        response: { 200: refundReplySchema, ...errorReplies(400, 401, 404, 413, 415, 422, 429) },
      },
    },
    ({ userId, body: { id, item } }) =>
      item === undefined ? refunds.refund(userId, id) : refunds.refundItem(userId, id, item),
  )
}

/** Each provider's routes have their own scope, because they parse request bodies in another way. */
/** Orders of one account in an hour, paid or not. */
const CHECKOUTS_AN_HOUR = 60
const HOUR_MS = 3_600_000

export const paymentsFeature: Feature = (context) => {
  const { stores, services, clock, elapsed, sharedCounts, payments: settings } = context
  const counter = createCounter({ name: 'checkouts', windowMs: HOUR_MS, elapsed, shared: sharedCounts })
  const countCheckout = createAttemptLimit(CHECKOUTS_AN_HOUR, counter)
  const { sandbox, settlement } = services
  return {
    root: async (app) => {
      if (!sandbox) return
      await app.register(async (scope) =>
        sandboxRoutes(scope.withTypeProvider<ZodTypeProvider>(), { ...stores, sandbox, settlement }),
      )
    },
    open: async (api) => {
      productsRoute(api, context)
      if (settings.by !== 'stripe') return
      const { stripeWebhookRoutes } = await import('./stripe-webhook.routes.ts')
      await api.register(async (scope) =>
        stripeWebhookRoutes(scope.withTypeProvider<ZodTypeProvider>(), settings, { ...stores, settlement, clock }),
      )
    },
    signedIn: (api) => paymentsRoutes(api, { ...services, countCheckout }),
  }
}
