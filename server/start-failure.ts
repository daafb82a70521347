import { isAbsolute, relative, sep } from 'node:path'
import { isConnectionError } from './db/dialects.ts'

/** What a start uses, for the words of a refusal. None of it is secret. */
type Settings = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The SQLite file; undefined with PostgreSQL, whose url holds a password. */
  readonly databaseFile: string | undefined
}

/** `elsewhere` is the file or folder that could not be used, where it is not in the folder of the data. */
type Words = (settings: Settings, elsewhere?: string) => string

const dataFolder =
  (what: string): Words =>
  ({ dataDir }, elsewhere) =>
    elsewhere === undefined
      ? `DATA_DIR, ${dataDir}, ${what}. Set DATA_DIR to a folder that this user owns.`
      : `${elsewhere} ${what}. Look whether a setting names it, and let the user who runs the server use it.`

/** By the code of Node's errors. */
const bySystemCode: Readonly<Record<string, Words>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is in use by another process. End that process, or set PORT to another number.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST, ${host}, is no address of this machine. Set HOST to one that is, or leave it out.`,
  ENOTDIR: dataFolder('is in a file or is one'),
  EEXIST: dataFolder('is a file'),
  EROFS: dataFolder('is on a disk that cannot be written'),
  ENOSPC: ({ dataDir }, elsewhere = `DATA_DIR, ${dataDir},`) => `${elsewhere} is on a full disk. Make room.`,
  EPERM: dataFolder('may not be written by this user'),
}

const notPermitted: Words = (settings, elsewhere) =>
  elsewhere === undefined && settings.port > 0 && settings.port < 1024
    ? `Port ${settings.port} is for the system alone. Set PORT to a number above 1023, and put a proxy in front.`
    : dataFolder(elsewhere === undefined ? 'may not be written by this user' : 'may not be used by this user')(
        settings,
        elsewhere,
      )

const file: Words = ({ databaseFile = 'the database' }) => databaseFile

/** `SQLITE_IOERR_SHMSIZE`: on a full disk a database is not even read, as there is no room for the memory that its readers share. */
const NO_ROOM_TO_READ = 10 + 19 * 256
const SQLITE_FULL = 13

/** By SQLite's result code. */
const bySqliteCode: Readonly<Record<number, Words>> = {
  5: (settings) => `${file(settings)} is kept busy by another process. End that process.`,
  8: (settings) => `${file(settings)} may not be written by this user. Give it to the user who runs the server.`,
  10: (settings) =>
    `${file(settings)} cannot be read: the disk reports an error. Restore the newest backup on another disk.`,
  11: (settings) => `${file(settings)} is damaged. Restore the newest backup, as docs/operations.md says.`,
  [SQLITE_FULL]: (settings) => `The disk of ${file(settings)} is full. Make room.`,
  14: (settings) => `${file(settings)} cannot be opened. Look who owns it, and whether DATA_DIR is right.`,
  26: (settings) =>
    `${file(settings)} is not a database, or is damaged. Restore the newest backup, as docs/operations.md says.`,
}

/** By PostgreSQL's code. */
const byPostgresCode: Readonly<Record<string, Words>> = {
  '28P01': () => 'PostgreSQL does not take the name and password in DATABASE_URL. Look at both.',
  '28000': () => 'PostgreSQL does not let the user in DATABASE_URL in. Look at its access rules.',
  '3D000': () => 'PostgreSQL has no database of the name in DATABASE_URL. Create it, empty.',
  '55P03': () =>
    'A table could not be changed, because something held it for ten minutes. Look for a long transaction, and start this again.',
  '42501': () => 'The user in DATABASE_URL may not create tables. Give it the rights to its database.',
}

const outside = (folder: string, error: Error): string | undefined => {
  if (!('path' in error) || typeof error.path !== 'string') return undefined
  const within = relative(folder, error.path)
  return within === '..' || within.startsWith(`..${sep}`) || isAbsolute(within) ? error.path : undefined
}

const wordsFor = (error: Error): Words | undefined => {
  const code = 'code' in error ? String(error.code) : ''
  if ('errcode' in error)
    return bySqliteCode[error.errcode === NO_ROOM_TO_READ ? SQLITE_FULL : Number(error.errcode) & 0xff]
  if (code === 'EACCES') return notPermitted
  return bySystemCode[code] ?? byPostgresCode[code]
}

/**
 * Why the server did not start and what to do, in one sentence or two; undefined for an error that is a mistake in the
 * product, whose stack is wanted.
 */
export const describeStartFailure = (error: unknown, settings: Settings): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const words = wordsFor(error)
  if (words) return words(settings, outside(settings.dataDir, error))
  return isConnectionError(error)
    ? 'The database cannot be reached. Check that it runs, and check DATABASE_URL.'
    : undefined
}
