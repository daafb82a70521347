import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LOOK_EVERY_MS } from '#core/death/case.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { createRevisionWitness } from './adapters/revision-witness.ts'
import type { StampTime } from './adapters/time-stamp.ts'
import { isConnectionError } from './db/dialects.ts'
import { createVaults } from './db/repositories/keys.store.ts'
import { createOutboxStore } from './db/repositories/outbox.store.ts'
import { createClosedAccountStore } from './db/repositories/retention.store.ts'
import { createJobStore } from './db/repositories/service.store.ts'
import { createStoredDocumentStore } from './db/repositories/stored-documents.store.ts'
import { sealClearValues } from './db/seal-clear-values.ts'
import * as accountRoutes from './features/account/account.routes.ts'
import { reclaimFeature } from './features/account/account.routes.ts'
import { completeJournal } from './features/account/erasure.ts'
import { knowCallers, requireLogin } from './features/auth/asking.ts'
import { authFeature, passwordResetFeature, securityFeature } from './features/auth/auth.routes.ts'
import { type AppDeps, type Context, createContext } from './features/context.ts'
import { deathsDeskFeature } from './features/death/deaths-desk.routes.ts'
import { customersFeature } from './features/desk/customers.routes.ts'
import { requireStaff } from './features/desk/desk-guard.ts'
import { expertReviewsDeskFeature } from './features/desk/expert-reviews-desk.routes.ts'
import { financeFeature } from './features/desk/finance.routes.ts'
import { healthDeskFeature } from './features/desk/health-desk.routes.ts'
import { peopleFeature } from './features/desk/people.routes.ts'
import { messagesFeature, printsDeskFeature, reviewsDeskFeature } from './features/desk/queues.routes.ts'
import { staffFeature } from './features/desk/staff.routes.ts'
import { todayFeature } from './features/desk/today.routes.ts'
import { wordingsDeskFeature } from './features/desk/wordings-desk.routes.ts'
import { createDocumentMover } from './features/documents/document-mover.ts'
import * as documentsRoutes from './features/documents/documents.routes.ts'
import { healthFeature } from './features/health/health.routes.ts'
import { paymentsFeature } from './features/payments/payments.routes.ts'
import { createHeldPrints } from './features/prints/prints.service.ts'
import { casesDeskFeature } from './features/referrals/cases-desk.routes.ts'
import { logSecurityEvents } from './features/security/security-log.ts'
import * as servicesRoutes from './features/services/services.routes.ts'
import { requirePaymentThenEmail, requireVerifiedEmail } from './features/verification/verification.service.ts'
import * as visitorsRoutes from './features/visitors/visitors.routes.ts'
import { watchFeature } from './features/watch/watch.routes.ts'
import * as willsRoutes from './features/wills/wills.routes.ts'
import { MAX_WILL_BYTES } from './features/wills/wills.service.ts'
import { createJobs, gaugesOf } from './jobs/jobs.ts'
import { createMailWorker } from './mail/mail-worker.ts'
import { createNightly, nightlyJobs } from './nightly.ts'
import { isObjectStoreOutage } from './objects/object-store.ts'
import { apiDescriptionRoutes } from './platform/api-description.ts'
import { createAfterReply } from './platform/background.ts'
import { createFairTurns, takeTurns } from './platform/budget.ts'
import {
  answerNoHttp,
  connectionDeadlines,
  connectionOptions,
  readableAddress,
  refuseUnreadable,
} from './platform/connections.ts'
import { redact, replyToErrors, TooManyRequests } from './platform/errors.ts'
import { disableCaching, securityHeaders } from './platform/headers.ts'
import { loggerOptions, logReplies } from './platform/log.ts'
import { createCounter, createLimitStore, networkOf } from './platform/rate-limit.ts'
import { addCalls, type Feature } from './platform/serve.ts'
import { traceRequests } from './platform/tracing.ts'
import { compilersFactory } from './platform/validation.ts'
import { readInlineHashes } from './web-server/built-pages.ts'
import { webRoutes } from './web-server/web.routes.ts'

/** Bytes. A will with everything in it is a small part of this. */
const BODY_LIMIT = 1024 * 1024

const MINUTE_MS = 60_000

