/** Vitest's global setup for the tests that run on SQLite: a file with every table and no row, to copy. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { TEMPLATE } from './test-database.ts'

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-template-'))
  const file = join(folder, `${TEMPLATE}.sqlite`)
  // Closed, so that nothing of it waits in a second file.
  await (await openDatabase(file)).destroy()
  project.provide('sqliteTemplate', file)
  return () => rm(folder, { recursive: true, force: true })
}
