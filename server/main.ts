import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRendererProcess } from '#documents/renderer-process.ts'
import { createOsPlaces } from './adapters/os-places.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { BadMasterKey, loadMasterKeys } from './crypto/master-keys.ts'
import { openDatabase } from './db/database.ts'
import { assertMasterKeysPresent } from './db/repositories/data-keys.store.ts'
import type { AppDeps } from './features/context.ts'
import { createDocumentRenderer } from './features/documents/render-pack.ts'
import type { Clock } from './platform/clock.ts'
import { connectRedis } from './platform/rate-limit.ts'
import { createShutdown } from './shutdown.ts'
import { buildPages, NoPages } from './web-server/build-pages.ts'

/** Milliseconds between two checks of payments that the provider has not reported on. */
const RECONCILE_MS = 60_000

const root = join(import.meta.dirname, '..')

/** The mail adapter of the settings, loaded alone. */
const mailIn = async (
  { smtpUrl, mailFrom: from, dataDir }: Config,
  clock: Clock,
): Promise<Pick<AppDeps, 'mailer' | 'mailbox'>> => {
  if (smtpUrl !== undefined) {
    const { createSmtpMailer } = await import('./adapters/smtp.ts')
    return { mailer: createSmtpMailer({ url: smtpUrl, from }), mailbox: undefined }
  }
  const { createMailFolder } = await import('./adapters/mail-folder.ts')
  const folder = createMailFolder({ folder: join(dataDir, 'mail'), from, clock })
  return { mailer: folder, mailbox: folder }
}

const start = async (config: Config): Promise<void> => {
  const { dataDir, webRoot } = config
  if (webRoot !== undefined) await buildPages(root, webRoot)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const clock = () => new Date()
  const rendererProcess = createRendererProcess()
  const masterKeys = loadMasterKeys(config, randomBytes)
  const db = await openDatabase(config.database)
  await assertMasterKeysPresent(db, masterKeys)
  const app = await buildApp({
    ...config,
    db,
    masterKeys,
    sharedCounts: config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl),
    renderer: createDocumentRenderer(rendererProcess.render),
    ...(await mailIn(config, clock)),
    mailUrl: config.smtpUrl,
    addressFinder: config.osPlaces && createOsPlaces(config.osPlaces),
    clock,
    elapsed: () => performance.now(),
    randomBytes,
    reconcileEvery: RECONCILE_MS,
  })

  const stop = createShutdown({ app, drainMs: config.drainMs, wait, after: rendererProcess.close })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`Listening on http://localhost:${port}\n`)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof BadMasterKey || error instanceof NoPages)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
