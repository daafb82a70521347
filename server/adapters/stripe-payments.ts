import Stripe from 'stripe'
import { brand } from '#core/brand.ts'
import { paidBack, type RefundReason, type WithBank } from '#core/catalogue/order.ts'
import { productById, totalOf } from '#core/catalogue/products.ts'
import { priceThen } from '#core/catalogue/refundability.ts'
import type { Order } from '../db/repositories/orders.store.ts'
import { type PaymentProvider, type ProviderPayment, returnPath } from './payment-provider.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address of Stripe's API, for tests. */
  readonly apiBase?: string
}

type Deps = StripeSettings & {
  /** The address of the site, without a slash at the end. */
  readonly publicUrl: string
}

/** Timeout of one call in milliseconds. A failed call is repeated twice. */
const CALL_MS = 10_000
const RETRIES = 2

export const stripeClient = ({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe => {
  const where = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout: CALL_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(where && {
      host: where.hostname,
      port: where.port || (where.protocol === 'https:' ? 443 : 80),
      protocol: where.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

type LineItem = NonNullable<Stripe.Checkout.SessionCreateParams['line_items']>[number]

const line = (name: string, description: string, pence: number): LineItem => ({
  quantity: 1,
  price_data: { currency: 'gbp', unit_amount: pence, tax_behavior: 'inclusive', product_data: { name, description } },
})

/** One line per product, at the price of the order; with a promo code one line for all, because the code reduces the sum. */
const linesOf = (order: Order): LineItem[] => {
  const { items, total, listPrice, promoCode } = order
  const products = items.map((item) => ({ ...productById(item), price: priceThen(order, item) ?? 0 }))
  const sold = products.filter(({ price }) => price > 0)
  if (total === listPrice && totalOf(items, (item) => priceThen(order, item) ?? 0) === total)
    return sold.map((product) => line(product.name, product.for, product.price))
  const names = sold.map(({ name }) => name).join(', ')
  return [line(`${brand.name}: ${names}`, promoCode === undefined ? brand.name : `With the code ${promoCode}`, total)]
}

const isObject = <T extends object>(value: T | string | null | undefined): value is T =>
  typeof value === 'object' && value !== null

/** The states of a dispute in which the money has been taken out again. An inquiry, which only warns, takes none. */
const openDispute: readonly Stripe.Dispute.Status[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]

type Happened = {
  readonly disputes: readonly Pick<Stripe.Dispute, 'status' | 'amount'>[]
  readonly refunds: readonly Pick<Stripe.Refund, 'status' | 'amount' | 'metadata'>[]
}

/** A refund that no bank has sent back, and that was not given up. */
const isStanding = ({ status }: Pick<Stripe.Refund, 'status'>): boolean => status !== 'failed' && status !== 'canceled'

const penceOf = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + amount, 0)

/** A dispute of a part that was lost leaves the rest paid. */
const moneyOf = (charge: Stripe.Charge | undefined, total: number, { disputes, refunds }: Happened) => {
  const failed = refunds.filter((each) => !isStanding(each))
  const refunded = penceOf(refunds.filter(isStanding))
  const lost = penceOf(disputes.filter(({ status }) => status === 'lost'))
  const items = failed.flatMap(({ metadata }) => (isMade(refunds, metadata?.item) ? [] : (metadata?.item ?? [])))
  const isDisputed = disputes.some(({ status }) => openDispute.includes(status))
  const is = (): 'paid' | 'refunded' | WithBank => {
    if (charge?.refunded && refunded >= charge.amount_refunded) return 'refunded'
    if (lost > 0 && refunded + lost >= total) return 'lost'
    return isDisputed ? 'disputed' : 'paid'
  }
  return { is: is(), returned: refunded + lost, isQuestioned: isDisputed, sentBack: items }
}

const chargeOf = ({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | undefined => {
  const intent = isObject(payment_intent) ? payment_intent : undefined
  return isObject(intent?.latest_charge) ? intent.latest_charge : undefined
}

/** A session that is complete may still wait for the bank, and one that was paid may be refunded or disputed. */
const viewOf = (session: Stripe.Checkout.Session, happened: Happened): ProviderPayment => {
  const { status, payment_status, payment_intent, amount_total, currency } = session
  if (status === 'expired') return { is: 'expired' }
  if (status !== 'complete') return { is: 'pending' }
  const intent = isObject(payment_intent) ? payment_intent : undefined
  if (!intent) return { is: 'pending' }
  if (payment_status !== 'paid')
    return { is: ['requires_payment_method', 'canceled'].includes(intent.status) ? 'failed' : 'pending' }
  return {
    ...moneyOf(chargeOf(session), amount_total ?? 0, happened),
    paymentRef: intent.id,
    amount: currency === 'gbp' ? (amount_total ?? 0) : 0,
  }
}

const stripeReason = (reason: RefundReason): Stripe.RefundCreateParams.Reason =>
  reason === 'asked' || reason === 'operator' ? 'requested_by_customer' : 'duplicate'

const refundsOf = async (stripe: Stripe, payment_intent: string) =>
  (await stripe.refunds.list({ payment_intent, limit: 100 })).data

/** Stripe forgets idempotency keys after some days, and a refund that was owed for longer is not to be made twice. */
const isMade = (refunds: Happened['refunds'], item: string | undefined): boolean =>
  refunds.some((each) => each.metadata?.item === item && isStanding(each))

/** Refusals of a refund that end by themselves. */
const passing: readonly (string | undefined)[] = [
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  // Another process asks for the same at this moment.
  'idempotency_key_in_use',
]

/** Whether a refund that was asked for is on its way. Rejects when it may still be. */
const isOnItsWay = async (asked: Promise<Stripe.Refund>): Promise<boolean> => {
  try {
    return isStanding(await asked)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && !passing.includes(error.code)) return false
    throw error
  }
}

/** The events about money that was taken: it goes back, or the customer's bank questions it. */
export const paymentEvents = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.updated',
  'refund.failed',
] as const

/** The payment that an event is about. Nothing else of an event is trusted. */
export const paymentRefIn = (event: Stripe.Event): string | undefined => {
  const { object } = event.data
  if (!('payment_intent' in object)) return undefined
  const { payment_intent } = object
  return typeof payment_intent === 'string' ? payment_intent : undefined
}

/** Stripe Checkout: the customer enters the card on Stripe's page. */
export const createStripePayments = ({ publicUrl, ...settings }: Deps): PaymentProvider => {
  const stripe = stripeClient(settings)
  return {
    name: 'stripe',

    begin: async (order) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: linesOf(order),
          client_reference_id: order.externalId,
          locale: 'en-GB',
          submit_type: 'pay',
          payment_intent_data: {
            description: `${brand.name} order ${order.id}`,
            metadata: { order: String(order.id) },
          },
          success_url: `${publicUrl}${returnPath(order, false)}`,
          cancel_url: `${publicUrl}${returnPath(order, true)}`,
        },
        { idempotencyKey: `begin-${order.externalId}` },
      )
      if (session.url === null) throw new Error('Stripe made a session without a page to pay at')
      return { url: session.url, ref: session.id }
    },

    look: async ({ providerRef, id, ...order }) => {
      if (providerRef === undefined) throw new Error(`Order ${id} has no session at Stripe`)
      const session = await stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent.latest_charge'] })
      const charge = chargeOf(session)
      // The charge says that there was a dispute, and not how it ended.
      const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : []
      // Stripe does not say whether a charge counts a refund that a bank has sent back.
      const isRefunded = (charge?.amount_refunded ?? 0) > 0 || paidBack(order) > 0 || order.sentBack > 0
      const refunds =
        isRefunded && isObject(session.payment_intent) ? await refundsOf(stripe, session.payment_intent.id) : []
      return viewOf(session, { disputes, refunds })
    },

    close: async ({ providerRef }) => {
      if (providerRef === undefined) return
      try {
        await stripe.checkout.sessions.expire(providerRef)
      } catch (error) {
        // Only an open page can be closed: it has been paid, or has expired.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
    },

    changedSince: async (moment) => {
      const created = { gte: Math.floor(moment.getTime() / 1000) }
      const refs = new Set<string>()
      for await (const event of stripe.events.list({ types: [...paymentEvents], created, limit: 100 })) {
        const ref = paymentRefIn(event)
        if (ref !== undefined) refs.add(ref)
      }
      return [...refs]
    },

    refund: async ({ id, externalId, paymentRef, total, returned }, reason) => {
      if (paymentRef === undefined) throw new Error(`Order ${id} has no payment at Stripe`)
      return isOnItsWay(
        stripe.refunds.create(
          {
            payment_intent: paymentRef,
            // What was paid by hand, or taken by a bank, is not refunded besides.
            ...(returned > 0 && { amount: total - returned }),
            reason: stripeReason(reason),
            metadata: { order: String(id), why: reason },
          },
          { idempotencyKey: `refund-${externalId}-${returned}` },
        ),
      )
    },

    refundItem: async ({ id, externalId, paymentRef }, { item, pence }) => {
      if (paymentRef === undefined) throw new Error(`Order ${id} has no payment at Stripe`)
      if (isMade(await refundsOf(stripe, paymentRef), item)) return true
      return isOnItsWay(
        stripe.refunds.create(
          {
            payment_intent: paymentRef,
            amount: pence,
            reason: 'requested_by_customer',
            metadata: { order: String(id), item },
          },
          { idempotencyKey: `refund-${externalId}-${item}` },
        ),
      )
    },
  }
}
