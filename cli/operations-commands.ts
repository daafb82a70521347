import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, statfs } from 'node:fs/promises'
import { InvalidArgumentError } from '@commander-js/extra-typings'
import { referencesIn } from '#server/adapters/erasure-journal.ts'
import { createKeyService, KeyServiceFailed, keyServiceNames } from '#server/adapters/key-service.ts'
import { checkHealth, type HealthCheck } from '#server/backup/healthcheck.ts'
import { CannotRestore, restoreBackup } from '#server/backup/restore-backup.ts'
import type { Config } from '#server/config.ts'
import { addMasterKey, masterKeyFile, newMasterKey } from '#server/crypto/master-keys.ts'
import { migrate } from '#server/db/database.ts'
import { rewriteDatabase } from '#server/db/deleted-bytes.ts'
import { replaceDataKeys, rotateMasterKey } from '#server/db/key-rotation.ts'
import {
  createStoredDocumentStore,
  hasDocumentsOutside,
  neededByBackupsUntil,
} from '#server/db/repositories/stored-documents.store.ts'
import { OtherVersion } from '#server/db/versions.ts'
import { CannotImport, importRegister } from '#server/features/charities/import-register.ts'
import { createDocumentMover } from '#server/features/documents/document-mover.ts'
import { openToOthers } from '#server/platform/private-files.ts'
import { configOf, openNightly, openSettlement, withDatabase } from './database.ts'
import { CommandFailed, counted, type Program, type Terminal } from './terminal.ts'

const time = (text: string): Date => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('TIME is like 2026-11-03T12:00:00Z.')
  return at
}

/** The accounts that the journal names. Throws CommandFailed without one, unless that is said to be meant. */
const erasedSince = async (journal: string | undefined, without: boolean | undefined): Promise<Set<string>> => {
  if (journal === undefined && without === true) return new Set()
  if (journal === undefined)
    throw new CommandFailed(
      'A restore brings back accounts that were deleted since the backup was made',
      'Name the journal of deleted accounts with --erasures FILE: heirloom.erasures in DATA_DIR, or ERASURE_JOURNAL',
      'If it is lost, say --without-erasures',
    )
  try {
    return referencesIn(await readFile(journal, 'utf8'))
  } catch (cause) {
    throw new CommandFailed(`Cannot read ${journal}: ${cause instanceof Error && 'code' in cause ? cause.code : cause}`)
  }
}

const addBackupAndRestore = (program: Program, terminal: Terminal): void => {
  program
    .command('backup')
    .summary('write everything to a file')
    .description(
      'Writes everything, as it is at this moment, to FILE, encrypted with the master key. It restores on SQLite and on PostgreSQL. ' +
        'Log-ins, links in mails and mail that waits are not in it.',
    )
    .argument('<FILE>', 'a new file')
    .action(async (file) => {
      const outside = await withDatabase(terminal, async (database) => {
        try {
          await (await openNightly(terminal, database)).backup(file)
        } catch (cause) {
          if (!(cause instanceof Error && 'code' in cause && 'path' in cause)) throw cause
          throw new CommandFailed(`Cannot write ${file}: ${cause.code}`)
        }
        return hasDocumentsOutside(database.db)
      })
      terminal.print(
        `Everything is in ${file}, encrypted. The master keys are not: without them it opens no more, so keep a copy somewhere else.\n`,
      )
      if (outside)
        terminal.print(
          'Documents in the store outside the database are not in it either: copy what DOCUMENT_STORE names.\n',
        )
    })
  program
    .command('restore')
    .summary('put a backup into an empty database')
    .description('Puts a backup into the configured database, which must be empty.')
    .argument('<FILE>', 'a backup')
    .option('--as-of <TIME>', 'takes every will as it stood then, like 2026-11-03T12:00:00Z', time)
    .option('--erasures <FILE>', 'the journal of deleted accounts: those deleted since are deleted again')
    .option('--without-erasures', 'there is no journal: accounts deleted since are back')
    .action(async (file, { asOf, erasures, withoutErasures }) => {
      const erased = await erasedSince(erasures, withoutErasures)
      const restore = withDatabase(
        terminal,
        async ({ config, db, encryption }) => {
          try {
            const restored = await restoreBackup({ db, file, asOf, encryption, clock: terminal.now, erased })
            // What was seen before contradicts the wills that the operator has just chosen to have.
            await rename(config.headsFile, `${config.headsFile}.before-restore`).catch(() => undefined)
            return restored
          } catch (cause) {
            throw cause instanceof CannotRestore ? new CommandFailed(cause.message) : cause
          }
        },
        { mayBeNew: true },
      )
      const { rows, erasedAgain } = await restore
      if (withoutErasures) terminal.print('Accounts that were deleted since the backup are back: delete them again.\n')
      else terminal.print(`Deleted again: ${erasedAgain} accounts.\n`)
      terminal.print(
        `Everyone has to log in again. Restored ${rows} rows from ${file}. Run "heirloom doctor" to check that the master keys fit.\n`,
      )
    })
}

const GIGABYTE = 2 ** 30

