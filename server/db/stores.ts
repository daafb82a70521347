import type { Safe } from '../crypto/safe.ts'
import type { Database } from './database.ts'
import { type Gather, oneByOne } from './gather.ts'
import { type AuditStore, createAuditStore } from './repositories/audit.store.ts'
import { type CharityStore, createCharityStore } from './repositories/charities.store.ts'
import { type ContactStore, createContactStore } from './repositories/contact.store.ts'
import { type CoupleStore, createCoupleStore } from './repositories/couples.store.ts'
import {
  createEmailChangeStore,
  createPasswordResetStore,
  type EmailChangeStore,
  type PasswordResetStore,
} from './repositories/emailed-links.store.ts'
import { createEntitlementStore, type EntitlementStore } from './repositories/entitlements.store.ts'
import { createExistingWillCheckStore, type ExistingWillCheckStore } from './repositories/existing-will-checks.store.ts'
import { createExperimentStore, type ExperimentStore } from './repositories/experiments.store.ts'
import { createExpertReviewStore, type ExpertReviewStore } from './repositories/expert-reviews.store.ts'
import { createIssuedDocumentStore, type IssuedDocumentStore } from './repositories/issued-documents.store.ts'
import {
  createDownloadConsentStore,
  createOrderStore,
  type DownloadConsentStore,
  type OrderStore,
} from './repositories/orders.store.ts'
import { createOutboxStore, type OutboxStore } from './repositories/outbox.store.ts'
import {
  type ChallengeStore,
  createChallengeStore,
  createPasskeyStore,
  type PasskeyStore,
} from './repositories/passkeys.store.ts'
import { createPromoCodeStore, type PromoCodeStore } from './repositories/promo-codes.store.ts'
import { type ClosedAccountStore, createClosedAccountStore } from './repositories/retention.store.ts'
import { createReviewStore, type ReviewStore } from './repositories/reviews.store.ts'
import { createRevisionStore } from './repositories/revisions.store.ts'
import { createSessionStore, type SessionStore } from './repositories/sessions.store.ts'
import { createUserStore, type UserStore } from './repositories/users.store.ts'
import { createWillStore, type WillStore } from './repositories/wills.store.ts'

export type Stores = {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly wills: WillStore
  readonly orders: OrderStore
  readonly entitlements: EntitlementStore
  readonly promoCodes: PromoCodeStore
  readonly consents: DownloadConsentStore
  readonly audit: AuditStore
  readonly passwordResets: PasswordResetStore
  readonly emailChanges: EmailChangeStore
  readonly passkeys: PasskeyStore
  readonly challenges: ChallengeStore
  readonly contact: ContactStore
  readonly issuedDocuments: IssuedDocumentStore
  readonly outbox: OutboxStore
  readonly closedAccounts: ClosedAccountStore
  readonly experiments: ExperimentStore
  readonly existingWillChecks: ExistingWillCheckStore
  readonly expertReviews: ExpertReviewStore
  readonly reviews: ReviewStore
  readonly charities: CharityStore
  readonly couples: CoupleStore
}

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

type Given = {
  /** How what every request asks is asked; left out inside a transaction, where one request asks alone. */
  readonly gather?: Gather
  /** There is mail to send. */
  readonly onMail?: () => void
}

export const createStores = (db: Database, safe: Safe, { gather = oneByOne, onMail }: Given = {}): Stores => ({
  users: createUserStore(db),
  sessions: createSessionStore(db, gather),
  wills: createWillStore({ db, gather, revisions: createRevisionStore(safe) }),
  orders: createOrderStore(db),
  entitlements: createEntitlementStore(db, gather),
  promoCodes: createPromoCodeStore(db),
  consents: createDownloadConsentStore(db),
  audit: createAuditStore(db),
  passwordResets: createPasswordResetStore(db),
  emailChanges: createEmailChangeStore(db),
  passkeys: createPasskeyStore(db),
  challenges: createChallengeStore(db),
  contact: createContactStore(db),
  issuedDocuments: createIssuedDocumentStore({ db, safe }),
  outbox: createOutboxStore(db, onMail),
  closedAccounts: createClosedAccountStore(db),
  experiments: createExperimentStore(db),
  existingWillChecks: createExistingWillCheckStore({ db, safe }),
  expertReviews: createExpertReviewStore({ db, safe }),
  reviews: createReviewStore(db),
  charities: createCharityStore(db),
  couples: createCoupleStore({ db, safe }),
})

/** `onMail` is called when a transaction that left mail in the outbox is kept. */
export const createTransactions =
  (db: Database, safe: Safe, onMail: () => void = () => {}): InTransaction =>
  async (work) => {
    let mail = false
    const noted = () => {
      mail = true
    }
    const result = await db
      .transaction()
      .execute((transaction) => work(createStores(transaction, safe, { onMail: noted })))
    if (mail) onMail()
    return result
  }
