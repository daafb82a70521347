import type { RevisionHead } from '../crypto/vault.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Database } from './database.ts'
import { mayBeRepeated } from './dialects.ts'
import { createAccountExportStore } from './repositories/account-exports.store.ts'
import { createAuditStore, createDeskAuditStore } from './repositories/audit.store.ts'
import { createCharityStore } from './repositories/charities.store.ts'
import { createContactStore, createMessageStore } from './repositories/contact.store.ts'
import { createCoupleStore } from './repositories/couples.store.ts'
import { createDeathStore } from './repositories/deaths.store.ts'
import { createAskedChangeStore, createCustomerStateStore, createDeskConsentStore } from './repositories/desk.store.ts'
import { createEmailChangeStore, createEmailVerificationStore } from './repositories/emails.store.ts'
import { createEntitlementStore } from './repositories/entitlements.store.ts'
import { createExistingWillCheckStore, createExpertReviewStore } from './repositories/existing-wills.store.ts'
import { createExperimentStore } from './repositories/experiments.store.ts'
import { createIssuedDocumentStore, createSignedPageStore } from './repositories/issued-documents.store.ts'
import { createBrowserKeyStore, type VaultFor } from './repositories/keys.store.ts'
import {
  createKnownDeviceStore,
  createLoginFailureStore,
  createNotMeLinkStore,
  createPasswordResetStore,
} from './repositories/logins.store.ts'
import { createOrderBook } from './repositories/order-book.store.ts'
import {
  createDeliveryStore,
  createDownloadConsentStore,
  createItemRefundStore,
  createOrderStore,
} from './repositories/orders.store.ts'
import { createOutboxStore } from './repositories/outbox.store.ts'
import { createPrintStore } from './repositories/prints.store.ts'
import { createFunderPeriodStore, createPromoCodeStore } from './repositories/promo-codes.store.ts'
import { createReadingStore } from './repositories/readings.store.ts'
import { createReferralStore } from './repositories/referrals.store.ts'
import { createClosedAccountStore } from './repositories/retention.store.ts'
import { createReviewStore } from './repositories/reviews.store.ts'
import { createRevisionStore, type SawHead } from './repositories/revisions.store.ts'
import { createRoleLinkStore } from './repositories/role-links.store.ts'
import {
  createAuthenticatorStore,
  createChallengeStore,
  createPasskeyStore,
  createRecoveryCodeStore,
  createWrongCodeStore,
} from './repositories/second-factors.store.ts'
import { createJobStore, createServiceStateStore } from './repositories/service.store.ts'
import { createSessionStore } from './repositories/sessions.store.ts'
import {
  createStaffChallengeStore,
  createStaffInvitationStore,
  createStaffPasskeyStore,
  createStaffSessionStore,
  createStaffStore,
} from './repositories/staff.store.ts'
import { createUserStore } from './repositories/users.store.ts'
import { createWillStore } from './repositories/wills.store.ts'

type Given = {
  /** A database, or a transaction in it. */
  readonly db: Database
  readonly vaultFor: VaultFor
  /** That of `db`. */
  readonly vault: ReturnType<VaultFor>
  readonly onMail: () => void
  readonly saw: SawHead
  readonly objects: ObjectStore | undefined
}

