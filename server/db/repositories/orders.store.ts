import type { ExpressionBuilder } from 'kysely'
import { isWithBank, type OrderState, orderStates, type RefundReason, wasPaid } from '#core/catalogue/order.ts'
import { type OrderItem, priceOf, products } from '#core/catalogue/products.ts'
import { type Delivery, deliveries } from '#core/catalogue/refundability.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { among, atMost, below, type RecordOf, records } from '../records.ts'
import type { Tables } from '../schema/tables.ts'

/** States of an order that was paid or cost nothing. */
export const paidStates = orderStates.filter(wasPaid)

export type Order = RecordOf<'orders'>

export type NewOrder = Pick<
  Order,
  'userId' | 'externalId' | 'provider' | 'items' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'
> & { readonly at: Date }

export type OrderMove = { readonly from: OrderState; readonly to: OrderState; readonly at: Date; readonly why?: string }

/** Whether the payment is decided by this move: what happens to money that was taken does not change when that was. */
const isDecision = (from: OrderState, to: OrderState): boolean =>
  from !== 'refunded' && !includes(['pending', 'refunded'], to) && !isWithBank(to) && !isWithBank(from)

/** The money of these orders, or a part of it, is to go back. */
export const owed = (is: ExpressionBuilder<Tables, 'orders'>) =>
  is.and([
    is('state', '=', 'paid'),
    is.or([
      is('refund_reason', 'is not', null),
      is('sent_back', '>', 0),
      is('id', 'in', is.selectFrom('item_refunds').select('order_id').where('done_at', 'is', null)),
    ]),
  ])

/** The money of these has gone back, and that is not over: the bank questions it, or too much went back. */
export const unsettled = (is: ExpressionBuilder<Tables, 'orders'>) =>
  is.and([is('state', '=', 'refunded'), is.or([is('disputed_at', 'is not', null), is('sent_back', '<', 0)])])

export type OrderStore = ReturnType<typeof createOrderStore>

export const createOrderStore = (db: Database) => {
  const orders = records(db, 'orders')
  const states = records(db, 'order_states')
  return {
    add: async ({ at, ...order }: NewOrder): Promise<Order> => {
      const prices = order.items.map(priceOf)
      const added = await orders.add({
        ...order,
        prices,
        state: 'created',
        returned: 0,
        sentBack: 0,
        byHand: 0,
        createdAt: at,
      })
      await states.add({ orderId: added.id, state: 'created', at })
      return added
    },
    find: (userId: number, externalId: string) => orders.first({ userId, externalId }),
    findById: (userId: number, id: number) => orders.first({ userId, id }),
    /** The owner's, newest first. */
    list: (userId: number) => orders.all({ userId }, { by: '-createdAt' }),
    /** The owner's orders with these providers that are still to be decided, oldest first. */
    undecidedOf: (userId: number, provider: string) =>
      orders.all({ userId, provider, state: among(['created', 'pending']) }, { by: 'createdAt' }),
    /** Everybody's orders with this provider that are undecided or owe a refund of all or of one product that can go the way it came, made before `before`, oldest first. */
    unfinished: (providers: readonly string[], before: Date) =>
      orders.all(
        {
          provider: among(providers),
          createdAt: atMost(before),
          sentBack: 0,
          and: (is) => is.or([is('state', 'in', ['created', 'pending']), owed(is)]),
        },
        { by: 'createdAt' },
      ),
    /** For the provider's side, which knows the order and not its owner. */
    byExternalId: (externalId: string) => orders.first({ externalId }),
    byPaymentRef: (paymentRef: string) => orders.first({ paymentRef }),
    /** Any customer's, for the operator, who has the number from a receipt. */
    forOperator: (id: number) => orders.first({ id }),
    /** Everybody's orders with this provider whose payment is questioned, or went back too much. */
    disputed: (provider: string) =>
      orders.all({ provider, and: (is) => is.or([is('state', '=', 'disputed'), unsettled(is)]) }, { by: 'createdAt' }),
    /** True when this call moved it. */
    move: async (id: number, { from, to: state, at, why }: OrderMove): Promise<boolean> => {
      const decided = isDecision(from, state) && { decidedAt: at }
      if ((await orders.change({ id, state: from }, { state, ...decided })) === 0) return false
      await states.add({ orderId: id, state, at, why })
      return true
    },
    setProviderRef: (id: number, providerRef: string) => orders.change({ id }, { providerRef }),
    setPaymentRef: (id: number, paymentRef: string) => orders.change({ id }, { paymentRef }),
    /** The money is to go back. True when this call said so first. */
    oweRefund: async (id: number, refundReason: RefundReason): Promise<boolean> => {
      const taken = { id, state: among<OrderState>(['paid', 'disputed']), refundReason: undefined }
      return (await orders.change(taken, { refundReason })) === 1
    },
    /** A part of the money, in pence, has gone back in all. True when this call said so first. */
    setReturned: async (id: number, returned: number): Promise<boolean> =>
      (await orders.change({ id, returned: below(returned) }, { returned })) === 1,
    /** What a bank sent back of refunds, and what was paid without the provider. */
    setSentBack: (id: number, change: Partial<Pick<Order, 'returned' | 'sentBack' | 'byHand'>>) =>
      orders.change({ id }, change),
    setDisputedAt: (id: number, disputedAt: Date | undefined) => orders.change({ id }, { disputedAt }),
  }
}

