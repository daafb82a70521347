import { parseArgs } from 'node:util'
import { CannotRestore, restoreBackup } from '#server/backup/restore-backup.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const usage = 'heirloom restore FILE [--as-of TIME]'

const wantedIn = (args: readonly string[]) => {
  try {
    const options = { 'as-of': { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw new CommandFailed('Name one file', `Usage: ${usage}`)
    const asOf = values['as-of'] === undefined ? undefined : new Date(values['as-of'])
    if (asOf && Number.isNaN(asOf.getTime()))
      throw new CommandFailed('TIME is like 2026-11-03T12:00:00Z', `Usage: ${usage}`)
    return { file, asOf }
  } catch (cause) {
    if (cause instanceof CommandFailed) throw cause
    throw new CommandFailed(cause instanceof Error ? cause.message : String(cause), `Usage: ${usage}`)
  }
}

/** Puts a backup into an empty database. */
export const restoreCommand: Command = {
  usage,
  does: 'a backup into the empty database of the settings; with TIME, every will as it stood then',
  run: async (args, terminal) => {
    const { file, asOf } = wantedIn(args)
    const work = async () =>
      withStore(
        terminal,
        async ({ db }) => {
          try {
            return await restoreBackup({ db, file, asOf })
          } catch (cause) {
            throw cause instanceof CannotRestore ? new CommandFailed(cause.message) : cause
          }
        },
        { mayBeNew: true },
      )
    const rows = await work()
    terminal.print(`Restored ${rows} rows from ${file}. Run "heirloom doctor" to see whether the master keys fit.\n`)
  },
}
