import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { erasureOf } from '#server/account/erasure.ts'
import { readConfig } from '#server/config.ts'
import { postOffice } from '#server/mail/post.ts'
import { retention } from '#server/retention/retention.service.ts'
import { openDatabase } from '#server/store/database.ts'
import { storesIn, transactionsIn } from '#server/store/stores.ts'
import { type Command, CommandFailed } from './command.ts'

const DRY_RUN = '--dry-run'

/** Mail goes to the outbox, which the running server sends. */
export const retentionCommand: Command = {
  usage: `retention [${DRY_RUN}]`,
  does: 'deletes what has been kept for long enough, and tells people first; counts it with --dry-run',
  run: async (args, { environment, now, print }) => {
    const strange = args.find((argument) => argument !== DRY_RUN)
    if (strange !== undefined) throw new CommandFailed(`retention takes no ${strange}`)
    const { dataDir, publicUrl, port } = readConfig(environment)
    const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
    try {
      const inTransaction = transactionsIn(db)
      const post = postOffice({ clock: now, randomBytes })
      const erasure = erasureOf({
        // Nobody asks: their time is over.
        confirm: async () => {},
        inTransaction,
        post,
        clock: now,
        randomBytes,
      })
      const keep = retention({
        db,
        closedAccounts: storesIn(db).closedAccounts,
        inTransaction,
        erasure,
        post,
        clock: now,
        baseUrl: publicUrl || `http://localhost:${port}`,
      })
      const dryRun = args.includes(DRY_RUN)
      for (const { what, count } of await keep(dryRun)) print(`${String(count).padStart(6)}  ${what}\n`)
      if (dryRun) print('Nothing was changed.\n')
    } finally {
      await db.destroy()
    }
  },
}
