import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { ListedFirm } from '#core/api/referral.ts'
import { DAY_MS, londonDay } from '#core/text/dates.ts'
import { createPaymentProvider, type PaymentSettings } from '../adapters/configured-payment-provider.ts'
import type { ErasureJournal } from '../adapters/erasure-journal.ts'
import type { Mailbox, Mailer } from '../adapters/mailer.ts'
import type { AddressFinder } from '../adapters/os-places.ts'
import type { Config } from '../config.ts'
import type { MasterKeys } from '../crypto/master-keys.ts'
import type { Signer } from '../crypto/service-keys.ts'
import type { Database } from '../db/database.ts'
import { createDeletedBytes, type DeletedBytes } from '../db/deleted-bytes.ts'
import type { VaultFor } from '../db/repositories/keys.store.ts'
import { createProofOfWorkStore } from '../db/repositories/service.store.ts'
import { createStores, createTransactions, type Stores } from '../db/stores.ts'
import { createWriteProbe, type WriteProbe } from '../db/write-probe.ts'
import { createEnqueueMail, type Means, withoutFloods } from '../mail/enqueue.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { AfterReply } from '../platform/background.ts'
import { createWorkBudget, WORK_WINDOW_MS } from '../platform/budget.ts'
import type { Elapsed } from '../platform/clock.ts'
import type { ConnectionDeadlines } from '../platform/connections.ts'
import { redact } from '../platform/errors.ts'
import type { Log, LogSink } from '../platform/log.ts'
import { ATTEMPT_WINDOW_MS, createAttemptLimit, createCounter } from '../platform/rate-limit.ts'
import type { Work } from '../work/tasks.ts'
import { createAccountService } from './account/account.service.ts'
import { createErasure } from './account/erasure.ts'
import { createAuthService } from './auth/auth.service.ts'
import { createKnownDevices, createLoginThrottle } from './auth/known-devices.ts'
import { createPasswordResetService } from './auth/password-reset.service.ts'
import {
  createConfirmPassword,
  createPasswords,
  type PasswordCost,
  type Passwords,
  WRONG_PASSWORDS_MS,
} from './auth/passwords.ts'
import { createCoupleService } from './couple/couple.service.ts'
import { createDeathService } from './death/death.service.ts'
import { createReleasedService } from './death/released.service.ts'
import { createStaffPasskeysService } from './desk/staff-passkeys.service.ts'
import { createDocumentsService } from './documents/documents.service.ts'
import type { DocumentRenderer } from './documents/render-pack.ts'
import { createEmailChangeService } from './email-change/email-change.service.ts'
import { createExpertReviewService } from './expert-review/expert-review.service.ts'
import { createHistoryService } from './history/history.service.ts'
import { createOrderMails } from './payments/order-mails.ts'
import { createPaymentsService } from './payments/payments.service.ts'
import { CODE_HOUR_MS, createCodeGuesses } from './payments/promo-codes.ts'
import { createRefundsService } from './payments/refunds.service.ts'
import { createSettlement } from './payments/settlement.service.ts'
import { ATTEMPTS_REMEMBERED_MS, createProofGate, createProofOfWork } from './proof-of-work/proof-of-work.service.ts'
import { createRecordService } from './record/record.service.ts'
import { createKeptAnswersService } from './roles/kept-answers.service.ts'
import { createRolesService } from './roles/roles.service.ts'
import {
  createAuthenticatorsService,
  createPasskeysService,
  createSecondFactorService,
} from './second-factor/second-factor.service.ts'
import { createLockService } from './security/lock.service.ts'
import { createNoteSecurityEvent, type NoteSecurityEvent } from './security/security-events.ts'
import { createAssertSignedOff } from './sign-offs/sellable.ts'
import type { SignOffs } from './sign-offs/sign-off-files.ts'
import { createVerificationService } from './verification/verification.service.ts'
import { createWillsService } from './wills/wills.service.ts'

