import { type OrderEvent, paidBack, type RefundReason, stateAfter } from '#core/catalogue/order.ts'
import {
  givenBy,
  heldAlready,
  lacksOwnWill,
  MIRROR_CONFIRMED,
  PAIR_ENDED,
  PARTNER_OF_MIRROR,
  paysForWill,
} from '#core/catalogue/products.ts'
import { goesBackWithWill, isAddedLater, isFormerPartners } from '#core/catalogue/refundability.ts'
import type { Couple } from '../../db/repositories/couples.store.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import type { OrderMails } from './order-mails.ts'
import { isCodeUsedUp } from './promo-codes.ts'

export type PaymentMails = Pick<OrderMails, 'receipt' | 'refund' | 'itemRefund' | 'partRefund' | 'sentBack' | 'dispute'>

type RevokingStores = Pick<Stores, 'couples' | 'deliveries' | 'entitlements' | 'expertReviews' | 'orders'>

/** Keeps the partner of a couple from downloading, and from confirming, until the transaction ends. */
export const lockPartner = async (
  { couples, entitlements }: Pick<Stores, 'couples' | 'entitlements'>,
  orderId: number,
): Promise<void> => {
  const partnerId = (await couples.byOrder(orderId))?.partnerId
  if (partnerId !== undefined) await entitlements.lock(partnerId)
}

/** Revokes what an order gave: from the buyer, and from the partner of a couple. A former partner keeps theirs. */
const closeOrder = async (
  { couples, entitlements }: Pick<Stores, 'couples' | 'entitlements'>,
  orderId: number,
  at: Date,
): Promise<void> => {
  await lockPartner({ couples, entitlements }, orderId)
  await entitlements.revoke(orderId, at)
  const pair = await couples.byOrder(orderId)
  if (pair?.partnerOrderId !== undefined && !isFormerPartners(pair)) await entitlements.revoke(pair.partnerOrderId, at)
}

/**
 * Revokes what an order gave for good: its couple ends, and a reading that was not taken yet is withdrawn. The orders that go back with
 * it, whose money is owed from then on.
 */
export const revokeOrder = async (
  stores: RevokingStores,
  { id, userId, items }: Pick<Order, 'id' | 'userId' | 'items'>,
  at: Date,
): Promise<Order[]> => {
  const pair = await stores.couples.byOrder(id)
  await closeOrder(stores, id, at)
  await stores.expertReviews.revoke(userId, id)
  if (pair && pair.ended === undefined) await stores.couples.end(pair, at)
  return [
    ...(paysForWill(items) ? await returnAddedLater(stores, userId, at) : []),
    ...(pair?.partnerId !== undefined ? await returnAddedLater(stores, pair.partnerId, at) : []),
  ]
}

/** The order of a partner's will that was added to a will and is of one piece with it. */
export const addedLaterBy = async (
  { couples, orders }: Pick<Stores, 'couples' | 'orders'>,
  userId: number,
): Promise<Order | undefined> => {
  for (const order of await orders.list(userId)) if (isAddedLater(order, await couples.byOrder(order.id))) return order
  return undefined
}

const isLostWithWill = async (stores: RevokingStores, orderId: number): Promise<boolean> => {
  await lockPartner(stores, orderId)
  return goesBackWithWill(await stores.couples.byOrder(orderId), await stores.deliveries.of(orderId))
}

/** A partner's will that was added later goes back with the will it was added to, unless something of it was delivered. */
export const returnAddedLater = async (stores: RevokingStores, userId: number, at: Date): Promise<Order[]> => {
  if ((await stores.entitlements.held(userId)).includes('will')) return []
  const added = await addedLaterBy(stores, userId)
  if (!added || !(await isLostWithWill(stores, added.id))) return []
  await stores.orders.oweRefund(added.id, 'will-returned')
  return [added, ...(await revokeOrder(stores, added, at))]
}