const checkKeyFile = ({ masterKey, keyService, dataDir }: Config): HealthCheck => {
  // Opened before anything was checked.
  const opened = keyService ? `, and ${keyServiceNames[keyService.by]} opens it with ${keyService.key}` : ''
  if (masterKey !== undefined) return { about: 'key file', ok: true, said: `not used: MASTER_KEY is set${opened}` }
  const ok = !openToOthers(dataDir).includes(masterKeyFile(dataDir))
  return {
    about: 'key file',
    ok,
    said: ok ? 'for its owner alone' : `others may read ${masterKeyFile(dataDir)}: chmod 600`,
  }
}

const checkFiles = ({ dataDir }: Config): HealthCheck => {
  const [first, ...more] = openToOthers(dataDir)
  const ok = first === undefined
  const said = ok
    ? 'for their owner alone'
    : `others may open ${first}${more.length > 0 ? ` and ${more.length} more` : ''}: the next start closes them, or chmod`
  return { about: 'files', ok, said }
}

const checkDisk = async ({ dataDir }: Config): Promise<HealthCheck> => {
  if (!existsSync(dataDir)) return { about: 'disk', ok: true, said: 'nothing is kept here' }
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / GIGABYTE
  return { about: 'disk', ok: free >= 1, said: `${free.toFixed(1)} GB free` }
}

const addDoctor = (program: Program, terminal: Terminal): void => {
  program
    .command('doctor')
    .description('checks settings, keys and database; it changes nothing')
    .action(async () => {
      const checks = await withDatabase(
        terminal,
        async ({ config, db, encryption, objects }): Promise<HealthCheck[]> => [
          { about: 'settings', ok: true, said: 'understood' },
          checkKeyFile(config),
          checkFiles(config),
          await checkDisk(config),
          ...(await checkHealth(db, encryption, terminal.now, config.headsFile, objects)),
        ],
        { readOnly: true },
      )
      for (const { about, ok, said } of checks) terminal.print(`${ok ? 'ok' : 'NO'}  ${about.padEnd(12)}${said}\n`)
      const failed = checks.filter(({ ok }) => !ok)
      if (failed.length > 0) throw new CommandFailed(`${failed.length} of these checks failed`)
    })
}

const addKeyRotation = (program: Program, terminal: Terminal): void => {
  program
    .command('new-master-key')
    .summary('print a new key for MASTER_KEY')
    .description(
      'Makes a master key and prints it: encrypted by the service of KEY_SERVICE where that is set, so that nobody has seen the key itself, ' +
        'and as it is where it is not. It changes nothing.',
    )
    .action(async () => {
      const { keyService } = configOf(terminal)
      const key = newMasterKey(randomBytes)
      const failed = (cause: unknown) => {
        throw cause instanceof KeyServiceFailed ? new CommandFailed(cause.message) : cause
      }
      terminal.print(`${keyService ? await createKeyService(keyService).wrap(key).catch(failed) : key}\n`)
    })
  program
    .command('rotate-master-key')
    .summary('encrypt customers’ keys with a new master key')
    .description(
      'Makes a new master key in the key file, or takes the first of MASTER_KEY, and encrypts every customer’s key with it. The ' +
        'server may run.',
    )
    .action(() =>
      withDatabase(terminal, async ({ config, db, encryption }) => {
        if (config.masterKey === undefined) addMasterKey(masterKeyFile(config.dataDir), encryption.randomBytes)
        else if (encryption.masterKeys().length < 2)
          throw new CommandFailed(
            'MASTER_KEY holds a single key, so there is none to change to',
            'Put a new one before it, with a comma between them, start every server with that, and run this again',
          )
        const count = await rotateMasterKey({ db, clock: terminal.now, ...encryption })
        terminal.print(
          `Encrypted the keys of ${counted(count, 'customer')} with the newest master key. Backups made before need the older one.\n`,
        )
      }),
    )
  program
    .command('rotate-keys')
    .summary('give every customer a new key')
    .description('Gives every customer a new key and encrypts their answers with it. The server may run.')
    .action(() =>
      withDatabase(terminal, async ({ db, encryption, objects }) => {
        const count = await replaceDataKeys({ db, objects, clock: terminal.now, ...encryption })
        terminal.print(`Gave ${counted(count, 'customer')} a new key.\n`)
      }),
    )
}

const addReconcile = (program: Program, terminal: Terminal): void => {
  program
    .command('reconcile')
    .summary('ask the payment provider about open payments')
    .description(
      'Asks the payment provider about every open payment, and refunds what is owed. The server does the same every minute, and ' +
        'sends the mail.',
    )
    .action(() =>
      withDatabase(terminal, async (database) => {
        const settlement = await openSettlement(terminal, database)
        const { looked, finished, changed } = await settlement.reconcile()
        terminal.print(`Asked about ${looked} payments. ${finished} of them are finished.\n`)
        if (changed > 0) terminal.print(`${changed} more were refunded or disputed, or given back to us.\n`)
      }),
    )
}