/** What the server is built from: the settings, of which tests leave most out, and everything outside the process. */
export type AppDeps = Means<'clock' | 'randomBytes'> &
  Readonly<Partial<Config>> &
  Pick<
    Config,
    'limits' | 'logLevel' | 'parts' | 'payments' | 'production' | 'publicUrl' | 'sell' | 'trustProxy' | 'webRoot'
  > & {
    readonly db: Database
    readonly masterKeys: MasterKeys
    /** Milliseconds between two writings of `headsFile`; a second where it is not said. */
    readonly headsEvery?: number
    /** Where deletions of accounts are kept outside the database. */
    readonly erasures: ErasureJournal
    /** Where issued documents are kept outside the database; absent where they stay in it. */
    readonly objects?: ObjectStore | undefined
    readonly renderer: DocumentRenderer
    /** What is worked out of whole wills, off the thread that answers everybody. */
    readonly work: Work
    readonly mailer: Mailer
    /** The mail server's url, for the privacy page to name; absent where mail becomes files. */
    readonly mailUrl?: string | undefined
    /** Where sent mail can be read again, outside production. */
    readonly mailbox: Mailbox | undefined
    /** Finds addresses by postcode; without one, customers type theirs. */
    readonly addressFinder?: AddressFinder | undefined
    /** What counters go by. */
    readonly elapsed: Elapsed
    /** The cost of hashing a password. OWASP's recommendation when absent, as it is in every server. */
    readonly passwordCost?: PasswordCost
    /** The words of the product, and what of them a lawyer has signed. */
    readonly signOffs: SignOffs
    /** Whether this process takes its part of the work that is done every so often. */
    readonly runsJobs?: boolean
    /** Where several processes count calls together. Closing the server disconnects it. */
    readonly sharedCounts?: Redis | undefined
    /** How many pieces of work wait for the processes apart. */
    readonly workWaiting?: () => Readonly<Record<string, number>>
    /** The firms to which a customer may refer a case; none when absent. */
    readonly referralFirms?: readonly ListedFirm[]
    /** How long a connection may take; those of the product when absent. */
    readonly deadlines?: ConnectionDeadlines
    readonly logSink?: LogSink
    /** Check every reply against its schema. For tests: it costs time. */
    readonly checkReplies?: boolean
  }

/** What every feature may use, before there is any feature. */
type Base = AppDeps &
  Means<'inTransaction' | 'enqueueMail' | 'today' | 'homeUrl'> & {
    readonly referralFirms: readonly ListedFirm[]
    readonly log: Log
    readonly stores: Stores
    readonly signer: Signer
    readonly afterReply: AfterReply
    readonly deletedBytes: DeletedBytes
    readonly probe: WriteProbe
    /** Called in the transaction of everything that concerns the security of an account. */
    readonly noteSecurityEvent: NoteSecurityEvent
    readonly passwords: Passwords
    readonly newUuid: () => string
  }