/** Every feature, in the order of the API's description. */
const features: readonly ((context: Context) => Feature)[] = [
  healthFeature,
  authFeature,
  passwordResetFeature,
  securityFeature,
  reclaimFeature,
  accountRoutes.accountFeature,
  accountRoutes.browserKeyFeature,
  accountRoutes.verificationFeature,
  accountRoutes.emailChangeFeature,
  accountRoutes.secondFactorFeature,
  visitorsRoutes.proofOfWorkFeature,
  visitorsRoutes.contactFeature,
  visitorsRoutes.settingsFeature,
  visitorsRoutes.samplesFeature,
  visitorsRoutes.experimentsFeature,
  willsRoutes.willsFeature,
  willsRoutes.lpaFeature,
  willsRoutes.itemsFeature,
  willsRoutes.readingsFeature,
  willsRoutes.phoneFeature,
  willsRoutes.charitiesFeature,
  willsRoutes.addressesFeature,
  paymentsFeature,
  documentsRoutes.documentsFeature,
  documentsRoutes.afterSigningFeature,
  documentsRoutes.recordFeature,
  documentsRoutes.signedPagesFeature,
  watchFeature,
  documentsRoutes.printsFeature,
  servicesRoutes.coupleFeature,
  servicesRoutes.rolesFeature,
  servicesRoutes.deathFeature,
  accountRoutes.historyFeature,
  servicesRoutes.existingWillFeature,
  visitorsRoutes.reviewsFeature,
  servicesRoutes.expertReviewFeature,
  servicesRoutes.referralFeature,
  staffFeature,
  peopleFeature,
  todayFeature,
  healthDeskFeature,
  messagesFeature,
  customersFeature,
  accountRoutes.customerConsentFeature,
  expertReviewsDeskFeature,
  printsDeskFeature,
  casesDeskFeature,
  wordingsDeskFeature,
  reviewsDeskFeature,
  financeFeature,
  deathsDeskFeature,
]

const createFastify = ({
  logLevel,
  logSink,
  trustProxy,
  deadlines,
  checkReplies = false,
}: AppDeps): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(logLevel, logSink),
    // Fastify's own lines carry the url; ours, in log.ts, do not.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...connectionOptions(deadlines ?? connectionDeadlines),
    // The nearest alone: what stands before it in X-Forwarded-For is whatever the caller made up.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    // Longer than any address that is read: a schema refuses it in our words, where the router would in its own.
    routerOptions: { maxParamLength: 100_000 },
    rewriteUrl: readableAddress,
    clientErrorHandler: answerNoHttp,
    schemaController: { compilersFactory: compilersFactory(checkReplies) },
  })
  app.removeContentTypeParser('text/plain')
  return app
}

/** Loaded where it is configured alone: most operators have no authority. */
const stampTimeOf = async ({ backups, randomBytes }: AppDeps): Promise<StampTime | undefined> => {
  if (backups?.timeStampUrl === undefined) return undefined
  const { createStampTime } = await import('./adapters/time-stamp.ts')
  return createStampTime(backups.timeStampUrl, randomBytes)
}

