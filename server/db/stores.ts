import { mayBeRepeated } from './connection-errors.ts'
import type { Database } from './database.ts'
import { type AccountExportStore, createAccountExportStore } from './repositories/account-exports.store.ts'
import { type AuditStore, createAuditStore } from './repositories/audit.store.ts'
import {
  type AuthenticatorStore,
  createAuthenticatorStore,
  createWrongCodeStore,
  type WrongCodeStore,
} from './repositories/authenticators.store.ts'
import { type CharityStore, createCharityStore } from './repositories/charities.store.ts'
import { type ContactStore, createContactStore } from './repositories/contact.store.ts'
import { type CoupleStore, createCoupleStore } from './repositories/couples.store.ts'
import { createEmailChangeStore, type EmailChangeStore } from './repositories/email-changes.store.ts'
import { createEmailVerificationStore, type EmailVerificationStore } from './repositories/email-verifications.store.ts'
import { createEntitlementStore, type EntitlementStore } from './repositories/entitlements.store.ts'
import { createExistingWillCheckStore, type ExistingWillCheckStore } from './repositories/existing-will-checks.store.ts'
import { createExperimentStore, type ExperimentStore } from './repositories/experiments.store.ts'
import { createExpertReviewStore, type ExpertReviewStore } from './repositories/expert-reviews.store.ts'
import { createIssuedDocumentStore, type IssuedDocumentStore } from './repositories/issued-documents.store.ts'
import { createItemRefundStore, type ItemRefundStore } from './repositories/item-refunds.store.ts'
import type { VaultFor } from './repositories/keys.store.ts'
import { type BrowserKeyStore, createBrowserKeyStore } from './repositories/keys.store.ts'
import { createKnownDeviceStore, type KnownDeviceStore } from './repositories/known-devices.store.ts'
import { createLoginFailureStore, type LoginFailureStore } from './repositories/login-failures.store.ts'
import { createNotMeLinkStore, type NotMeLinkStore } from './repositories/not-me-links.store.ts'
import {
  createDeliveryStore,
  createDownloadConsentStore,
  createOrderStore,
  type DeliveryStore,
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
import { createPasswordResetStore, type PasswordResetStore } from './repositories/password-resets.store.ts'
import { createPrintStore, type PrintStore } from './repositories/prints.store.ts'
import { createPromoCodeStore, type PromoCodeStore } from './repositories/promo-codes.store.ts'
import { createReadingStore, type ReadingStore } from './repositories/readings.store.ts'
import { createRecoveryCodeStore, type RecoveryCodeStore } from './repositories/recovery-codes.store.ts'
import { type ClosedAccountStore, createClosedAccountStore } from './repositories/retention.store.ts'
import { createReviewStore, type ReviewStore } from './repositories/reviews.store.ts'
import { createRevisionStore } from './repositories/revisions.store.ts'
import { createSessionStore, type SessionStore } from './repositories/sessions.store.ts'
import { createUserStore, type UserStore } from './repositories/users.store.ts'
import { createWillStore, type WillStore } from './repositories/wills.store.ts'

export type Stores = {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly knownDevices: KnownDeviceStore
  readonly loginFailures: LoginFailureStore
  readonly wills: WillStore
  readonly readings: ReadingStore
  readonly orders: OrderStore
  readonly entitlements: EntitlementStore
  readonly promoCodes: PromoCodeStore
  readonly consents: DownloadConsentStore
  readonly deliveries: DeliveryStore
  readonly itemRefunds: ItemRefundStore
  readonly prints: PrintStore
  readonly audit: AuditStore
  readonly accountExports: AccountExportStore
  readonly passwordResets: PasswordResetStore
  readonly emailVerifications: EmailVerificationStore
  readonly emailChanges: EmailChangeStore
  readonly notMeLinks: NotMeLinkStore
  readonly passkeys: PasskeyStore
  readonly authenticators: AuthenticatorStore
  readonly wrongCodes: WrongCodeStore
  readonly recoveryCodes: RecoveryCodeStore
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
  readonly browserKeys: BrowserKeyStore
}

/**
 * The stores of a database or of a transaction in it. Each is created when it is asked for, as a transaction uses few.
 * `onMail` is called when mail was added to the outbox.
 */
export const createStores = (db: Database, vaultFor: VaultFor, onMail: () => void = () => {}): Stores => ({
  get browserKeys() {
    return createBrowserKeyStore(vaultFor(db))
  },
  get users() {
    return createUserStore(db)
  },
  get sessions() {
    return createSessionStore(db)
  },
  get knownDevices() {
    return createKnownDeviceStore(db)
  },
  get loginFailures() {
    return createLoginFailureStore(db, vaultFor(db))
  },
  get wills() {
    return createWillStore(db, createRevisionStore(db, vaultFor(db)), createEntitlementStore(db), vaultFor(db))
  },
  get readings() {
    return createReadingStore(db, vaultFor)
  },
  get orders() {
    return createOrderStore(db)
  },
  get entitlements() {
    return createEntitlementStore(db)
  },
  get promoCodes() {
    return createPromoCodeStore(db)
  },
  get consents() {
    return createDownloadConsentStore(db)
  },
  get deliveries() {
    return createDeliveryStore(db)
  },
  get itemRefunds() {
    return createItemRefundStore(db)
  },
  get prints() {
    return createPrintStore(db, vaultFor(db))
  },
  get audit() {
    return createAuditStore(db)
  },
  get accountExports() {
    return createAccountExportStore(db)
  },
  get passwordResets() {
    return createPasswordResetStore(db)
  },
  get emailVerifications() {
    return createEmailVerificationStore(db)
  },
  get emailChanges() {
    return createEmailChangeStore(db)
  },
  get notMeLinks() {
    return createNotMeLinkStore(db)
  },
  get passkeys() {
    return createPasskeyStore(db)
  },
  get authenticators() {
    return createAuthenticatorStore(db, vaultFor(db))
  },
  get wrongCodes() {
    return createWrongCodeStore(db)
  },
  get recoveryCodes() {
    return createRecoveryCodeStore(db)
  },
  get challenges() {
    return createChallengeStore(db)
  },
  get contact() {
    return createContactStore(db, vaultFor(db))
  },
  get issuedDocuments() {
    return createIssuedDocumentStore(db, vaultFor)
  },
  get outbox() {
    return createOutboxStore(db, vaultFor(db), onMail)
  },
  get closedAccounts() {
    return createClosedAccountStore(db, vaultFor(db))
  },
  get experiments() {
    return createExperimentStore(db)
  },
  get existingWillChecks() {
    return createExistingWillCheckStore(db, vaultFor)
  },
  get expertReviews() {
    return createExpertReviewStore(db, vaultFor(db))
  },
  get reviews() {
    return createReviewStore(db)
  },
  get charities() {
    return createCharityStore(db)
  },
  get couples() {
    return createCoupleStore(db, vaultFor(db))
  },
})

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/** Times that a transaction is tried when the database rolls it back for the sake of another one. */
const ATTEMPTS = 3

/**
 * `onMail` is called when a transaction that added mail to the outbox was committed. Work is repeated from its beginning when the
 * database ended it because of a deadlock, so it changes nothing but what it is given.
 */
export const createTransactions = (db: Database, vaultFor: VaultFor, onMail: () => void = () => {}): InTransaction => {
  const attempt: InTransaction = async (work) => {
    let hasMail = false
    const result = await db.transaction().execute((transaction) =>
      work(
        createStores(transaction, vaultFor, () => {
          hasMail = true
        }),
      ),
    )
    if (hasMail) onMail()
    return result
  }
  return async (work) => {
    for (let tries = 1; tries < ATTEMPTS; tries += 1)
      try {
        return await attempt(work)
      } catch (error) {
        if (!mayBeRepeated(error)) throw error
      }
    return attempt(work)
  }
}
