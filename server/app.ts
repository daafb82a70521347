import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import type { AddressFinder } from './adapters/address-finder.ts'
import type { Mailbox, Mailer } from './adapters/mailer.ts'
import { sandboxRoutes } from './adapters/sandbox-payments.routes.ts'
import type { Config } from './config.ts'
import { keyringOf } from './crypto/keyring.ts'
import type { MasterKeys } from './crypto/master-keys.ts'
import { safeOf } from './crypto/safe.ts'
import type { Database } from './db/database.ts'
import { together } from './db/gather.ts'
import { proofsIn } from './db/repositories/proofs.store.ts'
import { storesIn, transactionsIn } from './db/stores.ts'
import { accountRoutes, confirmEmailRoute } from './features/account/account.routes.ts'
import { accountService } from './features/account/account.service.ts'
import { erasureOf } from './features/account/erasure.ts'
import { exporting } from './features/account/export.ts'
import { addressesRoutes } from './features/addresses/addresses.routes.ts'
import { ATTEMPTS_MS, attemptsByEmail } from './features/auth/attempts.ts'
import { authRoutes, sessionRoutes } from './features/auth/auth.routes.ts'
import { authService } from './features/auth/auth.service.ts'
import { confirmPassword } from './features/auth/confirm-password.ts'
import { counterOver } from './features/auth/counter.ts'
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts'
import { passwordResetService } from './features/auth/password-reset.service.ts'
import { type PasswordCost, passwordsWith } from './features/auth/passwords.ts'
import type { RandomBytes } from './features/auth/tokens.ts'
import { charitiesRoutes } from './features/charities/charities.routes.ts'
import { charitiesService } from './features/charities/charities.service.ts'
import { visitorsRoutes } from './features/contact/visitors.routes.ts'
import { visitorsService } from './features/contact/visitors.service.ts'
import { invitationsService } from './features/couple/invitations.service.ts'
import { invitationRoute, pairsRoutes } from './features/couple/pairs.routes.ts'
import { pairsService } from './features/couple/pairs.service.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { documentsService } from './features/documents/documents.service.ts'
import type { Papers } from './features/documents/papers.ts'
import { willCheckRoutes } from './features/existing-will/will-check.routes.ts'
import { willCheckService } from './features/existing-will/will-check.service.ts'
import { experimentsRoutes } from './features/experiments/experiments.routes.ts'
import { experimentsService } from './features/experiments/experiments.service.ts'
import { readingsRoutes } from './features/expert-review/readings.routes.ts'
import { readingsService } from './features/expert-review/readings.service.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { historyRoutes } from './features/history/history.routes.ts'
import { historyService } from './features/history/history.service.ts'
import { itemsRoutes } from './features/items/items.routes.ts'
import { itemsService } from './features/items/items.service.ts'
import { lpaRoutes } from './features/lpa/lpa.routes.ts'
import { lpaService } from './features/lpa/lpa.service.ts'
import { passkeysRoutes } from './features/passkeys/passkeys.routes.ts'
import { passkeysService } from './features/passkeys/passkeys.service.ts'
import { type PaymentSettings, paymentParts, waitIdly } from './features/payments/payment-parts.ts'
import { paymentsRoutes, productsRoute } from './features/payments/payments.routes.ts'
import { paymentsService } from './features/payments/payments.service.ts'
import { refundsService } from './features/payments/refunds.service.ts'
import { phoneRoutes } from './features/phone/phone.routes.ts'
import { proofRoutes } from './features/proof-of-work/proof.routes.ts'
import { proofService } from './features/proof-of-work/proof.service.ts'
import { proofGate, TRIES_MS } from './features/proof-of-work/proof-gate.ts'
import { opinionsRoutes, shownOpinionsRoute } from './features/reviews/opinions.routes.ts'
import { opinionsService } from './features/reviews/opinions.service.ts'
import { settingsRoute } from './features/settings/settings.routes.ts'
import { thirdPartiesOf } from './features/settings/third-parties.ts'
import { willsRoutes } from './features/wills/wills.routes.ts'
import { willsService } from './features/wills/wills.service.ts'
import { mailWorker } from './mail/mail-worker.ts'
import { postOffice } from './mail/post.ts'
import { afterReplies } from './platform/after-reply.ts'
import { describeApi } from './platform/api-description.ts'
import { requireLogin } from './platform/auth-guard.ts'
import { replyToErrors, withoutWords } from './platform/error-replies.ts'
import { TooMany } from './platform/errors.ts'
import { type LogSink, loggerOptions, logReplies } from './platform/log.ts'
import { keepNoReplies } from './platform/no-store.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { todayAt } from './platform/today.ts'
import { serializerFor, validatorCompiler } from './platform/validation.ts'
import { scriptHashesOf } from './web-server/inline-scripts.ts'
import { styleHashesOf } from './web-server/inline-styles.ts'
import { webRoutes } from './web-server/web.routes.ts'

/** Bytes. A will with everything in it is a small part of this. */
const BODY_LIMIT = 1024 * 1024

