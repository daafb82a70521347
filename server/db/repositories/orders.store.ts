import type { Selectable } from 'kysely'
import { type OrderState, orderStates, type RefundReason, refundReasons } from '#core/catalogue/order.ts'
import { type OrderItem, products, testProduct } from '#core/catalogue/products.ts'
import { type Delivery, deliveries } from '#core/catalogue/refundability.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { stringsIn } from '../strings-in.ts'
import type { Tables } from '../tables.ts'

export type Order = {
  readonly id: number
  readonly userId: number
  /** What the provider and the browser know the order by. */
  readonly externalId: string
  readonly provider: string
  readonly items: readonly OrderItem[]
  /** Pence, as advertised. */
  readonly listPrice: number
  /** Pence to pay. */
  readonly total: number
  /** Percent of VAT inside, on the day of the order. */
  readonly vatPercent: number
  readonly promoCode: string | undefined
  readonly state: OrderState
  /** The provider's name for the payment page. */
  readonly providerRef: string | undefined
  /** The provider's name for the money that was taken. */
  readonly paymentRef: string | undefined
  /** Set from the moment the money is to go back, until and after it has. */
  readonly refundReason: RefundReason | undefined
  /** Pence that have gone back already, when that is not all. */
  readonly returned: number
  /** When what it gave was closed because the bank questions the payment; undefined when that is over. */
  readonly disputedAt: Date | undefined
  readonly createdAt: Date
  readonly decidedAt: Date | undefined
}

export type NewOrder = Pick<
  Order,
  'userId' | 'externalId' | 'provider' | 'items' | 'listPrice' | 'total' | 'vatPercent' | 'promoCode'
> & { readonly at: Date }

export type OrderMove = { readonly from: OrderState; readonly to: OrderState; readonly at: Date; readonly why?: string }

export type OrderStore = {
  add(order: NewOrder): Promise<Order>
  find(userId: number, externalId: string): Promise<Order | undefined>
  findById(userId: number, id: number): Promise<Order | undefined>
  /** The owner's, newest first. */
  list(userId: number): Promise<Order[]>
  /** The owner's orders with this provider that are still to be decided, oldest first. */
  undecidedOf(userId: number, provider: string): Promise<Order[]>
  /** Everybody's orders with this provider that are undecided or owe a refund of all or of one product, made before `before`, oldest first. */
  unfinished(provider: string, before: Date): Promise<Order[]>
  /** For the provider's side, which knows the order and not its owner. */
  byExternalId(externalId: string): Promise<Order | undefined>
  byPaymentRef(paymentRef: string): Promise<Order | undefined>
  /** Any customer's, for the operator, who has the number from a receipt. */
  forOperator(id: number): Promise<Order | undefined>
  /** Everybody's orders with this provider whose payment is questioned. */
  disputed(provider: string): Promise<Order[]>
  /** True when this call moved it. */
  move(id: number, move: OrderMove): Promise<boolean>
  setProviderRef(id: number, ref: string): Promise<void>
  setPaymentRef(id: number, ref: string): Promise<void>
  /** The money is to go back. True when this call said so first. */
  oweRefund(id: number, reason: RefundReason): Promise<boolean>
  /** A part of the money, in pence, has gone back in all. True when this call said so first. */
  setReturned(id: number, pence: number): Promise<boolean>
  setDisputedAt(id: number, at: Date | undefined): Promise<void>
}

export const orderColumns = [
  'id',
  'user_id',
  'external_id',
  'provider',
  'items',
  'list_price',
  'total',
  'vat_percent',
  'promo_code',
  'state',
  'provider_ref',
  'payment_ref',
  'refund_reason',
  'returned',
  'disputed_at',
  'created_at',
  'decided_at',
] as const

/** Whether the payment is decided by this move: what happens to money that was taken does not change when that was. */
const isDecision = (from: OrderState, to: OrderState): boolean =>
  !includes(['pending', 'refunded', 'disputed', 'lost'], to) && !includes(['disputed', 'lost'], from)

const ids: readonly OrderItem[] = [testProduct.id, ...products.map((product) => product.id)]

type Row = Pick<Selectable<Tables['orders']>, (typeof orderColumns)[number]>

/** An order from a row with `orderColumns`. */
export const orderOf = (row: Row): Order => {
  const known = stringsIn(row.items).filter((item) => includes(ids, item))
  if (!includes(orderStates, row.state)) throw new Error(`Order ${row.id} has no known state`)
  return {
    id: row.id,
    userId: row.user_id,
    externalId: row.external_id,
    provider: row.provider,
    items: known,
    listPrice: row.list_price,
    total: row.total,
    vatPercent: row.vat_percent,
    promoCode: row.promo_code ?? undefined,
    state: row.state,
    providerRef: row.provider_ref ?? undefined,
    paymentRef: row.payment_ref ?? undefined,
    refundReason: includes(refundReasons, row.refund_reason) ? row.refund_reason : undefined,
    returned: row.returned,
    disputedAt: row.disputed_at === null ? undefined : new Date(row.disputed_at),
    createdAt: new Date(row.created_at),
    decidedAt: row.decided_at === null ? undefined : new Date(row.decided_at),
  }
}

