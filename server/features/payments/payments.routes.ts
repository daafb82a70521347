import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { paymentsCalls } from '#core/api/contract/visitors.ts'
import { governmentFees, PRICES_AS_OF, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import type { PaymentSettings } from '../../adapters/configured-payment-provider.ts'
import type { SandboxPayments } from '../../adapters/sandbox-payments.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Elapsed } from '../../platform/clock.ts'
import { createAttemptLimit, createCounter } from '../../platform/rate-limit.ts'
import { type Feature, serve } from '../../platform/serve.ts'
import type { PaymentsService } from './payments.service.ts'
import type { LimitCodeGuesses } from './promo-codes.ts'
import type { RefundsService } from './refunds.service.ts'
import { sandboxRoutes } from './sandbox.routes.ts'
import type { Settlement } from './settlement.service.ts'

type Deps = Means<'clock' | 'today'> & {
  readonly stores: Stores
  readonly payments: PaymentsService
  readonly refunds: RefundsService
  readonly settlement: Settlement
  readonly sandbox: SandboxPayments | undefined
  readonly paymentSettings: PaymentSettings
  readonly limitCodeGuesses: LimitCodeGuesses
  readonly sharedCounts?: Redis | undefined
  readonly elapsed: Elapsed
}

/** Orders of one account in an hour, paid or not. */
const CHECKOUTS_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** Each provider's routes have their own scope, because they parse request bodies in another way. */
const providerRoutes = ({
  stores,
  sandbox,
  settlement,
  paymentSettings,
  clock,
}: Deps): Pick<Feature, 'root' | 'open'> => ({
  root: async (app) => {
    if (!sandbox) return
    await app.register(async (scope) =>
      sandboxRoutes(scope.withTypeProvider<ZodTypeProvider>(), { ...stores, sandbox, settlement }),
    )
  },
  open: async (api) => {
    if (paymentSettings.by !== 'stripe') return
    const { stripeWebhookRoutes } = await import('./stripe-webhook.routes.ts')
    await api.register(async (scope) =>
      stripeWebhookRoutes(scope.withTypeProvider<ZodTypeProvider>(), paymentSettings, { ...stores, settlement, clock }),
    )
  },
})

export const paymentsFeature = (deps: Deps) => {
  const { payments, refunds, limitCodeGuesses, sharedCounts: shared, elapsed, today } = deps
  const counter = createCounter({ name: 'checkouts', windowMs: HOUR_MS, elapsed, shared })
  const countCheckout = createAttemptLimit(CHECKOUTS_AN_HOUR, counter)
  const calls = serve(paymentsCalls, {
    'GET /api/products': async () => ({
      asOf: PRICES_AS_OF,
      vatPercent: VAT_PERCENT,
      products: products.map(({ id, name, price, for: use }) => ({ id, name, price, for: use })),
      governmentFees: governmentFees.map(({ figure, ...fee }) => ({ ...fee, amount: figureOn(figure, today()) })),
    }),
    'POST /api/payment/checkout': (request) => {
      const { items, promoCode, total } = request.body
      const checkout = async () => {
        await countCheckout(String(request.userId))
        return payments.checkout(request.userId, items, promoCode, total)
      }
      return promoCode === undefined ? checkout() : limitCodeGuesses(request, checkout)
    },
    'GET /api/payment/check/{external_id}': async ({ userId, params }) => ({
      status: await payments.check(userId, params.external_id),
    }),
    'POST /api/payment/promo': (request) => {
      const { code, items } = request.body
      return limitCodeGuesses(request, () => payments.promo(request.userId, code, items))
    },
    'GET /api/account/orders': async ({ userId }) => ({ orders: await refunds.list(userId) }),
    'POST /api/payment/refund': ({ userId, body: { id, item } }) =>
      item === undefined ? refunds.refund(userId, id) : refunds.refundItem(userId, id, item),
  })
  return { ...calls, ...providerRoutes(deps) }
}
