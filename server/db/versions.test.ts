import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newFolder } from '#testkit/temporary-files.ts'
import { BLANK, encryption, newTestDatabase } from '#testkit/test-database.ts'
import { checkHealth } from '../backup/healthcheck.ts'
import { connectTo, migrations, openDatabase, versionOf } from './database.ts'
import { OtherVersion, versionAfter } from './versions.ts'

let folder: string
let where: string
beforeAll(async () => {
  folder = newFolder()
  where = await newTestDatabase(folder, BLANK)
  await (await openDatabase(where)).destroy()
})

const names = Object.keys(migrations)

/** Makes the database look as if it had gone through these migrations, and tells what a start and doctor say of it. */
const saidAfter = async (made: readonly string[], at = '2026-11-27T11:30:00.000Z') => {
  const db = connectTo(where)
  try {
    await sql`delete from kysely_migration`.execute(db)
    for (const name of made)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(db)
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

const NOVEMBER_21 = '2026-11-21T11:30:00.000Z'
const before = [names[0] ?? '', '0002-of-another-line', '0003-of-another-line']

// Promise: since.release
test.each([
  ['of 21 November, whose migrations had other names', before, NOVEMBER_21],
  [
    'of 22 November, whose migrations had the names of today and another text',
    names.slice(0, 2),
    '2026-11-22T05:00:00Z',
  ],
])('a database %s is said to be from before the first release, by start and doctor', async (_of, made, at) => {
  const { version, doctor, others } = await saidAfter(made, at)
  expect([version, others]).toEqual(['unreleased', 0])
  expect(doctor).toMatchObject({ about: 'tables', ok: false })
  expect(doctor?.said).toContain('from before its first release')
  expect(doctor?.said).not.toContain('the next start makes them')
  expect(await refusal()).toBe(doctor?.said)
})

// Promise: since.release
test('what a start refuses stays as it was', async () => {
  await saidAfter(before, NOVEMBER_21)
  await refusal()
  const db = connectTo(where)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  await db.destroy()
  expect(rows.map(({ name }) => name)).toEqual(before)
})

test.each([
  [
    'a step that no release has',
    [...names.slice(0, 3), '0003-x', ...names.slice(3)],
    'has 0003-x, which this version does not know',
  ],
  ['a step left out', names.filter((_, at) => at !== 4), `lacks ${names[4]}.`],
  [
    'both',
    [names[0] ?? '', '0002-x', names[2] ?? ''],
    `has 0002-x, which this version does not know, and lacks ${names[1]}.`,
  ],
])('a database with %s is refused with the names of what is wrong, not called newer', async (_with, made, words) => {
  const { version, doctor, others } = await saidAfter(made)
  expect([version, others]).toEqual(['unknown', 0])
  expect(doctor?.said).toContain(words)
  expect(await refusal()).toBe(doctor?.said)
})

test('a database that went through the steps of today in another order is refused, and said to have done so', async () => {
  const turned = [names[1] ?? '', names[0] ?? '', ...names.slice(2)]
  const { is } = versionAfter(turned, names)
  expect(is).toBe('unknown')
  expect(new OtherVersion(versionAfter(turned, names)).message).toContain('has them in another order')
})

test('a database that the next release brought up to date is served by this one, and doctor says so', async () => {
  const { version, doctor } = await saidAfter([...names, '9999-1.1-what-comes-next'])
  expect(version).toBe('next')
  expect(doctor).toEqual({ about: 'tables', ok: true, said: 'those of 1.1, which this version works with too' })
  expect(await refusal()).toBe('no refusal: undefined')
  const leaving = await openDatabase(where, { migrates: false })
  await leaving.destroy()
})

test('a database of a release after the next is called that by start and doctor, with its number', async () => {
  const { version, doctor, others } = await saidAfter([...names, '9998-1.1-what-comes-next', '9999-1.2-and-then'])
  expect([version, others]).toEqual(['newer', 0])
  expect(doctor?.said).toContain('made by version 1.2 of the product, and this is 1.0.0')
  expect(doctor?.said).toContain('Start version 1.2.')
  expect(await refusal()).toBe(doctor?.said)
})

test.each([
  ['1.0.3', '1.1', 'next'],
  ['1.9.0', '1.10', 'next'],
  ['1.0.0', '1.2', 'newer'],
  ['1.1.0', '2.0', 'newer'],
])('%s beside the tables of %s finds them %s', (version, release, is) => {
  expect(versionAfter([...names, `9999-${release}-x`], names, version)).toEqual({ is, release })
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
