/** What tests write: folders in one folder of the run, which deletes it at its end. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a new, empty folder. No test has to delete it. */
export const newFolder = (): string => mkdtempSync(join(process.env.FOLDER_OF_RUN ?? tmpdir(), 'heirloom-'))

/** The global setup of Vitest and of Playwright. TMPDIR stays: the browser is unpacked there once, and not by each worker. */
export default (): (() => void) => {
  const folder = newFolder()
  // PgBouncer reads its own folder in it, as another user.
  chmodSync(folder, 0o755)
  process.env.FOLDER_OF_RUN = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
