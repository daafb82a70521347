import { keyFileIn } from '#server/crypto/configured-master-keys.ts'
import { addMasterKey } from '#server/crypto/master-keys.ts'
import { renewKeys, rotateMaster } from '#server/crypto/rotation.ts'
import { type Command, CommandFailed } from './command.ts'
import { withStore } from './opened-store.ts'

const alone = (args: readonly string[], usage: string): void => {
  if (args.length > 0) throw new CommandFailed('This command takes nothing more', `Usage: ${usage}`)
}

/** Makes a new master key, or takes the first of MASTER_KEY, and seals the customers' keys with it. */
export const rotateMasterCommand: Command = {
  usage: 'heirloom rotate-master',
  does: 'a new master key in the file, or the first of MASTER_KEY, for every customer’s key; the server may go on',
  run: async (args, terminal) => {
    alone(args, rotateMasterCommand.usage)
    await withStore(terminal, async ({ config, db, sealing }) => {
      if (config.masterKey === undefined) addMasterKey(keyFileIn(config.dataDir), sealing.randomBytes)
      else if (sealing.masterKeys().length < 2)
        throw new CommandFailed(
          'MASTER_KEY holds a single key, so there is none to change to',
          'Put a new one before it, with a comma between them, start every server with that, and run this again',
        )
      const count = await rotateMaster({ db, clock: terminal.now, ...sealing })
      terminal.print(
        `Sealed ${count} customers’ keys with the newest master key. Backups made before need the older one.\n`,
      )
    })
  },
}

/** Gives every customer a new key. */
export const rotateKeysCommand: Command = {
  usage: 'heirloom rotate-keys',
  does: 'a new key for every customer, and everything they said sealed with it; the server may go on',
  run: async (args, terminal) => {
    alone(args, rotateKeysCommand.usage)
    await withStore(terminal, async ({ db, sealing }) => {
      const count = await renewKeys({ db, clock: terminal.now, ...sealing })
      terminal.print(`Gave ${count} customers a new key.\n`)
    })
  },
}
