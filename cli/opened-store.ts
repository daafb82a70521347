import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { configuredMasterKeys } from '#server/sealing/configured-master-keys.ts'
import { BadMasterKey } from '#server/sealing/master-keys.ts'
import { connectTo, type Database, isPostgresUrl } from '#server/store/database.ts'
import { isOutOfService } from '#server/store/out-of-service.ts'
import type { Sealing } from '#server/store/sealed-revisions.migration.ts'
import { CommandFailed, type Terminal } from './command.ts'

export type OpenedStore = { readonly config: Config; readonly db: Database; readonly sealing: Sealing }

const configOf = ({ environment }: Terminal): Config => {
  try {
    return readConfig(environment)
  } catch (cause) {
    throw cause instanceof ConfigError ? new CommandFailed(...cause.message.split('\n')) : cause
  }
}

/**
 * Lends a command the database of the settings, and closes it afterwards. The file must be there already, unless
 * `mayBeNew`. Throws CommandFailed when it cannot be reached, or there is no key to it.
 */
export const withStore = async <T>(
  terminal: Terminal,
  work: (store: OpenedStore) => Promise<T>,
  { mayBeNew = false } = {},
): Promise<T> => {
  const config = configOf(terminal)
  if (!mayBeNew && !isPostgresUrl(config.database) && !existsSync(config.database))
    throw new CommandFailed('There is no database here yet', 'Set DATA_DIR or DATABASE_URL as the server has them')
  if (mayBeNew) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
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
    if (isOutOfService(cause)) throw new CommandFailed('The database cannot be reached', 'Look whether it runs')
    throw cause
  }
}
