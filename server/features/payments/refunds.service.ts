import type { OrderReply, RefundReply } from '#core/api/payment.ts'
import { isWithBank, type RefundReason, waitsFor, wasPaid } from '#core/catalogue/order.ts'
import { type OrderItem, vatWithin } from '#core/catalogue/products.ts'
import { isKept, isRefundable, type KeptFor, refundRefusal, whyNotRefundable } from '#core/catalogue/refundability.ts'
import { moneyBack } from '#words/en/money-back.ts'
import { refusals } from '#words/en/refusals.ts'
import type { ItemRefund, Order } from '../../db/repositories/orders.store.ts'
import type { Stores } from '../../db/stores.ts'
import type { Means } from '../../mail/enqueue.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { isFormerCouples, oweItem, refundsOf, returnableItems } from './item-refunds.ts'
import { addedLaterBy, lockPartner, revokeOrder } from './payment-records.ts'
import type { Settlement } from './settlement.service.ts'

/** What is owed: an order or one product of it, and the orders that go back with it. */
type OwedRefund = { readonly owing: Order; readonly withIt: readonly Order[]; readonly item: OrderItem | undefined }

type Deps = Means<'inTransaction' | 'clock'> &
  Pick<Stores, 'couples' | 'orders' | 'deliveries' | 'promoCodes' | 'itemRefunds'> & { readonly settlement: Settlement }

const noSuchOrder = (): NotFound => new NotFound(refusals.weCannotFindThatOrder)

const withTheBank = refusals.yourBankIsDealingWith

const refundOf = ({ state, refundReason }: Order): OrderReply['refund'] => {
  if (refundReason === undefined || state === 'lost') return undefined
  return { why: refundReason, done: state === 'refunded' }
}

type Facts = {
  readonly kept: readonly KeptFor[]
  readonly added: Order | undefined
  readonly funder: string | undefined
  readonly returned: readonly ItemRefund[]
  readonly returnable: NonNullable<OrderReply['returnable']>
}

const replyOf = (order: Order, { kept: keeping, added, funder, returned, returnable }: Facts): OrderReply => {
  const refund = refundOf(order)
  const kept = whyNotRefundable(order, keeping)
  const waits = waitsFor(order, false)
  return {
    id: order.id,
    external_id: order.externalId,
    items: [...order.items],
    ...(order.prices && { prices: [...order.prices] }),
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
    ...(waits === 'by hand' && { sentBack: order.sentBack }),
    ...(waits === 'too much' && { tooMuch: -order.sentBack }),
    ...(isWithBank(order.state) && { dispute: order.state }),
    ...(returned.length > 0 && { returnedItems: returned.map(({ item, pence, done }) => ({ item, pence, done })) }),
    ...(returnable.length > 0 && { returnable }),
    refundable: isRefundable(order, keeping),
    ...(added && { alsoBack: added.total - added.returned }),
    ...(kept && { notRefundable: kept }),
  }
}

/** Takes everything back that an order gave and owes its money. The orders that go back with it. */
const oweOrder = async (stores: Stores, order: Order, why: RefundReason, at: Date): Promise<Order[]> => {
  await stores.orders.oweRefund(order.id, why)
  return revokeOrder(stores, order, at)
}

/** The order of the partner's will that was added to the will in this order. */
const addedTo = async (stores: Pick<Stores, 'couples' | 'orders'>, order: Order): Promise<Order | undefined> =>
  order.items.includes('will') || (await isFormerCouples(stores, order))
    ? addedLaterBy(stores, order.userId)
    : undefined

/** What keeps the money of an order: what was delivered of it and of the one that was added to it, and what is a former partner's. */
const keeps = async (
  stores: Pick<Stores, 'couples' | 'deliveries'>,
  order: Order,
  added: Order | undefined,
): Promise<KeptFor[]> => [
  ...(await stores.deliveries.of(order.id)),
  ...(added === undefined ? [] : await stores.deliveries.of(added.id)),
  ...((await isFormerCouples(stores, order)) ? (['former partner'] as const) : []),
]

export type RefundsService = ReturnType<typeof createRefundsService>