/** What a customer agreed to before the first download, by the order that gave it. */
export const createDownloadConsentStore = (db: Database) => {
  const consents = records(db, 'download_consents')
  return {
    /** Agreeing again changes nothing. True when this call was the first. */
    give: async (userId: number, orderId: number, at: Date): Promise<boolean> =>
      (await consents.addNew({ userId, orderId, startNowAt: at, loseRightAt: at }, 'orderId')) !== undefined,
    given: async (userId: number, orderId: number): Promise<boolean> => (await consents.count({ userId, orderId })) > 0,
  }
}

/** What was handed over of an order. It ends the refund with a button. */
export const createDeliveryStore = (db: Database) => {
  const delivered = records(db, 'deliveries')
  return {
    /** The first time is kept. In a transaction that has locked the owner's entitlements, so that no refund goes by it. */
    note: (orderId: number, what: Delivery, at: Date) => delivered.addNew({ orderId, what, at }, 'orderId', 'what'),
    of: async (orderId: number): Promise<Delivery[]> =>
      (await delivered.all({ orderId })).map(({ what }) => what).filter((what) => includes(deliveries, what)),
  }
}

const ids = products.map(({ id }) => id)

/** Products of an order whose money goes back while the rest of the order is kept. `done`: the provider has sent it back. */
export const createItemRefundStore = (db: Database) => {
  const refunds = records(db, 'item_refunds')
  return {
    of: async (orderId: number) =>
      (await refunds.all({ orderId }, { by: ['askedAt', 'item'] })).flatMap(({ item, doneAt, ...refund }) =>
        includes(ids, item) ? [{ ...refund, item, done: doneAt !== undefined }] : [],
      ),
    /** The money is to go back. In a transaction that has locked the owner's entitlements. */
    owe: (refund: Omit<ItemRefund, 'done'>, at: Date) => refunds.add({ ...refund, askedAt: at }),
    /** True when this call finished it. */
    finish: async ({ orderId, item }: Pick<ItemRefund, 'orderId' | 'item'>, at: Date): Promise<boolean> =>
      (await refunds.change({ orderId, item, doneAt: undefined }, { doneAt: at })) === 1,
    /** The bank has sent it back: it is owed again. */
    reopen: (orderId: number, item: string) => refunds.change({ orderId, item }, { doneAt: undefined }),
  }
}

export type ItemRefund = Omit<RecordOf<'item_refunds'>, 'item' | 'doneAt'> & {
  readonly item: OrderItem
  readonly done: boolean
}
