import type { OrderReply, RefundReply } from '#core/api/payment.ts'
import { vatWithin } from '#core/catalogue/products.ts'
import type { Order } from '../../db/repositories/orders.store.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { revokeOrder } from './payment-records.ts'
import type { Settlement } from './settlement.service.ts'

export type RefundsService = {
  /** The customer's orders that were paid, newest first. */
  list(userId: number): Promise<OrderReply[]>
  /**
   * Refunds the whole amount of an order and revokes what it gave. Throws NotFound, and Invalid when the order was not paid
   * or a document has been downloaded since. Repeating it changes nothing.
   */
  refund(userId: number, orderId: number): Promise<RefundReply>
}

type Deps = Pick<Stores, 'orders' | 'issuedDocuments' | 'couples' | 'promoCodes'> & {
  readonly inTransaction: InTransaction
  readonly settlement: Settlement
  readonly clock: Clock
}

const tooLate =
  'A document has been downloaded since you paid, so this cannot be done with a button any more. Write to us instead.'

type Downloads = Pick<Stores, 'issuedDocuments' | 'couples'>

/** The last download of a document that the order paid for, by the buyer or by the partner of a couple. */
const lastDownloadOf = async (
  { issuedDocuments, couples }: Downloads,
  { id, userId }: Order,
): Promise<Date | undefined> => {
  const own = await issuedDocuments.lastDownload(userId)
  const partners = (await couples.byOrder(id))?.partnerDownloaded
  const downloads = [own, partners].filter((each) => each !== undefined)
  return downloads.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
}

const isRefundable = ({ state, refundReason, total, decidedAt }: Order, lastDownload: Date | undefined): boolean =>
  state === 'paid' &&
  refundReason === undefined &&
  total > 0 &&
  (lastDownload === undefined || (decidedAt !== undefined && lastDownload < decidedAt))

const refundOf = ({ state, refundReason }: Order): OrderReply['refund'] => {
  if (refundReason === undefined) return undefined
  return { why: refundReason, done: state === 'refunded' }
}

const replyOf = (order: Order, lastDownload: Date | undefined, funder: string | undefined): OrderReply => {
  const refund = refundOf(order)
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
    refundable: isRefundable(order, lastDownload),
  }
}

export const createRefundsService = ({
  orders,
  promoCodes,
  inTransaction,
  settlement,
  clock,
  ...downloads
}: Deps): RefundsService => ({
  list: async (userId) => {
    const settled = (await orders.list(userId)).filter(({ state }) => state === 'paid' || state === 'refunded')
    return Promise.all(
      settled.map(async (order) => {
        const promo = order.promoCode === undefined ? undefined : await promoCodes.find(order.promoCode)
        return replyOf(order, await lastDownloadOf(downloads, order), promo?.funder)
      }),
    )
  },

  refund: async (userId, orderId) => {
    const owing = await inTransaction(async (stores) => {
      await stores.entitlements.lock(userId)
      const order = await stores.orders.findById(userId, orderId)
      if (!order) throw new NotFound('There is no such order. Look at the orders on your account page.')
      if (order.refundReason !== undefined) return order
      if (order.state !== 'paid' || order.total === 0)
        throw new Invalid({ id: ['Nothing was paid for this order, so there is nothing to give back.'] })
      const partnerId = (await stores.couples.byOrder(order.id))?.partnerId
      if (partnerId !== undefined) await stores.entitlements.lock(partnerId)
      if (!isRefundable(order, await lastDownloadOf(stores, order))) throw new Invalid({ id: [tooLate] }, tooLate)
      await stores.orders.oweRefund(order.id, 'asked')
      await revokeOrder(stores, order, clock())
      return order
    })
    // The provider may be unreachable. The refund is owed from now on and is repeated until it succeeds.
    const settled = await settlement.settleQuietly(owing)
    return { done: settled.state === 'refunded' }
  },
})
