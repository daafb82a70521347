import { randomBytes } from 'node:crypto'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DESK_INVITATION_HOURS } from '#core/api/desk-acts.ts'
import { pdfLibrary } from '#documents/filled-form.ts'
import { NoErasureJournal, openErasureJournal } from './adapters/erasure-journal.ts'
import { KeyServiceFailed, openedMasterKey } from './adapters/key-service.ts'
import { createMailFolder, createSmtpMailer, nodemailer } from './adapters/mailer.ts'
import { createOsPlaces } from './adapters/os-places.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { BadMasterKey, loadMasterKeys } from './crypto/master-keys.ts'
import { openDatabase } from './db/database.ts'
import { isPostgresUrl } from './db/dialects.ts'
import { assertKeyFileForData, assertMasterKeysPresent, createVaults } from './db/repositories/keys.store.ts'
import { hasDocumentsOutside } from './db/repositories/stored-documents.store.ts'
import { createTransactions } from './db/stores.ts'
import { OtherVersion } from './db/versions.ts'
import { readPasswordLists } from './features/auth/passwords.ts'
import type { AppDeps } from './features/context.ts'
import { createStaffAccounts } from './features/desk/staff-accounts.service.ts'
import { readBlankForms } from './features/documents/lpa-forms.ts'
import { readFirmList } from './features/referrals/firm-list.ts'
import { webauthn } from './features/second-factor/factors.ts'
import { describeUnsigned, readSignOffs } from './features/sign-offs/sign-off-files.ts'
import { phoneNumbers } from './features/wills/save.rules.ts'
import { createObjectStore } from './objects/configured-object-store.ts'
import type { Clock } from './platform/clock.ts'
import { logToStdout } from './platform/log.ts'
import { noteOwnAddress } from './platform/own-address.ts'
import { makePrivate, NotPrivate, PRIVATE_UMASK } from './platform/private-files.ts'
import { connectRedis } from './platform/rate-limit.ts'
import { createShutdown } from './shutdown.ts'
import { describeStartFailure } from './start-failure.ts'
import { buildPages, NoPages } from './web-server/build-pages.ts'
import { startWork } from './work/processes.ts'

/** Milliseconds from the start to the reading of the rest, and between two parts of it. */
const UNTIL_REST_IS_READ_MS = 1000
const BETWEEN_PARTS_MS = 100

/**
 * Each takes up to a fifth of a second: too long for the start, and for everybody who would wait behind the first passkey, or the first
 * to register. Who needs one before reads it. A balancer sends people here once all are read.
 */
const rest: readonly (() => unknown)[] = [webauthn, readPasswordLists, nodemailer, phoneNumbers, pdfLibrary]

const DOCUMENTS_ELSEWHERE =
  'Documents of customers are in a store outside the database, and DOCUMENT_STORE is not set. ' +
  'Set it as it was, with its key, or bring them back first: heirloom move-documents --back.'

const endingSignals = ['SIGTERM', 'SIGINT'] as const

const root = join(import.meta.dirname, '..')

/** The mail adapter of the settings. */
const mailIn = (
  { smtpUrl, smtpNeedsTls: needsTls, mailFrom: from, dataDir }: Config,
  clock: Clock,
): Pick<AppDeps, 'mailer' | 'mailbox'> => {
  if (smtpUrl !== undefined) return { mailer: createSmtpMailer({ url: smtpUrl, from, needsTls }), mailbox: undefined }
  const folder = createMailFolder({ folder: join(dataDir, 'mail'), from, clock })
  return { mailer: folder, mailbox: folder }
}

/** Ends the process as the signal would have. The first process of a container is not ended by signals that it does not listen to. */
const endBeforeServing = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal])