export type Deps = {
  readonly db: Database
  readonly masterKeys: MasterKeys
  readonly papers: Papers
  readonly mailer: Mailer
  /** The server that carries it, for the privacy page to name; absent where mail becomes files. */
  readonly mailUrl?: string | undefined
  /** Where sent mail can be read again, outside production. */
  readonly mailbox: Mailbox | undefined
  /** Who finds addresses by postcode; without one, people type theirs. */
  readonly addressFinder?: AddressFinder | undefined
  readonly clock: () => Date
  readonly randomBytes: RandomBytes
  /** How much work a password is. OWASP's recommendation when absent, as it is in every server. */
  readonly passwordCost?: PasswordCost
  readonly production: boolean
  /** Where the customer reaches us, without a slash at the end; empty for "the same place". */
  readonly publicUrl: string
  /** The folder of the built pages, if this process serves them. */
  readonly webDist: string | undefined
  readonly payments: PaymentSettings
  /** Milliseconds between two looks for payments nobody has been heard of; absent where nobody looks. */
  readonly reconcileEvery?: number
  /**
   * Calls a minute from one address: of any kind, and at logging in, which is counted for each email too. `free` is how
   * many failed log-ins or new accounts in a quarter of an hour go without a proof of work.
   */
  readonly limits: { readonly calls: number; readonly logins: number; readonly free: number }
  /** Where several processes count those calls together. Closing the server disconnects it. */
  readonly sharedCounts?: Redis | undefined
  /** The secret that opens `/metrics`; absent where there is none. */
  readonly metrics?: string | undefined
  /** Whether one proxy stands in front and says who the caller is. */
  readonly trustProxy: boolean
  /** Where arrivals are told, and the hostnames on which they are not. */
  readonly tracking?: Config['tracking']
  /** The law firm that may be appointed as executor, if one is offered. */
  readonly firm?: Config['firm']
  readonly logLevel: string
  readonly logSink?: LogSink
  /** Check every reply against its schema. For tests: it costs time. */
  readonly checkReplies?: boolean
}

/** Does something again and again until the app closes, one after the other. */
const regularly = (app: FastifyInstance, every: number, work: () => Promise<unknown>): void => {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(work)
      .catch((error: unknown) => app.log.error({ what: 'payments', error: withoutWords(error) }, 'not reconciled'))
  }, every).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

const ownAddress = (app: FastifyInstance): string => {
  const address = app.server.address()
  return `http://localhost${typeof address === 'object' && address ? `:${address.port}` : ''}`
}

