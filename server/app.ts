import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Redis } from 'ioredis'
import { accountRoutes, confirmEmailRoute } from './account/account.routes.ts'
import { accountService } from './account/account.service.ts'
import { erasureOf } from './account/erasure.ts'
import { exporting } from './account/export.ts'
import { addressesRoutes } from './addresses/addresses.routes.ts'
import { ATTEMPTS_MS, attemptsByEmail } from './auth/attempts.ts'
import { authRoutes, sessionRoutes } from './auth/auth.routes.ts'
import { authService } from './auth/auth.service.ts'
import { confirmPassword } from './auth/confirm-password.ts'
import { counterOver } from './auth/counter.ts'
import { passwordResetRoutes } from './auth/password-reset.routes.ts'
import { passwordResetService } from './auth/password-reset.service.ts'
import { type PasswordCost, passwordsWith } from './auth/passwords.ts'
import type { RandomBytes } from './auth/tokens.ts'
import { charitiesRoutes } from './charities/charities.routes.ts'
import { charitiesService } from './charities/charities.service.ts'
import type { Config } from './config.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { documentsService } from './documents/documents.service.ts'
import type { Papers } from './documents/papers.ts'
import { experimentsRoutes } from './experiments/experiments.routes.ts'
import { experimentsService } from './experiments/experiments.service.ts'
import { healthRoutes } from './health/health.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { historyService } from './history/history.service.ts'
import { afterReplies } from './http/after-reply.ts'
import { describeApi } from './http/api-description.ts'
import { requireLogin } from './http/auth-guard.ts'
import { replyToErrors, withoutWords } from './http/error-replies.ts'
import { TooMany } from './http/errors.ts'
import { type LogSink, loggerOptions, logReplies } from './http/log.ts'
import { keepNoReplies } from './http/no-store.ts'
import { securityHeaders } from './http/security-headers.ts'
import { todayAt } from './http/today.ts'
import { serializerFor, validatorCompiler } from './http/validation.ts'
import { itemsRoutes } from './items/items.routes.ts'
import { itemsService } from './items/items.service.ts'
import { lpaRoutes } from './lpa/lpa.routes.ts'
import { lpaService } from './lpa/lpa.service.ts'
import { mailWorker } from './mail/mail-worker.ts'
import { postOffice } from './mail/post.ts'
import { opinionsRoutes, shownOpinionsRoute } from './opinions/opinions.routes.ts'
import { opinionsService } from './opinions/opinions.service.ts'
import type { AddressFinder } from './outside/address-finder.ts'
import type { Mailbox, Mailer } from './outside/mailer.ts'
import { sandboxRoutes } from './outside/sandbox-payments.routes.ts'
import { invitationsService } from './pairs/invitations.service.ts'
import { invitationRoute, pairsRoutes } from './pairs/pairs.routes.ts'
import { pairsService } from './pairs/pairs.service.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { passkeysService } from './passkeys/passkeys.service.ts'
import { type PaymentSettings, paymentParts, waitIdly } from './payments/payment-parts.ts'
import { paymentsRoutes, productsRoute } from './payments/payments.routes.ts'
import { paymentsService } from './payments/payments.service.ts'
import { refundsService } from './payments/refunds.service.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { proofRoutes } from './proof/proof.routes.ts'
import { proofService } from './proof/proof.service.ts'
import { proofGate, TRIES_MS } from './proof/proof-gate.ts'
import { proofsIn } from './proof/proofs.store.ts'
import { readingsRoutes } from './readings/readings.routes.ts'
import { readingsService } from './readings/readings.service.ts'
import { keyringOf } from './sealing/keyring.ts'
import type { MasterKeys } from './sealing/master-keys.ts'
import { safeOf } from './sealing/safe.ts'
import { settingsRoute } from './settings/settings.routes.ts'
import { thirdPartiesOf } from './settings/third-parties.ts'
import type { Database } from './store/database.ts'
import { together } from './store/gather.ts'
import { storesIn, transactionsIn } from './store/stores.ts'
import { visitorsRoutes } from './visitors/visitors.routes.ts'
import { visitorsService } from './visitors/visitors.service.ts'
import { scriptHashesOf } from './web/inline-scripts.ts'
import { styleHashesOf } from './web/inline-styles.ts'
import { webRoutes } from './web/web.routes.ts'
import { willCheckRoutes } from './will-check/will-check.routes.ts'
import { willCheckService } from './will-check/will-check.service.ts'
import { willsRoutes } from './wills/wills.routes.ts'
import { willsService } from './wills/wills.service.ts'

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
    const { metricsRoute } = await import('./http/metrics.ts')
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
        const { stripeWebhookRoutes } = await import('./outside/stripe-webhook.routes.ts')
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