/** A new repository has its line here. */
const makers = {
  browserKeys: ({ vault }) => createBrowserKeyStore(vault),
  roleLinks: ({ db, vault }) => createRoleLinkStore(db, vault),
  deaths: ({ db, vault }) => createDeathStore(db, vault),
  signedPages: ({ db, vault }) => createSignedPageStore(db, vault),
  users: ({ db }) => createUserStore(db),
  sessions: ({ db }) => createSessionStore(db),
  knownDevices: ({ db }) => createKnownDeviceStore(db),
  loginFailures: ({ db, vault }) => createLoginFailureStore(db, vault),
  wills: ({ db, vault, saw }) =>
    createWillStore(db, createRevisionStore(db, vault, saw), createEntitlementStore(db), vault, saw),
  readings: ({ db, vaultFor, saw }) => createReadingStore(db, vaultFor, saw),
  orders: ({ db }) => createOrderStore(db),
  orderBook: ({ db }) => createOrderBook(db),
  entitlements: ({ db }) => createEntitlementStore(db),
  promoCodes: ({ db }) => createPromoCodeStore(db),
  funderPeriods: ({ db }) => createFunderPeriodStore(db),
  consents: ({ db }) => createDownloadConsentStore(db),
  deliveries: ({ db }) => createDeliveryStore(db),
  itemRefunds: ({ db }) => createItemRefundStore(db),
  prints: ({ db, vault }) => createPrintStore(db, vault),
  audit: ({ db }) => createAuditStore(db),
  accountExports: ({ db }) => createAccountExportStore(db),
  passwordResets: ({ db }) => createPasswordResetStore(db),
  emailVerifications: ({ db }) => createEmailVerificationStore(db),
  emailChanges: ({ db }) => createEmailChangeStore(db),
  notMeLinks: ({ db }) => createNotMeLinkStore(db),
  passkeys: ({ db }) => createPasskeyStore(db),
  authenticators: ({ db, vault }) => createAuthenticatorStore(db, vault),
  wrongCodes: ({ db }) => createWrongCodeStore(db),
  recoveryCodes: ({ db }) => createRecoveryCodeStore(db),
  challenges: ({ db }) => createChallengeStore(db),
  contact: ({ db, vault }) => createContactStore(db, vault),
  issuedDocuments: ({ db, vaultFor, saw, objects }) => createIssuedDocumentStore(db, vaultFor, saw, objects),
  outbox: ({ db, vault, onMail }) => createOutboxStore(db, vault, onMail),
  closedAccounts: ({ db, vault }) => createClosedAccountStore(db, vault),
  experiments: ({ db }) => createExperimentStore(db),
  existingWillChecks: ({ db, vaultFor }) => createExistingWillCheckStore(db, vaultFor),
  expertReviews: ({ db, vault, saw }) => createExpertReviewStore(db, vault, saw),
  reviews: ({ db }) => createReviewStore(db),
  charities: ({ db }) => createCharityStore(db),
  couples: ({ db, vault }) => createCoupleStore(db, vault),
  staff: ({ db }) => createStaffStore(db),
  staffPasskeys: ({ db }) => createStaffPasskeyStore(db),
  staffSessions: ({ db }) => createStaffSessionStore(db),
  staffChallenges: ({ db }) => createStaffChallengeStore(db),
  staffInvitations: ({ db }) => createStaffInvitationStore(db),
  deskAudit: ({ db, vault, saw }) => createDeskAuditStore(db, vault, saw),
  deskConsents: ({ db }) => createDeskConsentStore(db),
  askedChanges: ({ db }) => createAskedChangeStore(db),
  referrals: ({ db, vault, saw }) => createReferralStore(db, vault, saw),
  messages: ({ db }) => createMessageStore(db),
  customerState: ({ db }) => createCustomerStateStore(db),
  jobs: ({ db }) => createJobStore(db),
  serviceState: ({ db }) => createServiceStateStore(db),
} satisfies Readonly<Record<string, (given: Given) => unknown>>

export type Stores = { readonly [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> }

type StoresIn<Deps> = { [K in keyof Deps & keyof Stores]: Stores[K] extends Deps[K] ? K : never }[keyof Deps &
  keyof Stores]

/** What a service is built from, with all stores in place of those it takes. */
export type BesideStores<Create extends (deps: never) => unknown> = Omit<
  Parameters<Create>[0],
  StoresIn<Parameters<Create>[0]>
> & { readonly stores: Stores }

/**
 * The stores of a database or of a transaction in it. Each is created when it is asked for, as a transaction uses few.
 * `onMail` is called when mail was added to the outbox; `objects` keeps the documents that are not in the database; `saw` is told of
 * each new link.
 */
export const createStores = (
  db: Database,
  vaultFor: VaultFor,
  onMail: () => void = () => {},
  objects?: ObjectStore,
  saw: SawHead = (head) => vaultFor(db).witness?.saw(head),
): Stores => {
  const given: Given = {
    db,
    vaultFor,
    onMail,
    objects,
    saw,
    get vault() {
      return vaultFor(db)
    },
  }
  const stores = {}
  for (const [name, make] of Object.entries(makers))
    Object.defineProperty(stores, name, { enumerable: true, get: () => make(given) })
  // Every maker has given its getter above.
  return stores as Stores
}

/** All of it happens or none of it does. */
export type InTransaction = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/** Times that a transaction is tried when the database rolls it back for the sake of another one. */
const ATTEMPTS = 3

/**
 * `onMail` is called when a transaction that added mail to the outbox was committed. Work is repeated from its beginning when the
 * database ended it because of a deadlock, so it changes nothing but what it is given.
 */
export const createTransactions = (
  db: Database,
  vaultFor: VaultFor,
  onMail: () => void = () => {},
  objects?: ObjectStore,
): InTransaction => {
  const attempt: InTransaction = async (work) => {
    let hasMail = false
    const heads: RevisionHead[] = []
    const result = await db.transaction().execute((transaction) =>
      work(
        createStores(
          transaction,
          vaultFor,
          () => {
            hasMail = true
          },
          objects,
          (head) => heads.push(head),
        ),
      ),
    )
    const { witness } = vaultFor(db)
    for (const head of heads) witness?.saw(head)
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