/** The whole server, ready to listen or to be asked with `inject`. Closing it closes the database. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { db, clock, mailer, production, webRoot, publicUrl } = deps
  const app = createFastify(deps)
  app.addHook('onClose', () => db.destroy())
  app.addHook('onClose', () => deps.sharedCounts?.disconnect())
  replyToErrors(app, (error) => isConnectionError(error) || isObjectStoreOutage(error))
  logReplies(app)
  traceRequests(app, deps.trustProxy)
  securityHeaders(app, { production, trackingUrl: deps.tracking?.url, inlineHashes: await readInlineHashes(webRoot) })
  disableCaching(app)
  refuseUnreadable(app)
  const addDescription = apiDescriptionRoutes(app)
  knowCallers(app, publicUrl)

  const witness =
    deps.headsFile === undefined
      ? undefined
      : createRevisionWitness({
          file: deps.headsFile,
          every: deps.headsEvery,
          signer: {
            sign: (text) => vault.service.sign(text),
            verify: (text, signature) => vault.service.verify(text, signature),
          },
          onError: (error) => app.log.error({ what: 'newest revisions', error: redact(error) }, 'unexpected'),
        })
  const vaultFor = createVaults({ ...deps, ...(witness && { witness }) })
  const vault = vaultFor(db)
  await vault.service.prepare()
  await witness?.open()
  app.addHook('onClose', () => witness?.flush())
  await sealClearValues(db, vault)
  await completeJournal({ ...deps, closedAccounts: createClosedAccountStore(db, vault) })
  logSecurityEvents(app, vault.service)
  const worker = createMailWorker({ outbox: createOutboxStore(db, vault), mailer, clock, log: app.log })
  const context = await createContext(deps, { app, vaultFor, afterReply: createAfterReply(app), onMail: worker.wake })
  app.addHook('onReady', async () => worker.wake())
  app.addHook('onClose', () => worker.stop())
  const { auth, emailChange, sandbox, settlement } = context
  const jobStore = createJobStore(db)
  const jobs = createJobs(
    [
      { name: 'payments', every: MINUTE_MS, run: settlement.reconcile },
      { name: 'changes of email', every: MINUTE_MS, run: emailChange.carryOutDue },
      { name: 'answers of people asked', every: 15 * MINUTE_MS, run: context.roles.remind },
      { name: 'reports of deaths', every: LOOK_EVERY_MS, run: context.deaths.look },
      { name: 'held prints', every: 15 * MINUTE_MS, run: createHeldPrints({ ...context, ...context.stores }) },
      { name: 'deleted bytes', every: DAY_MS, run: context.deletedBytes.clear },
      ...nightlyJobs(createNightly({ ...context, witness }), deps.backups, await stampTimeOf(deps)),
      ...(deps.objects
        ? [
            {
              name: 'store of documents',
              every: MINUTE_MS,
              run: createDocumentMover(createStoredDocumentStore(db, deps.objects), clock, () => app.ending.yes),
            },
          ]
        : []),
    ],
    { store: jobStore, clock, log: app.log },
  )
  if (deps.runsJobs) app.addHook('onReady', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  if (deps.metrics !== undefined) {
    const { metricsRoute } = await import('./platform/metrics.ts')
    const { elapsed, dataDir = '.', workWaiting = () => ({ printing: 0, others: 0 }) } = deps
    const process = { sent: worker.sent, workWaiting, dataDir }
    const { serviceState: state } = context.stores
    metricsRoute(app, deps.metrics, gaugesOf({ ...process, jobs: jobStore, state, clock, elapsed }))
  }

  const root = app.withTypeProvider<ZodTypeProvider>()
  const parts = features.map((feature) => feature(context))
  const checks = {
    verified: requireVerifiedEmail(context.stores.users),
    paidAndVerified: requirePaymentThenEmail(context.stores),
    ownWill: willsRoutes.assertOwnWill(context.wills),
    attempts: deps.limits.loginsPerMinute,
    workApart: context.workApart,
  }
  for (const part of parts) await part.root?.(root)
  await app.register(
    async (scope) => {
      const open = scope.withTypeProvider<ZodTypeProvider>()
      await open.register(rateLimit, {
        max: deps.limits.callsPerMinute,
        timeWindow: '1 minute',
        keyGenerator: ({ ip }) => networkOf(ip),
        store: createLimitStore((name, windowMs) =>
          createCounter({ ...deps, name, windowMs, shared: deps.sharedCounts }),
        ),
        errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
      })
      takeTurns(open, createFairTurns({ ...deps, largest: MAX_WILL_BYTES }))
      addDescription(open, (...of) => context.work.describeCalls(0, ...of))
      for (const part of parts) {
        addCalls(open, part, (who) => who === 'anyone', checks)
        await part.open?.(open)
      }
      await open.register(async (inner) => {
        const signedIn = inner.withTypeProvider<ZodTypeProvider>()
        requireLogin(signedIn, auth)
        for (const part of parts) addCalls(signedIn, part, (who) => who !== 'anyone' && who !== 'staff', checks)
      })
      await open.register(async (inner) => {
        const desk = inner.withTypeProvider<ZodTypeProvider>()
        requireStaff(desk, context)
        for (const part of parts) addCalls(desk, part, (who) => who === 'staff', checks)
      })
    },
    { prefix: '/api' },
  )
  if (!production && sandbox) {
    // Imported here, so that the demonstrations of the testkit never reach production.
    const { devRoutes } = await import('./dev/dev.routes.ts')
    await devRoutes(app.withTypeProvider<ZodTypeProvider>(), { ...context, sandbox })
  }
  await webRoutes(app, {
    marketingParameters: deps.marketingParameters,
    dist: webRoot,
    publicUrl,
    operator: deps.operator,
    sourceUrl: deps.sourceUrl,
    clock,
    experimentRuns: async (funnel) => (await context.stores.experiments.runningOn(funnel)) !== undefined,
  })
  return app
}
