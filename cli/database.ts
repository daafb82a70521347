import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { londonDay } from '#core/text/dates.ts'
import { createPaymentProvider } from '#server/adapters/configured-payment-provider.ts'
import { createErasureJournal } from '#server/adapters/erasure-journal.ts'
import { KeyServiceFailed, openedMasterKey } from '#server/adapters/key-service.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { DecryptionFailed } from '#server/crypto/cipher.ts'
import { BadMasterKey, type Encryption, loadMasterKeys, masterKeyFile } from '#server/crypto/master-keys.ts'
import type { ServiceSecrets } from '#server/crypto/service-keys.ts'
import { connectTo, type Database } from '#server/db/database.ts'
import { createDeletedBytes } from '#server/db/deleted-bytes.ts'
import { isConnectionError, isPostgresUrl } from '#server/db/dialects.ts'
import { createVaults } from '#server/db/repositories/keys.store.ts'
import { createStores, createTransactions, type Stores } from '#server/db/stores.ts'
import { createOrderMails } from '#server/features/payments/order-mails.ts'
import { createSettlement, type Settlement } from '#server/features/payments/settlement.service.ts'
import { createEnqueueMail, type Means } from '#server/mail/enqueue.ts'
import { createNightly } from '#server/nightly.ts'
import { createObjectStore } from '#server/objects/configured-object-store.ts'
import { isObjectStoreOutage, type ObjectStore } from '#server/objects/object-store.ts'
import { notedAddress } from '#server/platform/own-address.ts'
import { makePrivate, NotPrivate } from '#server/platform/private-files.ts'
import { CommandFailed, type Terminal } from './terminal.ts'

export type OpenDatabase = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes' | 'today' | 'homeUrl'> & {
  readonly config: Config
  readonly db: Database
  readonly encryption: Encryption
  /** Where issued documents are kept outside the database; undefined where they stay in it. */
  readonly objects: ObjectStore | undefined
  readonly stores: Stores
  readonly service: ServiceSecrets
}

/** The settings. @throws CommandFailed where one is wrong. */
export const configOf = ({ environment }: Terminal): Config => {
  try {
    return readConfig(environment)
  } catch (cause) {
    throw cause instanceof ConfigError ? new CommandFailed(...cause.message.split('\n')) : cause
  }
}

const refuseNewDatabase = ({ database }: Config): void => {
  if (!isPostgresUrl(database) && !existsSync(database))
    throw new CommandFailed('There is no database here yet', 'Set DATA_DIR or DATABASE_URL as the server has them')
}

/** A new key would open nothing that is there. */
const refuseNewKey = ({ dataDir, masterKey }: Config): void => {
  if (masterKey === undefined && !existsSync(masterKeyFile(dataDir)))
    throw new CommandFailed(
      `There is no key file at ${masterKeyFile(dataDir)}`,
      'Set DATA_DIR or MASTER_KEY as the server has them, or put the file back from your copy',
    )
}

/**
 * Opens the configured database for a command and closes it afterwards. The database must exist unless `mayBeNew`; with
 * `readOnly` the key file must exist too, so that none is made.
 * @throws CommandFailed when a setting is wrong, or the database cannot be reached or opened.
 */
export const withDatabase = async <T>(
  terminal: Terminal,
  work: (database: OpenDatabase) => Promise<T>,
  { mayBeNew = false, readOnly = false } = {},
): Promise<T> => {
  const config = configOf(terminal)
  if (!mayBeNew) refuseNewDatabase(config)
  if (readOnly) refuseNewKey(config)
  try {
    if (!readOnly) makePrivate(config.dataDir)
    const masterKey = await openedMasterKey(config)
    const encryption = { masterKeys: loadMasterKeys({ dataDir: config.dataDir, masterKey }, randomBytes), randomBytes }
    const db = connectTo(config.database, { connections: config.databaseConnections, pooled: config.databasePooled })
    const clock = terminal.now
    const vaultFor = createVaults({ ...encryption, clock })
    const homeUrl = config.publicUrl || (notedAddress(config.dataDir) ?? `http://localhost:${config.port}`)
    const objects = await createObjectStore(config.documentStore)
    try {
      return await work({
        config,
        db,
        encryption,
        objects,
        stores: createStores(db, vaultFor, undefined, objects),
        service: vaultFor(db).service,
        inTransaction: createTransactions(db, vaultFor, undefined, objects),
        enqueueMail: createEnqueueMail({ clock, randomBytes, operator: config.operator }),
        clock,
        randomBytes,
        today: () => londonDay(clock()),
        homeUrl: () => homeUrl,
      })
    } finally {
      await db.destroy()
    }
  } catch (cause) {
    const explained = [BadMasterKey, DecryptionFailed, KeyServiceFailed, NotPrivate]
    if (cause instanceof Error && explained.some((kind) => cause instanceof kind))
      throw new CommandFailed(cause.message)
    if (isObjectStoreOutage(cause) && cause instanceof Error)
      throw new CommandFailed(cause.message, 'Check DOCUMENT_STORE and its key, and that the store is there')
    if (isConnectionError(cause)) throw new CommandFailed('The database cannot be reached', 'Check that it is running')
    throw cause
  }
}

/** What is done every night, for the commands that do it by hand. */
export const openNightly = async (terminal: Terminal, open: OpenDatabase) =>
  createNightly({
    ...open,
    settlement: await openSettlement(terminal, open),
    ...open.encryption,
    erasures: createErasureJournal(open.config.erasureJournal),
    deletedBytes: createDeletedBytes({
      db: open.db,
      onError: (error) => {
        throw error
      },
    }),
  })

/** The settlement of payments for a command. Its mail is sent by the running server. */
export const openSettlement = async (terminal: Terminal, open: OpenDatabase): Promise<Settlement> => {
  const { payments: settings, publicUrl } = open.config
  const { provider } = await createPaymentProvider({ ...open, settings, publicUrl })
  return createSettlement({
    ...open,
    ...open.stores,
    provider,
    mails: createOrderMails(open),
    log: { error: (about: unknown) => terminal.complain(`Not settled: ${JSON.stringify(about)}`) },
  })
}
