import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'

/** Which version made a database, by the migrations that it went through. */
export type DatabaseVersion =
  | { readonly is: 'up to date' }
  | { readonly is: 'older'; readonly waiting: number }
  /** The next release has brought it up to date while this one still serves, which is what an update looks like. */
  | { readonly is: 'next'; readonly release: string }
  | { readonly is: 'newer'; readonly release: string }
  | { readonly is: 'unreleased' }
  /** No release leaves it so: steps that none knows, steps left out, or another order. */
  | { readonly is: 'unknown'; readonly strange: readonly string[]; readonly missing: readonly string[] }

/** As `package.json` has it. */
export const { version: THIS_VERSION }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/**
 * The text of a migration was last changed at this time, before the first release. What ran earlier was another text under the same
 * name: its revisions are linked in another way, so that each would look changed.
 */
const TEXT_IS_FINAL_SINCE = '2026-11-22T07:09:12Z'

/** `0020-1.1-name` came with release 1.1. Those of the first release have none in their name. */
export const releaseOf = (migration: string): string => /^\d{4}-(\d+\.\d+)-/.exec(migration)?.[1] ?? '1.0'

/** A release works beside the one after it, on the tables of either. Nothing is known of what a new first number brings. */
const isNext = (release: string, version: string): boolean => {
  const [major, minor = 0] = version.split('.').map(Number)
  return release === `${major}.${minor + 1}`
}

/** @param made The migrations that a database or a backup went through, in order. */
export const versionAfter = (
  made: readonly string[],
  known: readonly string[],
  version: string = THIS_VERSION,
): DatabaseVersion => {
  const strange = made.filter((name) => !known.includes(name))
  const missing = known
    .slice(0, known.findLastIndex((name) => made.includes(name)) + 1)
    .filter((name) => !made.includes(name))
  const later = known.every((name, at) => made[at] === name)
  const inOrder = made.every((name, at) => at === 0 || name > (made[at - 1] ?? ''))
  if (!inOrder || missing.length > 0 || (strange.length > 0 && !later)) return { is: 'unknown', strange, missing }
  if (strange.length === 0) return later ? { is: 'up to date' } : { is: 'older', waiting: known.length - made.length }
  const release = releaseOf(strange.at(-1) ?? '')
  return { is: isNext(release, version) ? 'next' : 'newer', release }
}

/** The version that made an open database, beside the migrations that are known here. It changes nothing. */
export const versionOf = async <T>(db: Kysely<T>, known: readonly string[]): Promise<DatabaseVersion> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return versionAfter([], known)
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by timestamp, name`.execute(db)
  const [first] = rows
  if (first && Date.parse(first.timestamp) < Date.parse(TEXT_IS_FINAL_SINCE)) return { is: 'unreleased' }
  return versionAfter(
    rows.map(({ name }) => name),
    known,
  )
}

const UNRELEASED =
  'The database was made by a working copy of the product from before its first release, and this version cannot bring it up to ' +
  'date. Nothing in it was changed: the copy that made it opens it. Set DATA_DIR or DATABASE_URL to an empty place to begin anew.'

const OLDER =
  'The database was made by an earlier version of the product than this one, and MIGRATE_AT_START is "no". Run ' +
  '"heirloom migrate" with the settings of the server, and start this again.'

const unlike = (strange: readonly string[], missing: readonly string[]): string => {
  const parts = [
    ...(strange.length > 0 ? [`has ${strange.join(', ')}, which this version does not know`] : []),
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
  ]
  return parts.join(', and ') || 'has them in another order'
}

/** What a database is that this version cannot use, and what to do. */
export const whyNotThis = (version: DatabaseVersion): string => {
  switch (version.is) {
    case 'newer':
      return `The database was made by version ${version.release} of the product, and this is ${THIS_VERSION}, which works with tables of its own and the next release alone. Start version ${version.release}.`
    case 'unreleased':
      return UNRELEASED
    case 'unknown':
      return (
        `No release leaves a database like this one: its list of migrations (the table ${DEFAULT_MIGRATION_TABLE}) ` +
        `${unlike(version.strange, version.missing)}. Nothing in it was changed. Start the copy of the product that made it, or restore a backup into an empty one.`
      )
    default:
      return OLDER
  }
}

/** A database of a version that this one does not follow. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
  constructor(version: DatabaseVersion) {
    super(whyNotThis(version))
  }
}
