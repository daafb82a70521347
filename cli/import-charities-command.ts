import { createMigrator } from '#server/db/database.ts'
import { importRegister } from '#server/features/charities/import-register.ts'
import { CannotImport } from '#server/features/charities/register-file.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const usage = 'heirloom import-charities FILE'

const count = (charities: number): string => charities.toLocaleString('en-GB')

/** Puts the Charity Commission's register in the place of the one imported before. */
export const importCharitiesCommand: Command = {
  usage,
  does: 'the Charity Commission’s register, to suggest charities with their numbers; FILE is publicextract.charity, .txt or .json',
  run: async ([file, ...others], terminal) => {
    if (!file || others.length > 0) throw new CommandFailed('Name one file', `Usage: ${usage}`)
    const work = async () =>
      withStore(
        terminal,
        async ({ db }) => {
          const { error } = await createMigrator(db).migrateToLatest()
          if (error) throw error
          try {
            return await importRegister(db, file, terminal.now())
          } catch (cause) {
            throw cause instanceof CannotImport ? new CommandFailed(cause.message) : cause
          }
        },
        { mayBeNew: true },
      )
    const { charities, before, asOf } = await work()
    terminal.print(`Imported ${count(charities)} charities as of ${asOf}. There were ${count(before)} before.\n`)
  },
}
