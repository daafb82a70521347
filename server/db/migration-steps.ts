/**
 * What a migration changes tables with that customers use meanwhile: right in both dialects, and never in the way of those who
 * write. Each may be done again after it was broken off. What one does is kept with the migrations that used it, so it never changes.
 */
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

type Db = Kysely<unknown>

const onPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

const columnsOf = async (db: Db, table: string): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables()
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
}

type Index = { readonly unique?: boolean; readonly where?: RawBuilder<unknown> }

/**
 * An index of a table that may be great and in use: `orders_by_state` on `orders (state)`. On PostgreSQL it is built beside writers, which
 * waits for every transaction that is open. One that was broken off half built is built anew. The migration has `inSteps`.
 */
export const addIndex = async (
  db: Db,
  name: string,
  table: string,
  columns: readonly string[],
  { unique = false, where }: Index = {},
): Promise<void> => {
  const kind = sql.raw(unique ? 'unique index' : 'index')
  const of = sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`
  const only = where ? sql` where ${where}` : sql``
  if (!onPostgres(db)) {
    await sql`create ${kind} if not exists ${sql.id(name)} on ${of}${only}`.execute(db)
    return
  }
  const { rows: broken } =
    await sql`select 1 from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db)
  // It waits for others in a way that makes no writer wait behind it.
  await sql`set lock_timeout = 0`.execute(db)
  if (broken.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  await sql`create ${kind} concurrently if not exists ${sql.id(name)} on ${of}${only}`.execute(db)
  await sql`set lock_timeout = 100`.execute(db)
}

type Column = {
  readonly type: 'text' | 'integer' | 'bigint' | 'bytes'
  /** What the rows have that are there already, and those that the release before writes. Without it the column may be empty. */
  readonly otherwise?: string | number
}

/** A column of a table that is in use. The release before this one writes rows without it. */
export const addColumn = async (db: Db, table: string, column: string, { type, otherwise }: Column): Promise<void> => {
  if ((await columnsOf(db, table)).includes(column)) return
  const stored = type === 'bytes' ? (onPostgres(db) ? 'bytea' : 'blob') : type
  const filled = otherwise === undefined ? sql`` : sql` not null default ${sql.lit(otherwise)}`
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(stored)}${filled}`.execute(db)
}

/** A column that names a row of another table, or is empty. PostgreSQL looks at the rows that are there without holding either table. */
export const addReference = async (
  db: Db,
  table: string,
  column: string,
  to: string,
  onDelete: 'cascade' | 'set null',
): Promise<void> => {
  const gone = sql.raw(`on delete ${onDelete}`)
  const target = sql`references ${sql.table(to)} (id) ${gone}`
  if (!onPostgres(db)) {
    if ((await columnsOf(db, table)).includes(column)) return
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} integer ${target}`.execute(db)
    return
  }
  await addColumn(db, table, column, { type: 'integer' })
  const name = `${table}_${column}_fkey`
  const { rows } = await sql`select 1 from pg_constraint where conname = ${name}`.execute(db)
  if (rows.length === 0)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} foreign key (${sql.ref(column)}) ${target} not valid`.execute(
      db,
    )
  await sql`alter table ${sql.table(table)} validate constraint ${sql.id(name)}`.execute(db)
}

const ROWS_OF_A_STEP = 1000

/** Changes the rows of a table, a thousand at a time: nobody waits for a row for longer than that takes. The migration has `inSteps`. */
export const changeRows = async (db: Db, table: string, set: RawBuilder<unknown>): Promise<void> => {
  const of = sql.table(table)
  /** The number of the last of the next rows. Numbers are drawn at random, so most of those in turn are of no row. */
  const lastAfter = async (after: number): Promise<number | undefined> => {
    const { rows } = await sql<{ last: number | null }>`select max(id) as last from
      (select id from ${of} where id > ${sql.lit(after)} order by id limit ${sql.lit(ROWS_OF_A_STEP)}) as step`.execute(
      db,
    )
    return rows[0]?.last ?? undefined
  }
  for (let after = 0, last = await lastAfter(0); after === 0 || last !== undefined; last = await lastAfter(after)) {
    const to = last ?? ROWS_OF_A_STEP
    await sql`update ${of} set ${set} where id > ${sql.lit(after)} and id <= ${sql.lit(to)}`.execute(db)
    after = to
  }
}
