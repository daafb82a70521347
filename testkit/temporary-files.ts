/** What tests write: folders in one folder of the run, which deletes it at its end. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a new, empty folder. No test has to delete it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'heirloom-'))

/** The global setup of Vitest and of Playwright. */
export default (): (() => void) => {
  const folder = newFolder()
  // PostgreSQL has a folder here and may run as another user.
  chmodSync(folder, 0o755)
  // Workers, and the servers that tests start, are given the same variables.
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
