/** What a migration would do to a database in use: its statements, as each dialect would get them, and what is wrong with them. */
import { hash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { OwnMigration } from '#server/db/database.ts'
import { releaseOf } from '#server/db/versions.ts'

export const dialects = ['postgres', 'sqlite'] as const
type Dialect = (typeof dialects)[number]

/** `unusedSince`: the release that no longer used what this one takes away. */
export type CheckedMigration = OwnMigration & { readonly unusedSince?: string }

/** The statements of a migration on a database whose tables hold nothing. A question about the database itself is none. */
export const statementsOf = async (migration: OwnMigration, dialect: Dialect): Promise<readonly string[]> => {
  const said: string[] = []
  const postgres = dialect === 'postgres'
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => (postgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => (postgres ? new PostgresIntrospector(each) : new SqliteIntrospector(each)),
      createQueryCompiler: () => (postgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
    },
    log: ({ query }) => {
      said.push(query.sql.replace(/\s+/g, ' ').trim())
    },
  })
  await migration.up(db)
  return said.filter((statement) => !/^(select|with) /i.test(statement))
}

/** What a migration that was released may never be otherwise: its source, and the statements that come of it. */
export const fingerprintOf = async (source: string, migration: OwnMigration): Promise<string> => {
  const said = await Promise.all(dialects.map((dialect) => statementsOf(migration, dialect)))
  return hash('sha256', JSON.stringify([source, ...said]))
}

const NAME = String.raw`(?:if (?:not )?exists )?"?(\w+)"?`
const named = (what: string) => new RegExp(`^${what} ${NAME}`, 'i')

type Rule = { readonly refuses: (statement: string, all: readonly string[]) => boolean; readonly because: string }

/** What blocks those who write to a table in use, or what the release before does with it. */
const rules: readonly Rule[] = [
  {
    refuses: (each) => /^create (unique )?index (?!concurrently)/i.test(each),
    because: 'an index is built beside writers: addIndex, in a migration with inSteps',
  },
  {
    refuses: (each) => /^(alter table .* add column) .*\breferences\b/i.test(each),
    because: 'a reference is added unchecked and then checked: addReference',
  },
  {
    refuses: (each) => /\badd column\b.*\bdefault\b.*(\w\(|current_|\()/i.test(each),
    because: 'a default that is worked out for each row writes the whole table anew: a plain value, or none',
  },
  {
    refuses: (each) => /\badd column\b.*(\bgenerated\b|\b(small|big)?serial\b)/i.test(each),
    because: 'a column that is worked out or counted writes the whole table anew',
  },
  {
    refuses: (each) => /\badd column\b.*\bnot null\b/i.test(each) && !/\bdefault\b/i.test(each),
    because: 'the release before writes rows without the column: give it a plain default, or let it be empty',
  },
  {
    refuses: (each) => /\balter column\b.*\b(set data )?type\b/i.test(each),
    because: 'another type writes the whole table anew: add a column, and fill it with changeRows',
  },
  {
    refuses: (each, all) =>
      /\bset not null\b/i.test(each) &&
      !all.slice(0, all.indexOf(each)).some((before) => /\bvalidate constraint\b/i.test(before)),
    because: 'every row is looked at while nobody writes: first a check that is not valid, then validate it',
  },
  {
    refuses: (each) => /\badd (constraint \S+ )?(foreign key|check)\b/i.test(each) && !/\bnot valid$/i.test(each),
    because: 'every row is looked at while nobody writes: add it not valid, then validate it',
  },
  {
    refuses: (each, all) =>
      /\bnot valid$/i.test(each) &&
      !all.slice(all.indexOf(each)).some((later) => /\bvalidate constraint\b/i.test(later)),
    because: 'what was added not valid is validated afterwards',
  },
  {
    refuses: (each) => /\badd (constraint \S+ )?(unique|primary key)\b/i.test(each) && !/\busing index\b/i.test(each),
    because: 'it builds an index while nobody writes: addIndex with unique, and use that',
  },
  {
    refuses: (each) =>
      /^(lock|vacuum|cluster|truncate|reindex|refresh)\b/i.test(each) && !/\bconcurrently\b/i.test(each),
    because: 'it holds the table for as long as it takes',
  },
  {
    refuses: (each) => /^(update|delete)\b/i.test(each) && !/\bid > \d+ and id <= \d+$/i.test(each),
    because: 'every row that it changes is held until its end: changeRows',
  },
]

const takesAway = (statement: string): boolean =>
  /^alter table .*\b(drop column|rename)\b/i.test(statement) || /^drop (table|trigger|function)\b/i.test(statement)

const minorsBetween = (older: string, newer: string): number => {
  const [[major, minor = 0] = [], [newMajor, newMinor = 0] = []] = [older, newer].map((each) =>
    each.split('.').map(Number),
  )
  return major === newMajor ? newMinor - minor : 1
}

/** What would block writers or break the release before, in words for who writes the migration. */
export const blockingIn = async (name: string, migration: CheckedMigration): Promise<readonly string[]> => {
  const said = await statementsOf(migration, 'postgres')
  const made = new Set(said.flatMap((each) => named('create table').exec(each)?.[1] ?? []))
  const about = (each: string): string =>
    (/^create (?:unique )?index .*? on "?(\w+)"?/i.exec(each) ??
      named('(?:alter|drop) table').exec(each) ??
      named('update').exec(each) ??
      named('delete from').exec(each))?.[1] ?? ''
  const found = said
    .filter((each) => !made.has(about(each)))
    .flatMap((each) => [
      ...rules.filter(({ refuses }) => refuses(each, said)).map(({ because }) => `${each}: ${because}`),
      ...(takesAway(each) && !(migration.unusedSince && minorsBetween(migration.unusedSince, releaseOf(name)) >= 1)
        ? [`${each}: the release before may use it. Take it away one release later, with unusedSince`]
        : []),
    ])
  const apart = said.some((each) => /\bconcurrently\b|\bid > \d+ and id <= \d+$/i.test(each))
  return apart && !migration.inSteps
    ? [...found, 'no transaction holds these statements: export const inSteps = true']
    : found
}
