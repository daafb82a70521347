import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { configuredMasterKeys, keyFileIn } from '#server/crypto/configured-master-keys.ts'
import type { Encryption } from '#server/crypto/master-keys.ts'
import { BadMasterKey } from '#server/crypto/master-keys.ts'
import { isConnectionError } from '#server/db/connection-errors.ts'
import { connectTo, type Database, isPostgresUrl } from '#server/db/database.ts'
import { CommandFailed, type Terminal } from './command.ts'

export type OpenedStore = { readonly config: Config; readonly db: Database; readonly sealing: Encryption }

const configOf = ({ environment }: Terminal): Config => {
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
  if (masterKey === undefined && !existsSync(keyFileIn(dataDir)))
    throw new CommandFailed(
      `There is no key file at ${keyFileIn(dataDir)}`,
      'Set DATA_DIR or MASTER_KEY as the server has them, or put the file back from your copy',
    )
}

/**
 * Lends a command the database of the settings, and closes it afterwards. The file must be there already, unless
 * `mayBeNew`, and with `looksOnly` the key to it too. Throws CommandFailed when it cannot be reached, or not opened.
 */
export const withStore = async <T>(
  terminal: Terminal,
  work: (store: OpenedStore) => Promise<T>,
  { mayBeNew = false, looksOnly = false } = {},
): Promise<T> => {
  const config = configOf(terminal)
  if (mayBeNew) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  else refuseNewDatabase(config)
  if (looksOnly) refuseNewKey(config)
  try {
    const sealing = { masterKeys: configuredMasterKeys(config, randomBytes), randomBytes }
    const db = connectTo(config.database)
    try {
      return await work({ config, db, sealing })
    } finally {
      await db.destroy()
    }
  } catch (cause) {
    if (cause instanceof BadMasterKey) throw new CommandFailed(cause.message)
    if (isConnectionError(cause)) throw new CommandFailed('The database cannot be reached', 'Look whether it runs')
    throw cause
  }
}
