import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BLANK, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { checkHealth } from '../backup/healthcheck.ts'
import { connectTo, migrations, OtherVersion, openDatabase, versionOf } from './database.ts'

let folder: string
let where: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heirloom-versions-'))
  where = await newTestDatabase(folder, BLANK)
  await (await openDatabase(where)).destroy()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const names = Object.keys(migrations)

/** Makes the database look as if it had gone through these migrations, and tells what a start and doctor say of it. */
const saidAfter = async (made: readonly string[]) => {
  const db = connectTo(where)
  try {
    await sql`delete from kysely_migration`.execute(db)
    for (const name of made)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-21T11:30:00.000Z')`.execute(db)
    const [tables, ...others] = await checkHealth(db, encryption, () => new Date('2026-11-24T12:00:00.000Z'))
    return { version: (await versionOf(db)).is, doctor: tables, others: others.length }
  } finally {
    await db.destroy()
  }
}

const refusal = async (): Promise<string> => {
  const error: unknown = await openDatabase(where).then(
    (db) => db.destroy(),
    (reason: unknown) => reason,
  )
  return error instanceof OtherVersion ? error.message : `no refusal: ${String(error)}`
}

const before = [names[0] ?? '', '0002-of-another-line', '0003-of-another-line']

// Promise: since.release
test('a database of a working copy from before the first release is called that by start and doctor, not newer', async () => {
  const { version, doctor, others } = await saidAfter(before)
  expect([version, others]).toEqual(['unreleased', 0])
  expect(doctor).toMatchObject({ about: 'tables', ok: false })
  expect(doctor?.said).toContain('from before its first release')
  expect(doctor?.said).not.toContain('the next start makes them')
  expect(await refusal()).toBe(doctor?.said)
})

// Promise: since.release
test('what a start refuses stays as it was', async () => {
  await saidAfter(before)
  await refusal()
  const db = connectTo(where)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  await db.destroy()
  expect(rows.map(({ name }) => name)).toEqual(before)
})

test('a database of a newer version is called newer by start and doctor', async () => {
  const { version, doctor, others } = await saidAfter([...names, '9999-not-yet-written'])
  expect([version, others]).toEqual(['newer', 0])
  expect(doctor?.said).toContain('made by a newer version of the product than this one. Start that version.')
  expect(await refusal()).toBe(doctor?.said)
})

test('doctor counts what a start has still to do for an older database, and says nothing of one that is up to date', async () => {
  const older = await saidAfter(names.slice(0, -2))
  expect(older.doctor).toEqual({ about: 'tables', ok: false, said: '2 to come; the next start makes them' })
  const now = await saidAfter(names)
  expect(now).toMatchObject({ version: 'up to date', doctor: { ok: true, said: 'up to date' } })
})

test('a server that is told to leave the tables alone starts on those of its own version, and refuses older ones, which stay', async () => {
  const leaving = () => openDatabase(where, { migrates: false })
  await (await leaving()).destroy()
  await saidAfter(names.slice(0, -2))
  await expect(leaving()).rejects.toThrow('Run "heirloom migrate" with the settings of the server')
  expect((await saidAfter(names.slice(0, -2))).version).toBe('older')
})
