import { randomBytes } from 'node:crypto'
import { keyringOf } from '#server/crypto/keyring.ts'
import { safeOf } from '#server/crypto/safe.ts'
import { createStores, createTransactions } from '#server/db/stores.ts'
import { createErasure } from '#server/features/account/erasure.ts'
import { createRetention } from '#server/features/retention/retention.service.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const DRY_RUN = '--dry-run'

/** Mail goes to the outbox, which the running server sends. */
export const retentionCommand: Command = {
  usage: `heirloom retention [${DRY_RUN}]`,
  does: 'deletes what has been kept for long enough, and tells people first; counts it with --dry-run',
  run: async (args, terminal) => {
    const { now, print } = terminal
    const strange = args.find((argument) => argument !== DRY_RUN)
    if (strange !== undefined) throw new CommandFailed(`retention takes no ${strange}`)
    await withStore(terminal, async ({ db, sealing, config: { publicUrl, port } }) => {
      const safe = safeOf(keyringOf({ ...sealing, clock: now }), randomBytes)
      const inTransaction = createTransactions(db, safe)
      const enqueueMail = createEnqueueMail({ clock: now, randomBytes })
      const erasure = createErasure({
        // Nobody asks: their time is over.
        confirm: async () => {},
        inTransaction,
        enqueueMail,
        clock: now,
        randomBytes,
      })
      const keep = createRetention({
        db,
        closedAccounts: createStores(db, safe).closedAccounts,
        inTransaction,
        erasure,
        enqueueMail,
        clock: now,
        baseUrl: publicUrl || `http://localhost:${port}`,
      })
      const dryRun = args.includes(DRY_RUN)
      for (const { what, count } of await keep(dryRun)) print(`${String(count).padStart(6)}  ${what}\n`)
      if (dryRun) print('Nothing was changed.\n')
    })
  },
}
