import { type Sessions, sessionsIn } from '../auth/sessions.store.ts'
import { type Users, usersIn } from '../auth/users.store.ts'
import { type Orders, ordersIn } from '../payments/orders.store.ts'
import { type Wills, willsIn } from '../wills/wills.store.ts'
import type { Database } from './database.ts'

export type Stores = {
  readonly users: Users
  readonly sessions: Sessions
  readonly wills: Wills
  readonly orders: Orders
}

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

export const storesIn = (db: Database): Stores => ({
  users: usersIn(db),
  sessions: sessionsIn(db),
  wills: willsIn(db),
  orders: ordersIn(db),
})

export const transactionsIn =
  (db: Database): InTransaction =>
  (work) =>
    db.transaction().execute((transaction) => work(storesIn(transaction)))
