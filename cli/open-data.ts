import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/store/database.ts'

/** The database that a server with the same settings uses. Throws ConfigError when a setting is wrong. */
export const openData = (): Promise<Database> => openDatabase(join(readConfig(process.env).dataDir, 'heirloom.sqlite'))
