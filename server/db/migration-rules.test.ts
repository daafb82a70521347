import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { blockingIn, type CheckedMigration, fingerprintOf, statementsOf } from '#testkit/migration-rules.ts'
import { migrations } from './database.ts'
import { addColumn, addIndex, addReference, changeRows } from './migration-steps.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The fingerprint of every migration that a release brought, by the release. `npm run release` adds to it, and nothing changes it. */
const released: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  read('released-migrations.json'),
)
/** A migration of the product. */
const made = async (name: string) => (await migrations[name]?.()) ?? { up: async () => {} }

const fingerprints = Object.assign({}, ...Object.values(released)) as Readonly<Record<string, string>>

test('no migration that was released was changed, squashed or left out, and new ones come after them', async () => {
  const now = Object.entries(migrations).slice(0, Object.keys(fingerprints).length)
  const found = now.map(async ([name]) => [name, await fingerprintOf(read(`migrations/${name}.ts`), await made(name))])
  expect(Object.fromEntries(await Promise.all(found)), 'Write a new migration instead').toEqual(fingerprints)
})

test('a migration that is changed in its text, or in what comes of it, is no longer the one that was released', async () => {
  const source = read('migrations/0005-print-shown.ts')
  const was = await fingerprintOf(source, await made('0005-print-shown'))
  expect(was).toBe(fingerprints['0005-print-shown'])
  expect(await fingerprintOf(source.replace('prints', 'orders'), await made('0005-print-shown'))).not.toBe(was)
  expect(await fingerprintOf(source, { up: (db) => addColumn(db, 'prints', 'shown_at', { type: 'bigint' }) })).not.toBe(
    was,
  )
})

const unreleased = Object.keys(migrations).filter((name) => !(name in fingerprints))

test('a migration that waits for its release blocks nobody, and says in its name which release brings it', async () => {
  for (const name of unreleased) {
    expect(name, 'like 0100-1.1-orders-by-state').toMatch(/^\d{4}-\d+\.\d+-/)
    expect(await blockingIn(name, await made(name)), name).toEqual([])
  }
})

const saying = (...statements: readonly string[]): CheckedMigration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const blocking = (migration: CheckedMigration) => blockingIn('0100-1.4-x', migration)

describe('a migration is refused that', () => {
  test.each([
    ['builds an index while nobody writes', ['create index a on orders (state)'], 'addIndex'],
    ['builds a unique one so', ['create unique index a on orders (state)'], 'addIndex'],
    [
      'builds an index beside writers within a transaction',
      ['create index concurrently a on orders (state)'],
      'inSteps',
    ],
    [
      'adds a column whose default is worked out',
      ['alter table orders add column a text not null default gen_random_uuid()'],
      'plain value',
    ],
    [
      'adds a column with the time of now',
      ['alter table orders add column a timestamptz default now()'],
      'plain value',
    ],
    ['adds a counted column', ['alter table orders add column a bigserial'], 'counted'],
    [
      'adds a column that is worked out',
      ["alter table orders add column a text generated always as (state || 'x') stored"],
      'worked out',
    ],
    ['changes a type', ['alter table orders alter column total type bigint'], 'another type'],
    [
      'adds a column that the release before does not fill',
      ['alter table orders add column a text not null'],
      'the release before',
    ],
    [
      'requires a value without a check that was validated',
      ['alter table orders alter column a set not null'],
      'validate it',
    ],
    [
      'adds a reference that is checked at once',
      ['alter table orders add column a integer references users (id)'],
      'addReference',
    ],
    [
      'adds a foreign key that is checked at once',
      ['alter table orders add constraint a foreign key (a) references users (id)'],
      'not valid',
    ],
    ['adds a check at once', ['alter table orders add constraint a check (total > 0)'], 'not valid'],
    [
      'leaves a constraint unchecked',
      ['alter table orders add constraint a check (total > 0) not valid'],
      'validated afterwards',
    ],
    [
      'makes a constraint unique with an index of its own',
      ['alter table orders add constraint a unique (state)'],
      'addIndex',
    ],
    ['takes a table away that the release before reads', ['drop table orders'], 'one release later'],
    ['takes a column away', ['alter table orders drop column state'], 'one release later'],
    ['renames a column', ['alter table orders rename column state to a'], 'one release later'],
    ['changes every row at once', ["update orders set state = 'x'"], 'changeRows'],
    ['removes every row at once', ['delete from orders where total = 0'], 'changeRows'],
    ['locks a table', ['lock table orders'], 'holds the table'],
    ['writes a table anew', ['vacuum full orders'], 'holds the table'],
  ])('%s', async (_what, statements, word) => {
    const found = await blocking(saying(...statements))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(word)
  })
})

describe('a migration passes that', () => {
  const inSteps = { inSteps: true }
  test.each<[string, CheckedMigration]>([
    [
      'does with a table of its own what it likes',
      saying('create table a (id integer)', 'create index b on a (id)', 'alter table a alter column id set not null'),
    ],
    [
      'adds a column that may be empty, or has a plain default',
      saying('alter table orders add column a text', "alter table orders add column b text not null default 'x'"),
    ],
    [
      'requires a value after a check was validated',
      saying(
        'alter table orders add constraint c check (a is not null) not valid',
        'alter table orders validate constraint c',
        'alter table orders alter column a set not null',
      ),
    ],
    [
      'takes away what the release before no longer used',
      { ...saying('alter table orders drop column state'), unusedSince: '1.3' },
    ],
    [
      'adds an index with addIndex',
      { ...inSteps, up: (db) => addIndex(db, 'a', 'orders', ['state', 'id'], { unique: true, where: sql`total > 0` }) },
    ],
    ['adds a column with addColumn', { up: (db) => addColumn(db, 'orders', 'a', { type: 'text', otherwise: 'x' }) }],
    ['adds a reference with addReference', { up: (db) => addReference(db, 'orders', 'a', 'users', 'set null') }],
    ['changes rows with changeRows', { ...inSteps, up: (db) => changeRows(db, 'orders', sql`total = 0`) }],
  ])('%s', async (_what, migration) => {
    expect(await statementsOf(migration, 'postgres')).not.toEqual([])
    expect(await blocking(migration)).toEqual([])
  })
  test('takes away what the release of its own number still used is refused', async () => {
    expect(await blocking({ ...saying('alter table orders drop column state'), unusedSince: '1.4' })).toHaveLength(1)
  })
})