/** Unlinks two wills in what both hold. Each keeps what was paid for, and the partner theirs though a bank questions the payment. */
export const unlink = async (
  { entitlements, orders }: Pick<Stores, 'entitlements' | 'orders'>,
  { orderId, buyerId, partnerOrderId }: Pick<Couple, 'orderId' | 'buyerId' | 'partnerOrderId'>,
  at: Date,
): Promise<void> => {
  await entitlements.exchange(orderId, 'mirror', 'will')
  await entitlements.exchange(orderId, 'mirror-upgrade', PAIR_ENDED)
  await entitlements.revokeOne(orderId, MIRROR_CONFIRMED, at)
  if (partnerOrderId === undefined) return
  const closedAt = (await orders.findById(buyerId, orderId))?.disputedAt
  if (closedAt) await entitlements.restore(partnerOrderId, closedAt)
  for (const product of [PARTNER_OF_MIRROR, MIRROR_CONFIRMED] as const)
    await entitlements.revokeOne(partnerOrderId, product, at)
}

/** Opens what `closeOrder` closed at a moment. True when something of the partner's was opened. */
const reopenOrder = async (stores: RevokingStores, orderId: number, closedAt: Date, now: Date): Promise<boolean> => {
  const pair = await stores.couples.byOrder(orderId)
  const theirs = pair?.partnerOrderId
  await stores.entitlements.restore(orderId, closedAt)
  const opened = theirs === undefined ? 0 : await stores.entitlements.restore(theirs, closedAt)
  // The couple ended in the meantime: each keeps a will, and they are no pair.
  if (pair?.ended) await unlink(stores, pair, now)
  return opened > 0
}

const penceOf = (items: readonly ItemRefund[], isDone: boolean): number =>
  items.reduce((sum, { done, pence }) => (done === isDone ? sum + pence : sum), 0)

/** Pence of an order that are to go back and have not. */
const owedOf = async ({ itemRefunds }: Pick<Stores, 'itemRefunds'>, order: Order): Promise<number> => {
  if (order.sentBack > 0 || order.state !== 'paid') return order.sentBack
  if (order.refundReason !== undefined) return order.total - order.returned
  return penceOf(await itemRefunds.of(order.id), false)
}

type Deps = { readonly mails: PaymentMails; readonly clock: Clock }

/**
 * What follows from each thing that can happen to the payment of an order. Each runs in a transaction that has locked the
 * owner's entitlements, with the order as it is there, and changes nothing when it is repeated.
 */
