import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The command line, on the data of a test's server. Gives what it printed; rejects when it fails. */
export const heirloom = async (dataDir: string, ...args: string[]): Promise<string> => {
  const command = join(import.meta.dirname, '../cli/heirloom.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env: { DATA_DIR: dataDir } })
  return stdout
}