const addRetention = (program: Program, terminal: Terminal): void => {
  program
    .command('retention')
    .summary('delete what has been kept for long enough')
    .description(
      'Deletes what has been kept for long enough, and tells customers first. The server does the same every night, and sends the mail.',
    )
    .option('--dry-run', 'only count it')
    .action(({ dryRun = false }) =>
      withDatabase(terminal, async (database) => {
        const done = await (await openNightly(terminal, database)).retention(dryRun)
        for (const { what, count } of done) terminal.print(`${String(count).padStart(6)}  ${what}\n`)
        if (dryRun) terminal.print('Nothing was changed.\n')
      }),
    )
}

const addCompact = (program: Program, terminal: Terminal): void => {
  program
    .command('compact')
    .summary('clear what was deleted from the database’s files')
    .description(
      'Writes the database again without what was deleted from it. Saves wait meanwhile, some minutes for some gigabytes. On ' +
        'PostgreSQL this is VACUUM FULL; its archive of writes and its copies are yours to end.',
    )
    .action(() =>
      withDatabase(terminal, async ({ db }) => {
        if (!(await rewriteDatabase(db)))
          throw new CommandFailed('Another process is reading the database', 'Run this again when it is done')
        terminal.print('Nothing that was deleted is in the files of the database any more.\n')
      }),
    )
}

const formatCount = (charities: number): string => charities.toLocaleString('en-GB')

const addCharityImport = (program: Program, terminal: Terminal): void => {
  program
    .command('import-charities')
    .summary('import the Charity Commission’s register')
    .description(
      'Replaces the imported register of the Charity Commission, from which charities are suggested. The server may run.',
    )
    .argument('<FILE>', 'publicextract.charity, .txt or .json')
    .action(async (file) => {
      const { charities, before, asOf } = await withDatabase(
        terminal,
        async ({ config, db }) => {
          await migrate(config.database)
          try {
            return await importRegister(db, file, terminal.now())
          } catch (cause) {
            throw cause instanceof CannotImport ? new CommandFailed(cause.message) : cause
          }
        },
        { mayBeNew: true },
      )
      terminal.print(
        `Imported ${formatCount(charities)} charities as of ${asOf}. There were ${formatCount(before)} before.\n`,
      )
    })
}

const addMigrate = (program: Program, terminal: Terminal): void => {
  program
    .command('migrate')
    .summary('bring the tables up to date')
    .description(
      'Brings the tables of the database up to the version of this command, one process at a time and without a limit of time. ' +
        'Servers of this version and the one before may run meanwhile.',
    )
    .action(async () => {
      const made = await withDatabase(
        terminal,
        async ({ config }) => {
          if (config.databasePooled)
            throw new CommandFailed(
              'Tables cannot be changed through a pooler',
              'Set DATABASE_URL to PostgreSQL itself for this command, and DATABASE_POOLER to none',
            )
          return migrate(config.database).catch((cause: unknown) => {
            throw cause instanceof OtherVersion ? new CommandFailed(cause.message) : cause
          })
        },
        { mayBeNew: true },
      )
      terminal.print(made.length === 0 ? 'The tables are up to date.\n' : `Made ${made.join(', ')}.\n`)
    })
}

/** The commands that keep a server's data in order. */
export const addOperationsCommands = (program: Program, terminal: Terminal): void => {
  addBackupAndRestore(program, terminal)
  addMigrate(program, terminal)
  addDoctor(program, terminal)
  addKeyRotation(program, terminal)
  addReconcile(program, terminal)
  addRetention(program, terminal)
  addCompact(program, terminal)
  addMoveDocuments(program, terminal)
  addCharityImport(program, terminal)
}

/** Files brought back at once. */
const BATCH = 100

/** The command that moves issued documents between the database and the store outside it. */
export const addMoveDocuments = (program: Program, terminal: Terminal): void => {
  program
    .command('move-documents')
    .summary('move downloaded documents to the store, or back')
    .description(
      'Moves downloaded documents from the database to DOCUMENT_STORE, and removes there what was deleted here. The server does the ' +
        'same every minute. Run "heirloom compact" afterwards to make the database smaller.',
    )
    .option(
      '--back',
      'moves all of them into the database; stop every server first, and unset DOCUMENT_STORE afterwards',
    )
    .action(({ back = false }) =>
      withDatabase(terminal, async ({ db, objects }) => {
        if (objects === undefined)
          throw new CommandFailed('There is no store outside the database', 'Set DOCUMENT_STORE as the server has it')
        const documents = createStoredDocumentStore(db, objects)
        if (back) {
          const removeAfter = neededByBackupsUntil(terminal.now())
          let moved = 0
          for (let count = 1; count > 0; moved += count) count = await documents.moveBack(BATCH, removeAfter)
          terminal.print(`Moved ${counted(moved, 'document')} into the database. Backups need the store for a while.\n`)
          return
        }
        const { moved, removed } = await createDocumentMover(documents, terminal.now)()
        terminal.print(`Moved ${counted(moved, 'document')} to the store, and removed ${removed} there.\n`)
      }),
    )
}