export const createPaymentRecords = ({ mails, clock }: Deps) => {
  const move = async (stores: Stores, order: Order, event: OrderEvent, why?: string): Promise<boolean> => {
    const to = stateAfter(order.state, event)
    if (!to) return false
    return stores.orders.move(order.id, { from: order.state, to, at: clock(), ...(why !== undefined && { why }) })
  }

  /** Why money that was taken has to go back: undefined when it pays for the order. */
  const whyBack = async (stores: Stores, order: Order, amount: number): Promise<RefundReason | undefined> => {
    if (amount !== order.total) return 'wrong-amount'
    const held = await stores.entitlements.held(order.userId)
    const since = await stores.entitlements.heldSince(order.userId, order.disputedAt ?? order.createdAt)
    if (heldAlready(order.items, held, since).length > 0) return 'duplicate'
    const lacksWill = order.items.some((item) => lacksOwnWill(item, held))
    if (lacksWill && (await isLostWithWill(stores, order.id))) return 'will-returned'
    return (await isCodeUsedUp(stores, order)) ? 'code-used-up' : undefined
  }

  const give = async (stores: Stores, order: Order): Promise<void> => {
    const held = await stores.entitlements.held(order.userId)
    await stores.entitlements.grant(order.userId, order.id, givenBy(order.items), clock())
    await stores.audit.add(order.userId, 'paid', clock())
    // With a second power of attorney, what was completed for the first alone has to be completed with both.
    if (order.items.includes('lpa') && held.includes('lpa'))
      await stores.wills.setStatusFields(order.userId, { lpoaDate: undefined })
    const stored = paysForWill(order.items) ? await stores.wills.find(order.userId) : undefined
    if (stored) await stores.wills.keep(order.userId, 'paid')
    await mails.receipt(stores, order, stored !== undefined)
  }

  const receive = async (stores: Stores, order: Order, amount: number): Promise<void> => {
    if (!(await move(stores, order, 'pay'))) return
    const reason = await whyBack(stores, order, amount)
    if (reason) await stores.orders.oweRefund(order.id, reason)
    else await give(stores, order)
  }

  const finishRefund = async (stores: Stores, order: Order, reason: RefundReason): Promise<void> => {
    if (!(await move(stores, order, 'refund', reason))) return
    await revokeOrder(stores, order, clock())
    // What was still owed for one product has gone back with the rest.
    for (const each of await stores.itemRefunds.of(order.id)) await stores.itemRefunds.finish(each, clock())
    await stores.orders.setSentBack(order.id, { sentBack: 0 })
    await mails.refund(stores, order, reason)
  }

  const finishItemRefund = async (stores: Stores, order: Order, refund: ItemRefund): Promise<void> => {
    if (!(await stores.itemRefunds.finish(refund, clock()))) return
    await stores.orders.setReturned(order.id, order.returned + refund.pence)
    await mails.itemRefund(stores, order, refund)
  }

  /** Notes what has gone back in all, in pence. False when it was known, or is all. */
  const isNewPart = async (stores: Stores, order: Order, returned: number): Promise<boolean> => {
    // It may be the money for a product that is being refunded, or that is owed: their own mails say so.
    const owesItem = penceOf(await stores.itemRefunds.of(order.id), false) > 0
    if (order.sentBack > 0 || (owesItem && order.refundReason === undefined)) return false
    return returned > 0 && returned < order.total && (await stores.orders.setReturned(order.id, returned))
  }

  /** A payment that is first heard of when its money has gone or is questioned: it was taken, and gave nothing. */
  const takenBefore = async (stores: Stores, order: Order, why: string): Promise<Order> =>
    (await move(stores, order, 'pay', why)) ? { ...order, state: 'paid' } : order

  /** Closes what an order gave, once. The moment is kept, to open the same things again. */
  const close = async (stores: Stores, { id, disputedAt }: Order): Promise<void> => {
    if (disputedAt !== undefined) return
    const at = clock()
    await stores.orders.setDisputedAt(id, at)
    await closeOrder(stores, id, at)
  }

  return {
    /** Moves the order to the state after an event. False when the event changes nothing. */
    move,
    /** Money has been taken, `amount` in pence: it either gives what was ordered, or is owed back. */
    receive,
    finishRefund,
    /** The money for one product has gone back, and the rest is kept. */
    finishItemRefund,

    /** All the money has gone back, at our request or without it, and `tooMuch` pence more. */
    recordRefund: async (
      stores: Stores,
      order: Order,
      { tooMuch, isQuestioned }: { readonly tooMuch: number; readonly isQuestioned: boolean | undefined },
    ): Promise<void> => {
      if (order.state === 'lost') return
      const reason = order.refundReason ?? 'provider'
      const now = await takenBefore(stores, order, reason)
      await stores.orders.oweRefund(order.id, reason)
      await finishRefund(stores, now, reason)
      await stores.orders.setSentBack(order.id, { sentBack: -tooMuch })
      if (isQuestioned && order.disputedAt === undefined) await mails.dispute(stores, order, 'refunded')
      await stores.orders.setDisputedAt(order.id, isQuestioned ? (order.disputedAt ?? clock()) : undefined)
    },

    /** A part of the money, in pence, has gone back in all. What the order gave stays: the operator chose to return it. */
    recordPartRefund: async (stores: Stores, order: Order, returned: number): Promise<void> => {
      if (await isNewPart(stores, order, returned)) await mails.partRefund(stores, order, returned)
    },

    /** The customer's bank has sent refunds back, of which `items` were for one product: they have got `back` pence in all. */
    recordSentBack: async (stores: Stores, order: Order, back: number, items: readonly string[]): Promise<void> => {
      // What was still to go the same way is paid with it.
      const sentBack = (await owedOf(stores, order)) + paidBack(order) - back
      await move(stores, order, 'send back', 'sent back by the bank')
      await stores.orders.setSentBack(order.id, { returned: back, sentBack })
      for (const item of items) await stores.itemRefunds.reopen(order.id, item)
      // What had gone back with the whole order has not.
      let done = penceOf(await stores.itemRefunds.of(order.id), true)
      for (const each of (await stores.itemRefunds.of(order.id)).toReversed())
        if (each.done && done > back) {
          done -= each.pence
          await stores.itemRefunds.reopen(order.id, each.item)
        }
      await mails.sentBack(stores, order, sentBack - order.sentBack)
    },

    /** The provider never sends what is owed. */
    recordRefused: async (stores: Stores, order: Order): Promise<void> => {
      const sentBack = await owedOf(stores, order)
      if (sentBack === order.sentBack) return
      await stores.orders.setSentBack(order.id, { sentBack })
      await mails.sentBack(stores, order, sentBack)
    },

    /** So many pence of what had to be paid another way were paid after all, on the provider's pages or without it. */
    payAgain: async (stores: Stores, order: Order, pence: number, { byHand = false } = {}): Promise<void> => {
      const returned = order.returned + pence
      const sentBack = Math.max(0, order.sentBack - pence)
      await stores.orders.setSentBack(order.id, { sentBack, ...(byHand && { byHand: order.byHand + pence }) })
      if (order.refundReason !== undefined && returned >= order.total)
        return finishRefund(stores, order, order.refundReason)
      if (sentBack === 0)
        for (const each of await stores.itemRefunds.of(order.id)) await stores.itemRefunds.finish(each, clock())
      await stores.orders.setReturned(order.id, returned)
      await mails.partRefund(stores, order, returned)
    },

    /** The customer's bank questions the payment: what it paid for is closed until that is decided. */
    recordDispute: async (stores: Stores, order: Order): Promise<void> => {
      const now = await takenBefore(stores, order, 'disputed')
      if (!(await move(stores, now, 'dispute'))) return
      await close(stores, now)
      await mails.dispute(stores, order, 'opened')
    },

    /** The bank has given the money back: what it paid for is revoked. */
    recordLoss: async (stores: Stores, order: Order): Promise<void> => {
      const now = await takenBefore(stores, order, 'disputed')
      if (!(await move(stores, now, 'lose'))) return
      await close(stores, now)
      await revokeOrder(stores, now, clock())
      await stores.orders.setSentBack(order.id, { sentBack: 0 })
      await mails.dispute(stores, order, 'lost')
    },

    /** The money has come again, or the most of it: what was closed is opened, unless it was bought again in the meantime. */
    recordWin: async (stores: Stores, order: Order, amount: number, back: number): Promise<void> => {
      if (!(await move(stores, order, 'win')) || order.disputedAt === undefined) return
      const reason = order.refundReason ?? (await whyBack(stores, order, amount))
      await stores.orders.setDisputedAt(order.id, undefined)
      if (reason) await stores.orders.oweRefund(order.id, reason)
      else if (await stores.entitlements.hasGiven(order.id)) {
        const isReopened = await reopenOrder(stores, order.id, order.disputedAt, clock())
        const returned = (await isNewPart(stores, order, back)) ? back : 0
        await mails.dispute(stores, order, 'won', { isReopened, returned })
      } else await give(stores, order)
    },
  }
}
