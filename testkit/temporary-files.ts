/** The global setup of Vitest and of Playwright for what tests write: one folder, deleted at the end of the run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'heirloom-'))
  // Workers and the servers that tests start are given the same variables.
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