export const createRefundsService = (deps: Deps) => {
  const { orders, promoCodes, inTransaction, settlement, clock, itemRefunds } = deps

  const lockedOrder = async (stores: Stores, orderId: number): Promise<Order | undefined> => {
    const userId = (await stores.orders.forOperator(orderId))?.userId
    if (userId === undefined) throw new NotFound(`There is no order ${orderId}`)
    await stores.entitlements.lock(userId)
    return stores.orders.findById(userId, orderId)
  }

  const oweAsOperator = async (stores: Stores, orderId: number, item: OrderItem | undefined): Promise<OwedRefund> => {
    const order = await lockedOrder(stores, orderId)
    if (!order || !isKept(order)) throw new Invalid({}, `There is no money of order ${orderId} to send back`)
    await lockPartner(stores, orderId)
    if (item === undefined) return { owing: order, withIt: await oweOrder(stores, order, 'operator', clock()), item }
    const withIt = await oweItem(stores, order, { item, why: 'operator' }, clock())
    if (!withIt)
      throw new Invalid({}, `${item} cannot go back without the rest of order ${orderId}: refund the whole order`)
    return { owing: order, withIt, item }
  }

  /** The provider may be unreachable: what is owed is asked of it again until it succeeds. */
  const sendOwed = async ({ owing, withIt, item }: OwedRefund): Promise<RefundReply> => {
    const settled = await settlement.settleQuietly(owing)
    for (const each of withIt) await settlement.settleQuietly(each)
    const done = (await itemRefunds.of(owing.id)).some((each) => each.item === item && each.done)
    return { done: item === undefined ? settled.state === 'refunded' : done }
  }

  return {
    /** The customer's orders that were paid, newest first. */
    list: async (userId: number): Promise<OrderReply[]> => {
      const settled = (await orders.list(userId)).filter(({ state }) => wasPaid(state))
      return Promise.all(
        settled.map(async (order) => {
          const promo = order.promoCode === undefined ? undefined : await promoCodes.find(order.promoCode)
          const added = await addedTo(deps, order)
          return replyOf(order, {
            kept: await keeps(deps, order, added),
            added,
            funder: promo?.funder,
            returned: await refundsOf(deps, order),
            returnable: await returnableItems(deps, order, 'asked'),
          })
        }),
      )
    },

    /**
     * Refunds the whole amount of an order and revokes what it gave. Throws NotFound, and Invalid when the order was not paid
     * or something keeps it. Repeating it changes nothing.
     */
    refund: async (userId: number, orderId: number): Promise<RefundReply> => {
      const owed = await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const order = await stores.orders.findById(userId, orderId)
        if (!order) throw noSuchOrder()
        if (order.refundReason !== undefined) return { owing: order, withIt: [], item: undefined }
        if (isWithBank(order.state)) throw new Invalid({ id: [withTheBank] }, withTheBank)
        if (!isKept(order)) throw new Invalid({ id: [refusals.nothingWasPaidForThis] })
        const added = await addedTo(stores, order)
        for (const { id } of added ? [order, added] : [order]) await lockPartner(stores, id)
        const kept = whyNotRefundable(order, await keeps(stores, order, added))
        if (kept) throw new Invalid({ id: [refundRefusal(kept)] }, refundRefusal(kept))
        return { owing: order, withIt: await oweOrder(stores, order, 'asked', clock()), item: undefined }
      })
      return sendOwed(owed)
    },

    /**
     * Refunds one product of an order, and the customer keeps the rest. Throws NotFound, and Invalid when it was delivered or
     * cannot go back without the rest. Repeating it changes nothing.
     */
    refundItem: async (userId: number, orderId: number, item: OrderItem): Promise<RefundReply> => {
      const owed = await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        const order = await stores.orders.findById(userId, orderId)
        if (!order) throw noSuchOrder()
        if ((await stores.itemRefunds.of(order.id)).some((each) => each.item === item))
          return { owing: order, withIt: [], item }
        if (isWithBank(order.state)) throw new Invalid({ id: [withTheBank] }, withTheBank)
        const withIt = await oweItem(stores, order, { item, why: 'asked' }, clock())
        if (!withIt) throw new Invalid({ item: [moneyBack.itemRefusal] }, moneyBack.itemRefusal)
        return { owing: order, withIt, item }
      })
      return sendOwed(owed)
    },

    /**
     * Refunds any order, or one product of it, whatever was delivered: the operator has decided it. Throws NotFound, and Invalid
     * when there is no money to send back.
     */
    refundAsOperator: async (orderId: number, item: OrderItem | undefined): Promise<RefundReply> =>
      sendOwed(await inTransaction((stores) => oweAsOperator(stores, orderId, item))),

    /** Whether it is owed already, or has gone back. */
    isOwed: async (
      { orders, itemRefunds }: Pick<Stores, 'orders' | 'itemRefunds'>,
      orderId: number,
      item: OrderItem | undefined,
    ): Promise<boolean> => {
      const order = await orders.forOperator(orderId)
      if (!order || isWithBank(order.state)) return false
      if (item === undefined) return order.refundReason !== undefined
      return (await itemRefunds.of(orderId)).some((each) => each.item === item)
    },
    /** The first half of it, in a transaction: the money is owed from then on, and what it paid for is closed. */
    oweAsOperator,
    /** In a transaction: what had to be paid another way, or had gone back too much, was paid without the provider. Throws NotFound and Invalid. */
    paidByHand: async (stores: Stores, orderId: number): Promise<void> => {
      const order = await lockedOrder(stores, orderId)
      const waits = order && waitsFor(order, false)
      if (!order || !(waits === 'by hand' || waits === 'too much'))
        throw new Invalid({}, `Nothing of order ${orderId} has to be paid another way`)
      if (waits === 'by hand') await settlement.payAgain(stores, order, order.sentBack, { byHand: true })
      else await stores.orders.setSentBack(orderId, { sentBack: 0, byHand: order.byHand + order.sentBack })
    },
    /** The second half: asks the provider to send it. `done` is false while the provider has not answered. */
    sendOwed,
  }
}
