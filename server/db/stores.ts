import type { Safe } from '../crypto/safe.ts'
import type { Database } from './database.ts'
import { type Gather, oneByOne } from './gather.ts'
import { type Audit, auditIn } from './repositories/audit.store.ts'
import { type Challenges, challengesIn } from './repositories/challenges.store.ts'
import { type CharityRegister, charityRegisterIn } from './repositories/charity-register.store.ts'
import { type ClosedAccounts, closedAccountsIn } from './repositories/closed-accounts.store.ts'
import { type Consents, consentsIn } from './repositories/consents.store.ts'
import { type EmailChanges, emailChangesIn } from './repositories/email-changes.store.ts'
import { type Entitlements, entitlementsIn } from './repositories/entitlements.store.ts'
import { type Experiments, experimentsIn } from './repositories/experiments.store.ts'
import { type Issued, issuedIn } from './repositories/issued.store.ts'
import { type Opinions, opinionsIn } from './repositories/opinions.store.ts'
import { type Orders, ordersIn } from './repositories/orders.store.ts'
import { type Outbox, outboxIn } from './repositories/outbox.store.ts'
import { type Pairs, pairsIn } from './repositories/pairs.store.ts'
import { type Passkeys, passkeysIn } from './repositories/passkeys.store.ts'
import { type PasswordResets, passwordResetsIn } from './repositories/password-resets.store.ts'
import { type PromoCodes, promoCodesIn } from './repositories/promo-codes.store.ts'
import { type Readings, readingsIn } from './repositories/readings.store.ts'
import { revisionsWith } from './repositories/revisions.store.ts'
import { type Sessions, sessionsIn } from './repositories/sessions.store.ts'
import { type Users, usersIn } from './repositories/users.store.ts'
import { type Visitors, visitorsIn } from './repositories/visitors.store.ts'
import { type WillChecks, willChecksIn } from './repositories/will-checks.store.ts'
import { type Wills, willsIn } from './repositories/wills.store.ts'

export type Stores = {
  readonly users: Users
  readonly sessions: Sessions
  readonly wills: Wills
  readonly orders: Orders
  readonly entitlements: Entitlements
  readonly promoCodes: PromoCodes
  readonly consents: Consents
  readonly audit: Audit
  readonly passwordResets: PasswordResets
  readonly emailChanges: EmailChanges
  readonly passkeys: Passkeys
  readonly challenges: Challenges
  readonly visitors: Visitors
  readonly issued: Issued
  readonly outbox: Outbox
  readonly closedAccounts: ClosedAccounts
  readonly experiments: Experiments
  readonly willChecks: WillChecks
  readonly readings: Readings
  readonly opinions: Opinions
  readonly charityRegister: CharityRegister
  readonly pairs: Pairs
}

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

type Given = {
  /** How what every request asks is asked; left out inside a transaction, where one request asks alone. */
  readonly gather?: Gather
  /** There is mail to send. */
  readonly onMail?: () => void
}

export const storesIn = (db: Database, safe: Safe, { gather = oneByOne, onMail }: Given = {}): Stores => ({
  users: usersIn(db),
  sessions: sessionsIn(db, gather),
  wills: willsIn({ db, gather, revisions: revisionsWith(safe) }),
  orders: ordersIn(db),
  entitlements: entitlementsIn(db, gather),
  promoCodes: promoCodesIn(db),
  consents: consentsIn(db),
  audit: auditIn(db),
  passwordResets: passwordResetsIn(db),
  emailChanges: emailChangesIn(db),
  passkeys: passkeysIn(db),
  challenges: challengesIn(db),
  visitors: visitorsIn(db),
  issued: issuedIn({ db, safe }),
  outbox: outboxIn(db, onMail),
  closedAccounts: closedAccountsIn(db),
  experiments: experimentsIn(db),
  willChecks: willChecksIn({ db, safe }),
  readings: readingsIn({ db, safe }),
  opinions: opinionsIn(db),
  charityRegister: charityRegisterIn(db),
  pairs: pairsIn({ db, safe }),
})

/** `onMail` is called when a transaction that left mail in the outbox is kept. */
export const transactionsIn =
  (db: Database, safe: Safe, onMail: () => void = () => {}): InTransaction =>
  async (work) => {
    let mail = false
    const noted = () => {
      mail = true
    }
    const result = await db.transaction().execute((transaction) => work(storesIn(transaction, safe, { onMail: noted })))
    if (mail) onMail()
    return result
  }
