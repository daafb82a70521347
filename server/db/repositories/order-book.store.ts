import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { DeskOrderFilter } from '#core/api/desk-acts.ts'
import { type OrderState, orderStates, withBank } from '#core/catalogue/order.ts'
import { type Delivery, deliveries } from '#core/catalogue/refundability.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'
import { recordIn } from '../records.ts'
import type { Tables } from '../schema/tables.ts'
import { type Order, paidStates } from './orders.store.ts'
import { usedBy } from './promo-codes.store.ts'

/** A page of orders: the newest, those before a number, or the nearest after one. */
export type OrderPage = {
  readonly show: DeskOrderFilter
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly rows: number
}

type BookedOrder = Order & { readonly delivered: readonly Delivery[]; readonly owesItem: boolean }

/** Sums of one month in England and Wales, in pence. A month may come in two parts. */
export type MonthlySum = {
  /** As in 2026-11. */
  readonly month: string
  readonly orders: number
  readonly taken: number
  /** Rounded in each order, as on its receipt. */
  readonly vat: number
  readonly takenOff: number
}

/** As the databases give a sum. */
type Count = number | string | bigint

type MonthlyPence = { readonly month: string; readonly pence: number }

/**
 * The last hour in UTC of a month that ends in British Summer Time is the first of the next month in England and Wales. Summer time
 * runs from the last Sunday of March to the last Sunday of October, at 01:00 UTC (Summer Time Act 1972).
 */
const SUMMER_MONTH_ENDS = ['03-31T23', '04-30T23', '05-31T23', '06-30T23', '07-31T23', '08-31T23', '09-30T23']