/** The services that more than one feature uses. Those that other services take come first. */
const createServices = async (base: Base) => {
  const { stores, firm, clock, elapsed, today, inTransaction, limits, sharedCounts } = base
  const shared = { ...base, ...stores }

  const counter = (name: string, windowMs: number) => createCounter({ name, windowMs, elapsed, shared: sharedCounts })
  const countAttempt = createAttemptLimit(limits.loginsPerMinute, counter('attempts', ATTEMPT_WINDOW_MS))
  const confirmPassword = createConfirmPassword({
    ...shared,
    countAttempt,
    wrong: counter('wrong passwords', WRONG_PASSWORDS_MS),
  })
  const proof = createProofOfWork({ ...base, proofs: createProofOfWorkStore(base.db) })
  const limitCodeGuesses = createCodeGuesses({
    aMinute: limits.loginsPerMinute,
    minute: counter('codes', ATTEMPT_WINDOW_MS),
    hour: counter('unknown codes', CODE_HOUR_MS),
  })
  const secondFactor = createSecondFactorService({ ...shared, confirmPassword })
  const { confirmIdentity } = secondFactor
  const knownDevices = createKnownDevices(shared)
  const throttle = createLoginThrottle(shared)

  const countSave = createAttemptLimit(limits.savesPerMinute, counter('saves', ATTEMPT_WINDOW_MS))
  const wills = createWillsService({ ...stores, inTransaction, firm, parts: base.parts, countSave, clock, today })
  const { provider, sandbox } = await createPaymentProvider({ ...base, settings: base.payments })
  const mails = createOrderMails(base)
  const settlement = createSettlement({ ...shared, provider, mails })
  const record = createRecordService({ ...shared, wills, revisions: stores.wills })

  return {
    countAttempt,
    limitCodeGuesses,
    secondFactor,
    confirmIdentity,
    proof,
    knownDevices,
    wills,
    sandbox,
    settlement,
    record,
    workApart: createWorkBudget(limits.workMs, counter('work', WORK_WINDOW_MS)),
    typedAddresses: counter('typed addresses', DAY_MS),
    gate: createProofGate(proof, limits.proofOfWorkAfter, counter('tries', ATTEMPTS_REMEMBERED_MS)),
    passkeys: createPasskeysService(shared),
    authenticators: createAuthenticatorsService(shared),
    auth: createAuthService({ ...shared, knownDevices, throttle, secondFactor: secondFactor.challenge }),
    passwordReset: createPasswordResetService({ ...shared, knownDevices, throttle }),
    account: createAccountService({ ...shared, confirmIdentity }),
    lock: createLockService(shared),
    verification: createVerificationService({ ...shared, confirmIdentity }),
    emailChange: createEmailChangeService({ ...shared, confirmProof: confirmIdentity }),
    history: createHistoryService({ ...stores, work: base.work, changes: wills, firm, clock }),
    payments: createPaymentsService({
      ...shared,
      wills,
      provider,
      settlement,
      sellsTests: !base.production,
      assertSignedOff: createAssertSignedOff({ ...base, standings: base.signOffs.standings }),
    }),
    refunds: createRefundsService({ ...stores, inTransaction, settlement, clock }),
    documents: createDocumentsService({ ...shared, wills, revisions: stores.wills, mails }),
    couple: createCoupleService({ ...shared, mails }),
    deaths: createDeathService({
      ...base,
      erasure: createErasure({ ...base, confirmIdentity, settlement }),
      tries: counter('reports of a death', DAY_MS),
    }),
    released: createReleasedService({ ...base, record }),
    roles: createRolesService({ ...base, ...stores, wills }),
    keptAnswers: createKeptAnswersService(base),
    expertReview: createExpertReviewService(shared),
    staffPasskeys: createStaffPasskeysService(base),
  }
}

type Services = Awaited<ReturnType<typeof createServices>>

/** What features are built from. */
export type Context = Omit<Base, 'payments'> & Services & { readonly paymentSettings: PaymentSettings }

type Given = {
  readonly app: FastifyInstance
  readonly vaultFor: VaultFor
  readonly afterReply: AfterReply
  /** Called when there is mail to send. */
  readonly onMail: () => void
}

const ownAddress = (app: FastifyInstance): string => {
  const address = app.server.address()
  return `http://localhost${typeof address === 'object' && address ? `:${address.port}` : ''}`
}

export const createContext = async (deps: AppDeps, { app, vaultFor, afterReply, onMail }: Given): Promise<Context> => {
  const { db, clock, randomBytes } = deps
  const deletedBytes = createDeletedBytes({
    db,
    onError: (error) => app.log.error({ what: 'deleted bytes', error: redact(error) }, 'unexpected'),
  })
  app.addHook('onClose', async () => deletedBytes.stop())
  const mailsSent = createCounter({ name: 'mails', windowMs: DAY_MS, elapsed: deps.elapsed, shared: deps.sharedCounts })
  const enqueueMail = withoutFloods(createEnqueueMail({ clock, randomBytes, operator: deps.operator }), mailsSent)
  const homeUrl = () => deps.publicUrl || ownAddress(app)
  const base: Base = {
    ...deps,
    referralFirms: deps.referralFirms ?? [],
    log: app.log,
    stores: createStores(db, vaultFor, onMail, deps.objects),
    signer: vaultFor(db).service,
    inTransaction: createTransactions(db, vaultFor, onMail, deps.objects),
    afterReply,
    deletedBytes,
    probe: createWriteProbe(db, deps.elapsed),
    enqueueMail,
    noteSecurityEvent: createNoteSecurityEvent({ enqueueMail, clock, randomBytes, homeUrl }),
    passwords: createPasswords(randomBytes, deps.passwordCost),
    newUuid: randomUUID,
    today: () => londonDay(clock()),
    homeUrl,
  }
  const services = await createServices(base)
  return { ...base, ...services, paymentSettings: base.payments }
}
