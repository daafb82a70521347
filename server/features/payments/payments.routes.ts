import { readFileSync } from 'node:fs'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { paymentsCalls } from '#core/api/contract/visitors.ts'
import { sandboxOutcomes } from '#core/api/payment.ts'
import { brand } from '#core/brand.ts'
import { governmentFees, PRICES_AS_OF, productById, products, VAT_PERCENT } from '#core/catalogue/products.ts'
import { priceThen } from '#core/catalogue/refundability.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { price } from '#core/text/money.ts'
import { text } from '#core/will/text-schema.ts'
import { refusals } from '#words/en/refusals.ts'
import type { PaymentSettings } from '../../adapters/configured-payment-provider.ts'
import { cancelPath, returnPath } from '../../adapters/payment-provider.ts'
import type { SandboxPayments } from '../../adapters/sandbox-payments.ts'
import type { Order, OrderStore } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import type { Elapsed } from '../../platform/clock.ts'
import { NotFound } from '../../platform/errors.ts'
import { type Html, html } from '../../platform/html.ts'
import { createAttemptLimit, createCounter } from '../../platform/rate-limit.ts'
import { type Api, type Feature, serve } from '../../platform/serve.ts'
import type { PaymentsService } from './payments.service.ts'
import type { LimitCodeGuesses } from './promo-codes.ts'
import type { RefundsService } from './refunds.service.ts'
import type { Settlement } from './settlement.service.ts'

type SandboxDeps = {
  readonly orders: Pick<OrderStore, 'byExternalId'>
  readonly sandbox: SandboxPayments
  readonly settlement: Pick<Settlement, 'settle'>
}

const params = z.object({ external_id: text(100) })
const schema = { hide: true, params }

/** The sandbox's payment page and the plain HTML form that it posts. */
const sandboxRoutes = (app: Api, { orders, sandbox, settlement }: SandboxDeps): void => {
  const style = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8')

  const orderOf = async (externalId: string) => {
    const order = await orders.byExternalId(externalId)
    if (!order) throw new NotFound(refusals.thereIsNoSuchPayment)
    return order
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )

  app.get(SANDBOX_STYLE_PATH, { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(style))

  app.get('/sandbox/pay/:external_id', { schema }, async (request, reply) => {
    const order = await orderOf(request.params.external_id)
    const isDecided = (await sandbox.chosen(order.externalId)) !== undefined
    return reply.type('text/html; charset=utf-8').send(sandboxPage(order, isDecided).text)
  })

  app.post(
    '/sandbox/pay/:external_id',
    { schema: { ...schema, body: z.object({ outcome: z.enum(sandboxOutcomes) }) } },
    async (request, reply) => {
      const order = await orderOf(request.params.external_id)
      const outcome = await sandbox.choose(order.externalId, request.body.outcome)
      await settlement.settle(order)
      return reply.redirect(returnPath(order, outcome === 'declined'), 303)
    },
  )
}

export const SANDBOX_STYLE_PATH = '/sandbox/sandbox.css'

const choices = html`<form method="post">
  <button name="outcome" value="paid" class="main">Pay</button>
  <button name="outcome" value="later">Pay later: the payment arrives in 10 seconds</button>
  <button name="outcome" value="declined">Decline the card</button>
</form>`

const decided = (
  order: Order,
): Html => html`<p role="status">This test payment is finished. Nothing more will happen here.</p>
<p><a href="${cancelPath(order)}">Go back</a></p>`

/** The test payment page: marked as such, without scripts. */
export const sandboxPage = (order: Order, isDecided: boolean): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment – ${brand.name}</title>
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
<header class="mark">Test payment page. No card is asked for and no money moves.</header>
<main>
<h1>Test payment</h1>
<ul>${order.items.map((item) => html`<li><span>${productById(item).name}</span> <span>${price(priceThen(order, item) ?? 0)}</span></li>`)}</ul>
${order.total < order.listPrice ? html`<p>Less ${price(order.listPrice - order.total)} with the code ${order.promoCode ?? ''}</p>` : html``}
<p class="total"><span>Total</span> <strong>${price(order.total)}</strong></p>
${isDecided ? decided(order) : choices}
</main>
</body>
</html>`

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