const start = async (config: Config): Promise<void> => {
  for (const signal of endingSignals) process.once(signal, endBeforeServing)
  const { dataDir, webRoot } = config
  if (webRoot !== undefined) await buildPages(root, webRoot)
  process.umask(PRIVATE_UMASK)
  makePrivate(dataDir)
  const erasures = openErasureJournal(config.erasureJournal)
  const clock = () => new Date()
  // Each process that prints reads them for itself. Here only to refuse to start where they cannot be filled in.
  await readBlankForms(config.lpaFormsDir)
  const signOffs = readSignOffs()
  const referralFirms = readFirmList(config.referralFirmsFile)
  const { work, papers, waiting, close } = startWork({
    operatorName: config.operator?.name,
    lpaFormsDir: config.lpaFormsDir,
  })
  const db = await openDatabase(config.database, {
    connections: config.databaseConnections,
    pooled: config.databasePooled,
    migrates: config.migrateAtStart,
  })
  // Before a new key file is made, which would hide that the old one is missing.
  await assertKeyFileForData(db, config)
  if (config.documentStore === undefined && (await hasDocumentsOutside(db))) throw new ConfigError(DOCUMENTS_ELSEWHERE)
  const masterKeys = loadMasterKeys({ dataDir, masterKey: await openedMasterKey(config) }, randomBytes)
  await assertMasterKeysPresent(db, masterKeys)
  const app = await buildApp({
    ...config,
    signOffs,
    referralFirms,
    logSink: logToStdout(),
    db,
    masterKeys,
    erasures,
    objects: await createObjectStore(config.documentStore),
    sharedCounts: config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl),
    renderer: papers,
    work,
    workWaiting: waiting,
    ...mailIn(config, clock),
    mailUrl: config.smtpUrl,
    addressFinder: config.osPlaces && createOsPlaces(config.osPlaces),
    clock,
    elapsed: () => performance.now(),
    randomBytes,
    runsJobs: true,
  })

  // The process ends as soon as nothing else is open.
  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false })
  const stop = createShutdown({ app, drainMs: config.drainMs, wait, after: close })
  for (const signal of endingSignals) process.off(signal, endBeforeServing).on(signal, stop)

  app.beginning.yes = true
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  noteOwnAddress(dataDir, `http://localhost:${port}`)
  process.stdout.write(`Listening on http://localhost:${port}\n`)
  if (config.production) process.stdout.write(describeUnsigned(signOffs))
  if (config.firstOwner !== undefined) {
    const inTransaction = createTransactions(db, createVaults({ masterKeys, randomBytes, clock }))
    const homeUrl = config.publicUrl || `http://localhost:${port}`
    const joining = await createStaffAccounts({ inTransaction, clock, randomBytes, homeUrl }).first(config.firstOwner)
    if (joining !== undefined) process.stdout.write(firstOwnerJoins(config.firstOwner, joining))
  }
  void [...rest, signOffs.wholeWills]
    .reduce((before, read) => before.then(read).then(() => wait(BETWEEN_PARTS_MS)), wait(UNTIL_REST_IS_READ_MS))
    .then(() => {
      app.beginning.yes = false
    })
}

const firstOwnerJoins = (email: string, address: string): string =>
  `Nobody is at the desk yet. ${email} opens this address, once and within ${DESK_INVITATION_HOURS} hours, and makes a passkey:\n${address}\n`

const refuse = (why: string): never => {
  process.stderr.write(`${why}\n`)
  // Connections that are open already would keep the process alive.
  process.exit(1)
}

const whyNot = (error: unknown, config: Config | undefined): string => {
  const explained = [ConfigError, BadMasterKey, KeyServiceFailed, NoErasureJournal, NoPages, NotPrivate, OtherVersion]
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message
  const databaseFile = config && !isPostgresUrl(config.database) ? config.database : undefined
  const why = config && describeStartFailure(error, { ...config, databaseFile })
  if (why === undefined) throw error
  return why
}

let config: Config | undefined
try {
  config = readConfig(process.env)
  await start(config)
} catch (error) {
  refuse(whyNot(error, config))
}
