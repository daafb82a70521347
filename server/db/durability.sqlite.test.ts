import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { openDatabase } from './database.ts'

/** As SQLite numbers the value of the pragma. */
const FULL = 2

test('a commit is answered once it has reached the disk', async () => {
  const folder = newFolder()
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  try {
    const ask = async (name: string) => (await sql`${sql.raw(`pragma ${name}`)}`.execute(db)).rows
    expect(await ask('synchronous')).toEqual([{ synchronous: FULL }])
    expect(await ask('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  } finally {
    await db.destroy()
  }
})
