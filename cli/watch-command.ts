import { openNightly, withDatabase } from './database.ts'
import { CommandFailed, counted, type Program, type Terminal } from './terminal.ts'

/** Looks after signed wills: `heirloom watch`. */
export const addWatchCommand = (program: Program, terminal: Terminal): void => {
  program
    .command('watch')
    .summary('mail customers whose wills are worth a look')
    .description(
      'Looks at every paid will, and mails each customer once whose signed will does something else because of a birthday or a change of ' +
        'the law, or who is to be reminded. The server does the same every night, and sends the mail.',
    )
    .option('--dry-run', 'only count them')
    .action(({ dryRun = false }) =>
      withDatabase(terminal, async (database) => {
        const { looked, mailed, unread } = await openNightly(terminal, database).watch(dryRun)
        terminal.print(
          `Looked at ${counted(looked, 'will')}. ${dryRun ? `${counted(mailed, 'customer')} would be mailed` : `Mailed ${counted(mailed, 'customer')}`}.\n`,
        )
        if (unread > 0) throw new CommandFailed(`${counted(unread, 'will')} could not be read: run "heirloom doctor"`)
      }),
    )
}