/** The month in UTC of a time in a column, and whether it counts as the next one here. */
const monthIn = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 7)`
const isNextIn = (column: string) =>
  sql<number>`case when substr(${sql.ref(column)}, 6, 8) in (${sql.join(SUMMER_MONTH_ENDS.map((end) => sql.lit(end)))}) then 1 else 0 end`

/** A bank that had a payment looked into again has lost it for us twice, and one that sent a refund back gets it again. */
const isLastOf = (state: OrderState) =>
  sql<boolean>`not exists (select 1 from order_states as later where later.order_id = orders.id and later.state = ${sql.lit(state)} and later.id > order_states.id)`

const monthHere = (utcMonth: string, isNext: number): string => {
  if (Number(isNext) === 0) return utcMonth
  const [year = 0, month = 0] = utcMonth.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)
}

/** Every customer's orders as tables, for the people who run the service. It reads alone. */
export type OrderBook = ReturnType<typeof createOrderBook>

export const createOrderBook = (db: Database) => {
  type Query = SelectQueryBuilder<Tables, 'orders', object>

  const shown = (show: DeskOrderFilter): Query => {
    const all: Query = db.selectFrom('orders')
    // With an index of states the database still reads orders by their times, all of them where few are in these states.
    const within = (...states: readonly OrderState[]): Query =>
      all.where('id', 'in', db.selectFrom('orders').select('id').where('state', 'in', states))
    if (show === 'open') return within('created', 'pending')
    const owingItem = db.selectFrom('item_refunds').select('order_id as id').where('done_at', 'is', null)
    const paid = all.where('state', '=', 'paid')
    if (show === 'paid')
      return paid.where('refund_reason', 'is', null).where('sent_back', '=', 0).where('id', 'not in', owingItem)
    if (show === 'refunded') return all.where('state', '=', 'refunded')
    if (show === 'disputed')
      return within(...withBank, 'refunded').where((is) =>
        is.or([is('state', '!=', 'refunded'), is('disputed_at', 'is not', null)]),
      )
    if (show === 'all') return all
    // An "or" of the three would look at every order.
    const orders = db.selectFrom('orders').select('id')
    const owed = orders
      .where('refund_reason', 'is not', null)
      .unionAll(orders.where('sent_back', '>', 0))
      .unionAll(owingItem)
    return paid.where('id', 'in', owed)
  }

  const deliveredOf = async (ids: readonly number[]): Promise<ReadonlyMap<number, Delivery[]>> => {
    const found = new Map<number, Delivery[]>()
    if (ids.length === 0) return found
    const rows = await db.selectFrom('deliveries').select(['order_id', 'what']).where('order_id', 'in', ids).execute()
    for (const { order_id, what } of rows)
      if (includes(deliveries, what)) found.set(order_id, [...(found.get(order_id) ?? []), what])
    return found
  }

  const owingItem = async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
    if (ids.length === 0) return new Set()
    const owed = db.selectFrom('item_refunds').select('order_id').where('done_at', 'is', null)
    return new Set((await owed.where('order_id', 'in', ids).execute()).map(({ order_id }) => order_id))
  }

  /** Made before or after an order. */
  const made = (way: '<' | '>', id: number) =>
    sql<SqlBool>`(created_at, id) ${sql.raw(way)} (select created_at, id from orders as edge where edge.id = ${id})`

  const exists = async (query: Query): Promise<boolean> =>
    (await query.select('id').limit(1).executeTakeFirst()) !== undefined

  const summed = async (query: {
    execute(): Promise<{ month: string; next: number; pence: Count | null }[]>
  }): Promise<MonthlyPence[]> =>
    (await query.execute()).map(({ month, next, pence }) => ({
      month: monthHere(month, next),
      pence: Number(pence ?? 0),
    }))

  return {
    /** Newest first, and whether there are more on either side. */
    page: async ({
      show,
      before,
      after,
      rows,
    }: OrderPage): Promise<{ orders: BookedOrder[]; newer: boolean; older: boolean }> => {
      const way = after === undefined ? 'desc' : 'asc'
      const edge = after ?? before
      const asked = edge === undefined ? shown(show) : shown(show).where(made(after === undefined ? '<' : '>', edge))
      const found = await asked
        .selectAll('orders')
        .orderBy('created_at', way)
        .orderBy('id', way)
        .limit(rows + 1)
        .execute()
      const more = found.length > rows
      const kept = found.slice(0, rows)
      const orders = (after === undefined ? kept : kept.toReversed()).map((row) => recordIn('orders', row))
      const ids = orders.map(({ id }) => id)
      const [delivered, owing] = [await deliveredOf(ids), await owingItem(ids)]
      const [first, last] = [orders[0], orders.at(-1)]
      return {
        orders: orders.map((order) => ({
          ...order,
          delivered: delivered.get(order.id) ?? [],
          owesItem: owing.has(order.id),
        })),
        newer:
          after === undefined
            ? first !== undefined && before !== undefined && (await exists(shown(show).where(made('>', first.id))))
            : more,
        older: after === undefined ? more : last !== undefined && (await exists(shown(show).where(made('<', last.id)))),
      }
    },

    /** What became of one order, oldest first. */
    history: async (
      orderId: number,
    ): Promise<{
      states: { state: OrderState; at: Date; why: string | undefined }[]
      deliveries: { what: Delivery; at: Date }[]
      consentedAt: Date | undefined
    }> => {
      const states = await db
        .selectFrom('order_states')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()
      const handed = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('at')
        .execute()
      const consent = await db
        .selectFrom('download_consents')
        .select('start_now_at')
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return {
        states: states.flatMap(({ state, at, why }) =>
          includes(orderStates, state) ? [{ state, at: new Date(at), why: why ?? undefined }] : [],
        ),
        deliveries: handed.flatMap(({ what, at }) => (includes(deliveries, what) ? [{ what, at: new Date(at) }] : [])),
        consentedAt: consent && new Date(consent.start_now_at),
      }
    },

    /** Orders that were paid or cost nothing, by the month in which that was. */
    paid: async (): Promise<MonthlySum[]> => {
      const [month, next] = [monthIn('decided_at'), isNextIn('decided_at')]
      const rows = await db
        .selectFrom('orders')
        .select(({ fn }) => [
          month.as('month'),
          next.as('next'),
          fn.countAll<Count>().as('orders'),
          fn.sum<Count>('total').as('taken'),
          fn.sum<Count>('list_price').as('listed'),
          // `vatWithin` in whole numbers, which divide downwards.
          sql<Count>`sum((2 * total * vat_percent + 100 + vat_percent) / (2 * (100 + vat_percent)))`.as('vat'),
        ])
        .where('state', 'in', paidStates)
        .where('decided_at', 'is not', null)
        .groupBy([month, next])
        .execute()
      return rows.map((row) => ({
        month: monthHere(row.month, row.next),
        orders: Number(row.orders),
        taken: Number(row.taken),
        vat: Number(row.vat),
        takenOff: Number(row.listed) - Number(row.taken),
      }))
    },

    /** Money that went back, by the month in which it went. Of a part that the provider returned, the month of the order. */
    returned: async (): Promise<MonthlyPence[]> => {
      const [backMonth, backNext] = [monthIn('order_states.at'), isNextIn('order_states.at')]
      const whole = db
        .selectFrom('order_states')
        .innerJoin('orders', 'orders.id', 'order_states.order_id')
        .select([
          backMonth.as('month'),
          backNext.as('next'),
          sql<Count>`sum(orders.total - orders.returned - orders.sent_back)`.as('pence'),
        ])
        .where('order_states.state', '=', 'refunded')
        .where('orders.state', '=', 'refunded')
        .where(isLastOf('refunded'))
        .groupBy([backMonth, backNext])
      const [itemMonth, itemNext] = [monthIn('item_refunds.done_at'), isNextIn('item_refunds.done_at')]
      // The money for a product that went back together with the whole order is in its sum already.
      const wentAlone = sql<boolean>`not exists (select 1 from order_states as whole where whole.order_id = item_refunds.order_id and whole.state = 'refunded' and whole.at <= item_refunds.done_at)`
      const items = db
        .selectFrom('item_refunds')
        .innerJoin('orders', 'orders.id', 'item_refunds.order_id')
        .select([itemMonth.as('month'), itemNext.as('next'), ({ fn }) => fn.sum<Count>('pence').as('pence')])
        .where('done_at', 'is not', null)
        .where(wentAlone)
        .groupBy([itemMonth, itemNext])
      const [orderMonth, orderNext] = [monthIn('orders.created_at'), isNextIn('orders.created_at')]
      const parts = db
        .selectFrom('orders')
        .leftJoin(
          db
            .selectFrom('item_refunds')
            .select(({ fn }) => ['order_id', fn.sum<Count>('pence').as('pence')])
            .where('done_at', 'is not', null)
            .where(wentAlone)
            .groupBy('order_id')
            .as('gone'),
          'gone.order_id',
          'orders.id',
        )
        .select([
          orderMonth.as('month'),
          orderNext.as('next'),
          sql<
            number | string | bigint
          >`sum(case when orders.returned > coalesce(gone.pence, 0) then orders.returned - coalesce(gone.pence, 0) else 0 end)`.as(
            'pence',
          ),
        ])
        .where('orders.returned', '>', 0)
        .groupBy([orderMonth, orderNext])
      return [...(await summed(whole)), ...(await summed(items)), ...(await summed(parts))]
    },

    /** Money that banks took back, by the month in which they decided. */
    lost: (): Promise<MonthlyPence[]> => {
      const [month, next] = [monthIn('order_states.at'), isNextIn('order_states.at')]
      const rows = db
        .selectFrom('order_states')
        .innerJoin('orders', 'orders.id', 'order_states.order_id')
        .select([month.as('month'), next.as('next'), sql<Count>`sum(orders.total - orders.returned)`.as('pence')])
        .where('order_states.state', '=', 'lost')
        .where('orders.state', '=', 'lost')
        .where(isLastOf('lost'))
        .groupBy([month, next])
      return summed(rows)
    },

    /** What was kept of the money of customers who have deleted their account since, by the month of the order. */
    ofClosedAccounts: async (): Promise<MonthlyPence[]> => {
      const rows = await db.selectFrom('closed_accounts').select('orders').where('orders', '!=', '[]').execute()
      const sums = new Map<string, number>()
      for (const { orders } of rows)
        for (const { total, ordered } of JSON.parse(orders) as { total: number; ordered: string }[]) {
          const month = monthHere(ordered.slice(0, 7), SUMMER_MONTH_ENDS.includes(ordered.slice(5, 13)) ? 1 : 0)
          sums.set(month, (sums.get(month) ?? 0) + total)
        }
      return [...sums].map(([month, pence]) => ({ month, pence }))
    },

    /** How many customers first used a code of this funder, by the month in which that was. A month may come in two parts. */
    customersOf: async (funder: string): Promise<{ readonly month: string; readonly people: number }[]> => {
      const [month, next] = [monthIn('decided_at'), isNextIn('decided_at')]
      const rows = await db
        .selectFrom(
          usedBy(db)
            .innerJoin('promo_codes', 'promo_codes.code', 'orders.promo_code')
            .select(['orders.user_id', ({ fn }) => fn.min('orders.decided_at').as('decided_at')])
            .where('promo_codes.funder', '=', funder)
            .where('orders.decided_at', 'is not', null)
            .groupBy('orders.user_id')
            .as('customers'),
        )
        .select([month.as('month'), next.as('next'), ({ fn }) => fn.countAll<Count>().as('people')])
        .groupBy([month, next])
        .execute()
      return rows.map((row) => ({ month: monthHere(row.month, row.next), people: Number(row.people) }))
    },

    /** Orders that were paid or cost nothing between two moments, the second not included, oldest first. */
    paidBetween: async (from: Date, to: Date): Promise<Order[]> => {
      const rows = await db
        .selectFrom('orders')
        .selectAll('orders')
        .where('state', 'in', paidStates)
        .where('decided_at', '>=', from.toISOString())
        .where('decided_at', '<', to.toISOString())
        .orderBy('decided_at')
        .execute()
      return rows.map((row) => recordIn('orders', row))
    },
  }
}
