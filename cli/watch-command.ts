import { randomBytes } from 'node:crypto'
import { londonDay } from '#core/text/dates.ts'
import { createWatchedStore } from '#server/db/repositories/users.store.ts'
import { createWatchWills } from '#server/features/watch/watch.service.ts'
import { createEnqueueMail } from '#server/mail/enqueue.ts'
import { withDatabase } from './database.ts'
import { CommandFailed, counted, type Program, type Terminal } from './terminal.ts'

/** Looks after signed wills: `heirloom watch`. */
export const addWatchCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('watch')
    .summary('mail customers whose wills are worth a look')
    .description(
      'Looks at every paid will, and mails each customer once whose signed will does something else because of a birthday or a change of ' +
        'the law, or who is to be reminded. Run it every night. The running server sends the mail.',
    )
    .option('--dry-run', 'only count them')
    .action(({ dryRun = false }) =>
      withDatabase(terminal, async ({ config, db, stores, inTransaction, homeUrl }) => {
        const clock = terminal.now
        let unread = 0
        const watch = createWatchWills({
          watched: createWatchedStore(db),
          stores,
          inTransaction,
          enqueueMail: createEnqueueMail({ clock, randomBytes, operator: config.operator }),
          randomBytes,
          today: () => londonDay(clock()),
          homeUrl: () => homeUrl,
          onError: () => {
            unread += 1
          },
        })
        const { looked, mailed } = await watch(dryRun)
        terminal.print(
          `Looked at ${counted(looked, 'will')}. ${dryRun ? `${counted(mailed, 'customer')} would be mailed` : `Mailed ${counted(mailed, 'customer')}`}.\n`,
        )
        if (unread > 0) throw new CommandFailed(`${counted(unread, 'will')} could not be read: run "heirloom doctor"`)
      }),
    )
}
