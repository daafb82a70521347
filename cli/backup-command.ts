import { makeBackup } from '#server/backup/make-backup.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const usage = 'heirloom backup FILE'

/** Writes everything to a file while the server goes on. */
export const backupCommand: Command = {
  usage,
  does: 'everything there is, as it is at this moment, in FILE; it restores on SQLite and on PostgreSQL',
  run: async ([file, ...others], terminal) => {
    if (!file || others.length > 0) throw new CommandFailed('Name one file', `Usage: ${usage}`)
    await withStore(terminal, async ({ db }) => {
      try {
        await makeBackup(db, file, terminal.now())
      } catch (cause) {
        if (!(cause instanceof Error && 'code' in cause && 'path' in cause)) throw cause
        throw new CommandFailed(`Cannot write ${file}: ${cause.code}`)
      }
    })
    terminal.print(`Everything is in ${file}. The master keys are not: keep a copy of them somewhere else.\n`)
  },
}
