import type { OrderReply, RefundReply } from '#core/api/payment.ts'
import { wasPaid } from '#core/catalogue/order.ts'
import { vatWithin } from '#core/catalogue/products.ts'
import { type Delivery, isRefundable, refundRefusal, whyNotRefundable } from '#core/catalogue/refundability.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { addedLaterBy, revokeOrder } from './payment-records.ts'
import type { Settlement } from './settlement.service.ts'

export type RefundsService = {
  /** The customer's orders that were paid, newest first. */
  list(userId: number): Promise<OrderReply[]>
  /**
   * Refunds the whole amount of an order and revokes what it gave. Throws NotFound, and Invalid when the order was not paid
   * or something of it was delivered. Repeating it changes nothing.
   */
  refund(userId: number, orderId: number): Promise<RefundReply>
}

type Deps = Pick<Stores, 'orders' | 'deliveries' | 'promoCodes'> & {
  readonly inTransaction: InTransaction
  readonly settlement: Settlement
  readonly clock: Clock
}

const withTheBank = 'Your bank is dealing with this payment, so we cannot refund it. Write to us if we can help.'

const refundOf = ({ state, refundReason }: Order): OrderReply['refund'] => {
  if (refundReason === undefined) return undefined
  return { why: refundReason, done: state === 'refunded' }
}

const replyOf = (order: Order, delivered: readonly Delivery[], funder: string | undefined): OrderReply => {
  const refund = refundOf(order)
  const kept = whyNotRefundable(order, delivered)
  return {
    id: order.id,
    external_id: order.externalId,
    items: [...order.items],
    listPrice: order.listPrice,
    total: order.total,
    vat: vatWithin(order.total, order.vatPercent),
    vatPercent: order.vatPercent,
    ...(order.promoCode !== undefined && { promoCode: order.promoCode }),
    ...(funder !== undefined && { funder }),
    orderedAt: order.createdAt.toISOString(),
    paidAt: (order.decidedAt ?? order.createdAt).toISOString(),
    ...(refund && { refund }),
    ...(order.returned > 0 && { returned: order.returned }),
    ...((order.state === 'disputed' || order.state === 'lost') && { dispute: order.state }),
    refundable: isRefundable(order, delivered),
    ...(kept && { notRefundable: kept }),
  }
}

/** What was delivered of an order, or of the partner's will that was added to the will in it. */
const deliveredOf = async (stores: Pick<Stores, 'orders' | 'deliveries'>, order: Order): Promise<Delivery[]> => {
  const added = order.items.includes('will') ? await addedLaterBy(stores, order.userId) : undefined
  const ofAdded = added ? await stores.deliveries.of(added.id) : []
  return [...(await stores.deliveries.of(order.id)), ...ofAdded]
}

export const createRefundsService = ({
  orders,
  promoCodes,
  inTransaction,
  settlement,
  clock,
  deliveries,
}: Deps): RefundsService => ({
  list: async (userId) => {
    const settled = (await orders.list(userId)).filter(({ state }) => wasPaid(state))
    return Promise.all(
      settled.map(async (order) => {
        const promo = order.promoCode === undefined ? undefined : await promoCodes.find(order.promoCode)
        return replyOf(order, await deliveredOf({ orders, deliveries }, order), promo?.funder)
      }),
    )
  },

  refund: async (userId, orderId) => {
    const { owing, withIt } = await inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      const order = await stores.orders.findById(userId, orderId)
      if (!order) throw new NotFound('We cannot find that order. Check the orders on your account page.')
      if (order.refundReason !== undefined) return { owing: order }
      if (order.state === 'disputed' || order.state === 'lost') throw new Invalid({ id: [withTheBank] }, withTheBank)
      if (order.state !== 'paid' || order.total === 0)
        throw new Invalid({ id: ['Nothing was paid for this order, so there is nothing to refund.'] })
      const partnerId = (await stores.couples.byOrder(order.id))?.partnerId
      if (partnerId !== undefined) await stores.entitlements.lock(partnerId)
      const kept = whyNotRefundable(order, await deliveredOf(stores, order))
      if (kept) throw new Invalid({ id: [refundRefusal(kept)] }, refundRefusal(kept))
      const withIt = order.items.includes('will') ? await addedLaterBy(stores, userId) : undefined
      await stores.orders.oweRefund(order.id, 'asked')
      await revokeOrder(stores, order, clock())
      return { owing: order, withIt }
    })
    // The provider may be unreachable. The refund is owed from now on and is repeated until it succeeds.
    const settled = await settlement.settleQuietly(owing)
    if (withIt) await settlement.settleQuietly(withIt)
    return { done: settled.state === 'refunded' }
  },
})
