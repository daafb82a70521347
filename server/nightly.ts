import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, formatLondonTime } from '#core/text/dates.ts'
import type { ErasureJournal } from './adapters/erasure-journal.ts'
import type { StampTime } from './adapters/time-stamp.ts'
import { makeBackup } from './backup/make-backup.ts'
import type { BackupSettings } from './config.ts'
import type { Encryption } from './crypto/master-keys.ts'
import type { RevisionHead } from './crypto/vault.ts'
import type { Database } from './db/database.ts'
import type { DeletedBytes } from './db/deleted-bytes.ts'
import { records } from './db/records.ts'
import { createWatchedStore } from './db/repositories/users.store.ts'
import type { Stores } from './db/stores.ts'
import { createErasure } from './features/account/erasure.ts'
import { createRetention, type RetentionResult } from './features/retention/retention.service.ts'
import { createWatchWills, type WatchResult } from './features/watch/watch.service.ts'
import type { Job } from './jobs/jobs.ts'
import type { Means } from './mail/enqueue.ts'

type Deps = Means<'inTransaction' | 'enqueueMail' | 'clock' | 'randomBytes' | 'today' | 'homeUrl'> & {
  readonly db: Database
  readonly stores: Stores
  readonly erasures: ErasureJournal
  readonly deletedBytes: DeletedBytes
  readonly masterKeys: Encryption['masterKeys']
  readonly settlement: Parameters<typeof createErasure>[0]['settlement']
  readonly headsFile?: string | undefined
  /** Writes what was told of newest links into that file. */
  readonly witness?: { saw(head: RevisionHead): void; flush(): Promise<void> } | undefined
}

/** The ending of a time stamp, as `openssl ts` has it. */
const STAMP = '.tsr'

/** Wills read at once. */
const PAGE = 500

/** What is done every night, or by hand on the command line. */
export const createNightly = (deps: Deps) => {
  const { db, stores, inTransaction, deletedBytes, clock, homeUrl, headsFile, witness } = deps

  /** In the audit of the desk, whose page of health says when it was last done. */
  const note = (act: string): Promise<void> =>
    inTransaction(({ deskAudit }) =>
      deskAudit.add({ at: clock(), staffId: undefined, role: undefined, act, about: '' }),
    )

  const watch = async (dryRun = false): Promise<WatchResult & { readonly unread: number }> => {
    let unread = 0
    const onError = () => {
      unread += 1
    }
    const looks = createWatchWills({ ...deps, watched: createWatchedStore(db), onError })
    return { ...(await looks(dryRun)), unread }
  }

  const retention = async (dryRun = false): Promise<RetentionResult[]> => {
    // No password is asked for: the account has been unused for too long.
    const erasure = createErasure({ ...deps, confirmIdentity: async () => {} })
    const done = await createRetention({ ...deps, ...stores, erasure, baseUrl: homeUrl() })(dryRun)
    if (dryRun) return done
    await deletedBytes.clear()
    await note('ran the retention')
    return done
  }

  /** @throws The error of the file system, where the file cannot be written. */
  const backup = async (file: string): Promise<void> => {
    await makeBackup(db, file, clock(), deps)
    await note('made a backup')
  }

  /**
   * Has the newest links of all wills written into the list outside the database, those too that another machine made, or that a process
   * was killed before it wrote. One that was rolled back contradicts what the list has of it already.
   */
  const seeNewest = async (): Promise<void> => {
    if (!witness) return
    for (const [table, of] of [
      ['will_revisions', 'revisions'],
      ['will_states', 'states'],
    ] as const)
      for (let after = 0; ; ) {
        const newest = await db
          .selectFrom(table)
          .select(({ fn }) => ['will_id', fn.max('version').as('version')])
          .where('will_id', '>', after)
          .groupBy('will_id')
          .orderBy('will_id')
          .limit(PAGE)
          .execute()
        for (const { will_id: willId, version } of newest) {
          after = willId
          const link = await records(db, table).first({ willId, version: Number(version) }, { only: ['chain'] })
          // Revisions were not linked once.
          if (link?.chain)
            witness.saw({ ...(of === 'states' && { of }), willId, version: Number(version), chain: link.chain })
        }
        await witness.flush()
        if (newest.length < PAGE) break
      }
  }

  /** A new file in a folder, with the list of newest links beside it; the oldest of both go. */
  const backupInto = async ({ folder, keep }: BackupSettings): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `heirloom-${clock().toISOString().replaceAll(/[:.]/g, '-')}`
    await backup(join(folder, `${name}.backup`))
    await seeNewest()
    if (headsFile !== undefined) await copyFile(headsFile, join(folder, `${name}.heads`)).catch(() => undefined)
    const made = (await readdir(folder)).filter((each) => /^heirloom-[\dTZ-]+\.backup$/.test(each)).toSorted()
    for (const old of made.slice(0, -keep))
      for (const ending of ['.backup', '.heads', `.heads${STAMP}`])
        await rm(join(folder, old.replace('.backup', ending)), { force: true })
  }

  /** Has the authority stamp each list of newest links that has no stamp yet, so that nobody can make an older one up later. */
  const stampHeads = async (folder: string, stamp: StampTime): Promise<void> => {
    const files = await readdir(folder)
    for (const heads of files.filter((each) => each.endsWith('.heads') && !files.includes(`${each}${STAMP}`))) {
      const file = join(folder, heads)
      await writeFile(`${file}${STAMP}`, await stamp(await readFile(file)), { mode: 0o600 })
    }
  }

  return { watch, retention, backup, backupInto, seeNewest, stampHeads }
}

const HOUR_MS = 60 * 60_000
const QUIET_HOUR = 3

/** The next time at which it is three in the night in England. */
const tonight = (now: Date): number => {
  const hour = Number(formatLondonTime(now).slice(0, 2))
  return now.getTime() + ((24 + QUIET_HOUR - hour) % 24 || 24) * HOUR_MS
}

/** Fails where a will could not be read, so that it is seen. */
export const nightlyJobs = (
  nightly: ReturnType<typeof createNightly>,
  backups: BackupSettings | undefined,
  stamp?: StampTime,
): Job[] => [
  {
    name: 'watch over wills',
    every: DAY_MS,
    first: tonight,
    run: async () => {
      const { unread } = await nightly.watch()
      if (unread > 0) throw new Error(`${unread} wills could not be read`)
    },
  },
  { name: 'retention', every: DAY_MS, first: tonight, run: () => nightly.retention() },
  { name: 'newest links', every: DAY_MS, first: tonight, run: nightly.seeNewest },
  ...(backups ? [{ name: 'backup', every: backups.everyHours * HOUR_MS, run: () => nightly.backupInto(backups) }] : []),
  ...(backups && stamp
    ? [{ name: 'time stamps', every: HOUR_MS, run: () => nightly.stampHeads(backups.folder, stamp) }]
    : []),
]
