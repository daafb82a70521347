import { givenBy, heldAlready } from '#core/catalogue/entitlements.ts'
import { isUnfinished, type OrderEvent, type RefundReason, stateAfter } from '#core/catalogue/order.ts'
import type { PaymentProvider, ProviderPayment } from '../../adapters/payment-provider.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { redact } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { OrderMails } from './order-mails.ts'
import { alreadyHeld, paysForWill } from './purchasable.ts'

export type Reconciled = { readonly looked: number; readonly finished: number }

export type Settlement = {
  /**
   * Asks the provider for the state of an order's payment, records it, and refunds what is owed. Returns the order as it is
   * then. Idempotent: the outcome is the same however often and in whatever order it is called. Rejects when the provider
   * does.
   */
  settle(order: Order): Promise<Order>
  /** As `settle`, but a failure is logged and left for the next time. */
  settleQuietly(order: Order): Promise<Order>
  /** Makes an order paid that costs nothing, within a transaction. Throws Invalid when what it gives is held already. */
  payNothing(stores: Stores, order: Order): Promise<void>
  /**
   * Settles every order that is unfinished for a minute: the provider's webhook may be lost, and this process may have died
   * between two steps. Several processes may do it at once.
   */
  reconcile(): Promise<Reconciled>
}

type Deps = {
  readonly orders: Stores['orders']
  readonly inTransaction: InTransaction
  readonly provider: PaymentProvider
  readonly mails: Pick<OrderMails, 'receipt' | 'refund'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/** Milliseconds after which an order that never got a payment page counts as expired. */
const EXPIRES_MS = 25 * 60 * 60 * 1000

/** Milliseconds that an order is left to its own page and to the webhook before `reconcile` asks the provider. */
const RECONCILE_AFTER_MS = 60_000

/** Revokes what an order gave: from the buyer, and from the partner where it paid for the wills of a couple. */
export const revokeOrder = async (
  { couples, entitlements }: Pick<Stores, 'couples' | 'entitlements'>,
  orderId: number,
  at: Date,
): Promise<void> => {
  await entitlements.revoke(orderId, at)
  const pair = await couples.byOrder(orderId)
  if (!pair) return
  if (pair.partnerOrderId !== undefined) await entitlements.revoke(pair.partnerOrderId, at)
  if (pair.ended === undefined) await couples.end(pair, at)
}

export const createSettlement = ({ orders, inTransaction, provider, mails, clock, log }: Deps): Settlement => {
  const current = async (order: Order): Promise<Order> => (await orders.byExternalId(order.externalId)) ?? order

  const settle = async (given: Order): Promise<Order> => {
    if (given.provider !== provider.name) return given
    let order = await current(given)
    if (order.state !== 'refunded' && order.refundReason === undefined) {
      await record(order, await paymentOf(order))
      order = await current(order)
    }
    if (order.state === 'paid' && order.refundReason !== undefined) {
      await refund(order, order.refundReason)
      order = await current(order)
    }
    return order
  }

  // Only the provider knows whether a payment page can still be used.
  const paymentOf = async (order: Order): Promise<ProviderPayment> => {
    if (order.providerRef !== undefined) return provider.look(order)
    return { is: clock().getTime() - order.createdAt.getTime() >= EXPIRES_MS ? 'expired' : 'pending' }
  }

  const record = (order: Order, payment: ProviderPayment): Promise<void> =>
    inTransaction(async (stores) => {
      const now = await locked(stores, order)
      if (payment.is === 'failed') await move(stores, now, 'fail')
      if (payment.is === 'expired') await move(stores, now, 'expire')
      if (payment.is !== 'paid' && payment.is !== 'refunded') return
      if (now.paymentRef === undefined) await stores.orders.setPaymentRef(now.id, payment.paymentRef)
      if (payment.is === 'paid') await receive(stores, now, payment.amount)
      else await recordRefund(stores, now)
    })

  /** The order as it is now. Its owner's entitlements stay locked until the transaction ends. */
  const locked = async (stores: Stores, order: Order): Promise<Order> => {
    await stores.entitlements.lock(order.userId)
    return (await stores.orders.byExternalId(order.externalId)) ?? order
  }

  const move = async (stores: Stores, order: Order, event: OrderEvent, why?: string): Promise<boolean> => {
    const to = stateAfter(order.state, event)
    if (!to) return false
    return stores.orders.move(order.id, { from: order.state, to, at: clock(), ...(why !== undefined && { why }) })
  }

  /** Money has been taken: it either gives what was ordered, or is owed back. */
  const receive = async (stores: Stores, order: Order, amount: number): Promise<void> => {
    if (!(await move(stores, order, 'pay'))) return
    const held = await stores.entitlements.held(order.userId)
    const twice = heldAlready(order.items, held, await stores.entitlements.heldSince(order.userId, order.createdAt))
    const wrong: RefundReason | undefined =
      amount !== order.total ? 'wrong-amount' : twice.length > 0 ? 'duplicate' : undefined
    if (wrong) {
      await stores.orders.oweRefund(order.id, wrong)
      return
    }
    await stores.entitlements.grant(order.userId, order.id, givenBy(order.items), clock())
    await stores.audit.add(order.userId, 'paid', clock())
    // With a second power of attorney, what was completed for the first alone has to be completed with both.
    if (order.items.includes('lpa') && held.includes('lpa'))
      await stores.wills.setStatusFields(order.userId, { lpoaDate: undefined })
    const stored = paysForWill(order.items) ? await stores.wills.find(order.userId) : undefined
    if (stored) await stores.wills.keep(order.userId, 'paid')
    await mails.receipt(stores, order, stored?.will)
  }

  /** The provider has refunded the money, at our request or without it. */
  const recordRefund = async (stores: Stores, order: Order): Promise<void> => {
    const reason = order.refundReason ?? 'provider'
    if (stateAfter(order.state, 'pay')) await move(stores, order, 'pay', reason)
    await stores.orders.oweRefund(order.id, reason)
    if (order.state !== 'refunded') await finishRefund(stores, { ...order, state: 'paid' }, reason)
  }

  /** The provider first, then our records: after a crash in between, both are repeated without harm. */
  const refund = async (order: Order, reason: RefundReason): Promise<void> => {
    await provider.refund(order, reason)
    await inTransaction(async (stores) => finishRefund(stores, await locked(stores, order), reason))
  }

  const finishRefund = async (stores: Stores, order: Order, reason: RefundReason): Promise<void> => {
    if (!(await move(stores, order, 'refund', reason))) return
    await revokeOrder(stores, order.id, clock())
    await mails.refund(stores, order, reason)
  }

  const settleQuietly = async (order: Order): Promise<Order> => {
    try {
      return await settle(order)
    } catch (error) {
      log.error({ what: 'payment', order: order.id, error: redact(error) }, 'not settled')
      return current(order)
    }
  }

  return {
    settle,
    settleQuietly,

    payNothing: async (stores, order) => {
      await stores.entitlements.lock(order.userId)
      const twice = heldAlready(order.items, await stores.entitlements.held(order.userId))
      if (twice.length > 0) throw alreadyHeld(twice)
      await receive(stores, order, 0)
    },

    reconcile: async () => {
      const unfinished = await orders.unfinished(provider.name, new Date(clock().getTime() - RECONCILE_AFTER_MS))
      let finished = 0
      for (const order of unfinished) {
        if (!isUnfinished(await settleQuietly(order))) finished += 1
      }
      return { looked: unfinished.length, finished }
    },
  }
}
