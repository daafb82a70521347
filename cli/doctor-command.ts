import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { examine, type Finding } from '#server/backup/examine.ts'
import type { Config } from '#server/config.ts'
import { keyFileIn } from '#server/crypto/configured-master-keys.ts'
import { type Command, CommandFailed } from './command.ts'
import { type OpenedStore, withStore } from './opened-store.ts'

const GIGABYTE = 2 ** 30
const OTHERS = 0o077

const keyFile = ({ masterKey, dataDir }: Config): Finding => {
  if (masterKey !== undefined) return { about: 'key file', ok: true, said: 'not used: MASTER_KEY is set' }
  const ok = (statSync(keyFileIn(dataDir)).mode & OTHERS) === 0
  return {
    about: 'key file',
    ok,
    said: ok ? 'for its owner alone' : `others may read ${keyFileIn(dataDir)}: chmod 600`,
  }
}

const room = async ({ dataDir }: Config): Promise<Finding> => {
  if (!existsSync(dataDir)) return { about: 'disk', ok: true, said: 'nothing is kept here' }
  const { bavail, bsize } = await statfs(dataDir)
  const free = (bavail * bsize) / GIGABYTE
  return { about: 'disk', ok: free >= 1, said: `${free.toFixed(1)} GB free` }
}

/** Looks whether the settings, the keys and the database are as they should be. */
export const doctorCommand: Command = {
  usage: 'heirloom doctor',
  does: 'whether settings, keys and database are as they should be; it changes nothing',
  run: async (args, terminal) => {
    if (args.length > 0) throw new CommandFailed('This command takes nothing more', `Usage: ${doctorCommand.usage}`)
    const look = async ({ config, db, sealing }: OpenedStore): Promise<Finding[]> => [
      { about: 'settings', ok: true, said: 'understood' },
      keyFile(config),
      await room(config),
      ...(await examine(db, sealing, terminal.now)),
    ]
    const findings = await withStore(terminal, look, { looksOnly: true })
    for (const { about, ok, said } of findings) terminal.print(`${ok ? 'ok' : 'NO'}  ${about.padEnd(12)}${said}\n`)
    const wrong = findings.filter(({ ok }) => !ok)
    if (wrong.length > 0) throw new CommandFailed(`${wrong.length} of these need somebody to see to them`)
  },
}