export const createOrderStore = (db: Database): OrderStore => {
  const select = () => db.selectFrom('orders').select(orderColumns)

  const noteState = async (id: number, { to, at, why }: Omit<OrderMove, 'from'>): Promise<void> => {
    await db
      .insertInto('order_states')
      .values({ order_id: id, state: to, at: at.toISOString(), why: why ?? null })
      .execute()
  }

  return {
    add: async ({ userId, externalId, provider, items, listPrice, total, vatPercent, promoCode, at }) => {
      const row = await db
        .insertInto('orders')
        .values({
          user_id: userId,
          external_id: externalId,
          provider,
          items: JSON.stringify(items),
          list_price: listPrice,
          total,
          vat_percent: vatPercent,
          promo_code: promoCode ?? null,
          state: 'created',
          provider_ref: null,
          payment_ref: null,
          refund_reason: null,
          returned: 0,
          disputed_at: null,
          created_at: at.toISOString(),
          decided_at: null,
        })
        .returning(orderColumns)
        .executeTakeFirstOrThrow()
      await noteState(row.id, { to: 'created', at })
      return orderOf(row)
    },

    find: async (userId, externalId) => {
      const row = await select().where('user_id', '=', userId).where('external_id', '=', externalId).executeTakeFirst()
      return row && orderOf(row)
    },

    findById: async (userId, id) => {
      const row = await select().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
      return row && orderOf(row)
    },

    list: async (userId) => {
      const rows = await select().where('user_id', '=', userId).orderBy('id', 'desc').execute()
      return rows.map(orderOf)
    },

    undecidedOf: async (userId, provider) => {
      const rows = await select()
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .where('state', 'in', ['created', 'pending'])
        .orderBy('id')
        .execute()
      return rows.map(orderOf)
    },

    unfinished: async (provider, before) => {
      const rows = await select()
        .where('provider', '=', provider)
        .where('created_at', '<=', before.toISOString())
        .where((is) =>
          is.or([
            is('state', 'in', ['created', 'pending']),
            is.and([is('state', '=', 'paid'), is('refund_reason', 'is not', null)]),
            is.and([
              is('state', '=', 'paid'),
              is('id', 'in', db.selectFrom('item_refunds').select('order_id').where('done_at', 'is', null)),
            ]),
          ]),
        )
        .orderBy('id')
        .execute()
      return rows.map(orderOf)
    },

    byExternalId: async (externalId) => {
      const row = await select().where('external_id', '=', externalId).executeTakeFirst()
      return row && orderOf(row)
    },

    byPaymentRef: async (paymentRef) => {
      const row = await select().where('payment_ref', '=', paymentRef).executeTakeFirst()
      return row && orderOf(row)
    },

    forOperator: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && orderOf(row)
    },

    disputed: async (provider) => {
      const rows = await select()
        .where('provider', '=', provider)
        .where('state', '=', 'disputed')
        .orderBy('id')
        .execute()
      return rows.map(orderOf)
    },

    move: async (id, { from, to, at, ...rest }) => {
      const { numUpdatedRows } = await db
        .updateTable('orders')
        .set({ state: to, ...(isDecision(from, to) && { decided_at: at.toISOString() }) })
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return false
      await noteState(id, { to, at, ...rest })
      return true
    },

    setProviderRef: async (id, ref) => {
      await db.updateTable('orders').set({ provider_ref: ref }).where('id', '=', id).execute()
    },

    setPaymentRef: async (id, ref) => {
      await db.updateTable('orders').set({ payment_ref: ref }).where('id', '=', id).execute()
    },

    oweRefund: async (id, reason) => {
      const { numUpdatedRows } = await db
        .updateTable('orders')
        .set({ refund_reason: reason })
        .where('id', '=', id)
        .where('state', 'in', ['paid', 'disputed'])
        .where('refund_reason', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    setReturned: async (id, pence) => {
      const { numUpdatedRows } = await db
        .updateTable('orders')
        .set({ returned: pence })
        .where('id', '=', id)
        .where('returned', '<', pence)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    setDisputedAt: async (id, at) => {
      await db
        .updateTable('orders')
        .set({ disputed_at: at?.toISOString() ?? null })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** What a customer agreed to before the first download, by the order that gave it. */
export type DownloadConsentStore = {
  /** Agreeing again changes nothing. True when this call was the first. */
  give(userId: number, orderId: number, at: Date): Promise<boolean>
  given(userId: number, orderId: number): Promise<boolean>
}

export const createDownloadConsentStore = (db: Database): DownloadConsentStore => ({
  give: async (userId, orderId, at) => {
    const agreed = at.toISOString()
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('download_consents')
      .values({ order_id: orderId, user_id: userId, start_now_at: agreed, lose_right_at: agreed })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },

  given: async (userId, orderId) => {
    const row = await db
      .selectFrom('download_consents')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return row !== undefined
  },
})

/** What was handed over of an order. It ends the refund with a button. */
export type DeliveryStore = {
  /** The first time is kept. In a transaction that has locked the owner's entitlements, so that no refund goes by it. */
  note(orderId: number, what: Delivery, at: Date): Promise<void>
  of(orderId: number): Promise<Delivery[]>
}

export const createDeliveryStore = (db: Database): DeliveryStore => ({
  note: async (orderId, what, at) => {
    await db
      .insertInto('deliveries')
      .values({ order_id: orderId, what, at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(['order_id', 'what']).doNothing())
      .execute()
  },

  of: async (orderId) => {
    const rows = await db.selectFrom('deliveries').select('what').where('order_id', '=', orderId).execute()
    return rows.map(({ what }) => what).filter((what) => includes(deliveries, what))
  },
})
