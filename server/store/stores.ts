import { type PasswordResets, passwordResetsIn } from '../auth/password-resets.store.ts'
import { type Sessions, sessionsIn } from '../auth/sessions.store.ts'
import { type Users, usersIn } from '../auth/users.store.ts'
import { type Issued, issuedIn } from '../documents/issued.store.ts'
import { type Audit, auditIn } from '../history/audit.store.ts'
import { type Orders, ordersIn } from '../payments/orders.store.ts'
import type { Safe } from '../sealing/safe.ts'
import { type Visitors, visitorsIn } from '../visitors/visitors.store.ts'
import { revisionsWith } from '../wills/revisions.store.ts'
import { type Wills, willsIn } from '../wills/wills.store.ts'
import type { Database } from './database.ts'
import type { Commit } from './group-commit.ts'

export type Stores = {
  readonly users: Users
  readonly sessions: Sessions
  readonly wills: Wills
  readonly orders: Orders
  readonly audit: Audit
  readonly passwordResets: PasswordResets
  readonly visitors: Visitors
  readonly issued: Issued
}

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/** `commit` is how a will is saved; inside a transaction, which commits as a whole, it is left out. */
export const storesIn = (db: Database, safe: Safe, commit: Commit = (write) => write(db)): Stores => ({
  users: usersIn(db),
  sessions: sessionsIn(db),
  wills: willsIn({ db, commit, revisions: revisionsWith(safe) }),
  orders: ordersIn(db),
  audit: auditIn(db),
  passwordResets: passwordResetsIn(db),
  visitors: visitorsIn(db),
  issued: issuedIn({ db, safe }),
})

export const transactionsIn =
  (db: Database, safe: Safe): InTransaction =>
  (work) =>
    db.transaction().execute((transaction) => work(storesIn(transaction, safe)))
