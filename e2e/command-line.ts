import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COMPILED } from '#testkit/start-server.ts'

/** The command line with these settings. Gives what it printed; rejects when it fails. */
export const heirloomWith = async (env: Readonly<Record<string, string>>, ...args: string[]): Promise<string> => {
  const command = join(import.meta.dirname, '../cli/heirloom.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
  })
  return stdout
}

/** The same on the data of a test's server. */
export const heirloom = (dataDir: string, ...args: string[]): Promise<string> =>
  heirloomWith({ DATA_DIR: dataDir }, ...args)