/** The whole server, ready to listen or to be asked with `inject`. Closing it closes the database. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { db, clock, production, mailer, randomBytes } = deps
  const app = Fastify({
    logger: loggerOptions(deps.logLevel, deps.logSink),
    // Fastify's own lines carry the url; ours, in log.ts, do not.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The nearest alone: what stands before it in X-Forwarded-For is whatever the caller made up.
    trustProxy: deps.trustProxy && ((_address, hop) => hop === 0),
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerFor(deps.checkReplies ?? false))
  app.removeContentTypeParser('text/plain')
  app.addHook('onClose', () => db.destroy())
  app.addHook('onClose', () => deps.sharedCounts?.disconnect())
  replyToErrors(app)
  logReplies(app)
  if (deps.metrics !== undefined) {
    const { metricsRoute } = await import('./platform/metrics.ts')
    metricsRoute(app, deps.metrics)
  }
  securityHeaders(app, {
    production,
    trackingUrl: deps.tracking?.url,
    scriptHashes: await scriptHashesOf(deps.webDist),
    styleHashes: await styleHashesOf(deps.webDist),
  })
  keepNoReplies(app)
  await describeApi(app)

  const safe = safeOf(keyringOf(deps), randomBytes)
  const worker = mailWorker({ outbox: storesIn(db, safe).outbox, mailer, clock, log: app.log })
  const inTransaction = transactionsIn(db, safe, worker.wake)
  const stores = storesIn(db, safe, { gather: together(waitIdly), onMail: worker.wake })
  const afterReply = afterReplies(app)
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', () => worker.stop())
  const today = () => todayAt(clock())
  const homeUrl = () => deps.publicUrl || ownAddress(app)
  const post = postOffice({ clock, randomBytes })
  const passwords = passwordsWith(randomBytes, deps.passwordCost)
  const shared = { ...stores, inTransaction, post, passwords, clock, randomBytes }

  const passkeys = passkeysService(shared)
  const auth = authService({ ...shared, secondFactor: passkeys.challenge, homeUrl, newUuid: randomUUID })
  const { firm } = deps
  const wills = willsService({ ...stores, firm, clock, today })
  const { provider, sandbox, settlement, letters, reconcile } = await paymentParts({
    db,
    ...stores,
    inTransaction,
    settings: deps.payments,
    publicUrl: deps.publicUrl,
    post,
    randomBytes,
    homeUrl,
    clock,
    log: app.log,
  })
  const payments = paymentsService({
    ...stores,
    wills,
    inTransaction,
    provider,
    settlement,
    clock,
    today,
    newUuid: randomUUID,
    wait: waitIdly,
    log: app.log,
    sellsTests: !production,
  })
  const refunds = refundsService({ ...stores, inTransaction, settlement, clock })
  if (deps.reconcileEvery !== undefined) regularly(app, deps.reconcileEvery, reconcile)
  const passwordReset = passwordResetService(shared)
  const visitors = visitorsService(shared)
  const documents = documentsService({ ...stores, wills, papers: deps.papers, inTransaction, letters, clock, today })
  const history = historyService({ ...stores, changes: wills, firm, clock })
  const counter = (name: string, windowMs: number) => counterOver({ name, windowMs, clock, shared: deps.sharedCounts })
  const countAttempt = attemptsByEmail(deps.limits.logins, counter('attempts', ATTEMPTS_MS))
  const confirm = confirmPassword(stores.users, passwords, countAttempt)
  const account = accountService({ ...shared, confirm })
  const pairs = pairsService({ ...shared, letters, today })
  const invitations = invitationsService({ ...shared, newUuid: randomUUID })
  const readings = readingsService({ ...stores, inTransaction, clock })
  const exportAccount = exporting({
    ...stores,
    account,
    wills,
    history,
    orders: refunds,
    documents,
    pairs,
    readings,
    clock,
  })
  const proof = proofService({ proofs: proofsIn(db), clock, randomBytes })
  const gate = proofGate(proof, deps.limits.free, counter('tries', TRIES_MS))
  const opinions = opinionsService({ ...stores, clock })
  const { publicUrl } = deps

  healthRoutes(app, db)
  if (sandbox)
    await app.register(async (scope) => sandboxRoutes(scope.withTypeProvider(), { ...stores, sandbox, settlement }))
  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>()
      await api.register(rateLimit, {
        max: deps.limits.calls,
        timeWindow: '1 minute',
        ...(deps.sharedCounts && { redis: deps.sharedCounts, skipOnError: true }),
        errorResponseBuilder: (_request, { ttl }) => new TooMany(Math.ceil(ttl / 1000)),
      })
      const attempts = deps.limits.logins
      authRoutes(api, { auth, passkeys, attempts, countAttempt, gate, publicUrl })
      passwordResetRoutes(api, { passwordReset, afterReply, publicUrl, attempts })
      confirmEmailRoute(api, account, attempts)
      invitationRoute(api, invitations, attempts)
      proofRoutes(api, proof)
      visitorsRoutes(api, visitors, gate, attempts)
      productsRoute(api)
      shownOpinionsRoute(api, opinions)
      settingsRoute(api, {
        ...(deps.tracking && { tracking: deps.tracking }),
        ...(firm && { firm }),
        thirdParties: thirdPartiesOf(deps),
      })
      experimentsRoutes(api, experimentsService({ ...stores, randomBytes }), attempts)
      const { payments: settings } = deps
      if (settings.by === 'stripe') {
        const { stripeWebhookRoutes } = await import('./adapters/stripe-webhook.routes.ts')
        await api.register(async (scope) =>
          stripeWebhookRoutes(scope.withTypeProvider(), settings, { ...stores, settlement, clock }),
        )
      }
      await api.register(async (inner) => {
        const guarded = inner.withTypeProvider<ZodTypeProvider>()
        requireLogin(guarded, auth)
        sessionRoutes(guarded, auth)
        accountRoutes(guarded, { account, erasure: erasureOf({ ...shared, confirm }), exportAccount, publicUrl })
        passkeysRoutes(guarded, { passkeys, confirm, publicUrl })
        willsRoutes(guarded, { wills, payments })
        lpaRoutes(guarded, { lpa: lpaService({ wills, inTransaction, today }), wills })
        itemsRoutes(guarded, { items: itemsService(wills), wills })
        phoneRoutes(guarded)
        charitiesRoutes(guarded, charitiesService(stores.charityRegister))
        addressesRoutes(guarded, deps.addressFinder)
        paymentsRoutes(guarded, { payments, refunds })
        documentsRoutes(guarded, documents)
        pairsRoutes(guarded, { pairs, invitations, wills, publicUrl })
        historyRoutes(guarded, { history, wills })
        willCheckRoutes(guarded, willCheckService({ ...stores, payments, clock }))
        opinionsRoutes(guarded, opinions)
        readingsRoutes(guarded, readings)
      })
    },
    { prefix: '/api' },
  )
  if (!production && sandbox) {
    // Imported here, so that the demonstrations of the testkit never reach production.
    const { devRoutes } = await import('./dev/dev.routes.ts')
    await devRoutes(app, {
      auth,
      stores,
      payments,
      sandbox,
      mailbox: deps.mailbox,
      clock,
      randomBytes,
      newUuid: randomUUID,
    })
  }
  await webRoutes(app, { dist: deps.webDist, publicUrl: deps.publicUrl })
  return app
}
