import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { retryIfKeyReplaced, type Vault } from '../crypto/vault.ts'
import { newReference } from '../platform/random.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'
import { type AnyTable, type New, placedBy, placeIn, type RecordPart, type Shown } from './schema/columns.ts'
import { allTables, type TableName, type Tables, tables } from './schema/tables.ts'

type Row = Record<string, unknown>
type ColumnsOf<T extends TableName> = (typeof tables)[T]['columns']
type All<T extends TableName> = RecordPart<ColumnsOf<T>, keyof ColumnsOf<T>>
type NameIn<T extends TableName> = keyof All<T> & string
type ShownIn<T extends TableName> = Shown<ColumnsOf<T>> & NameIn<T>
/** What the product reads of a row: all but what is apart, or what is named. */
export type RecordOf<T extends TableName, N extends NameIn<T> = ShownIn<T>> = Pick<All<T>, N>
export type NewRecord<T extends TableName> = New<ColumnsOf<T>> & { readonly userId?: number | undefined }

/** Another condition than to be equal. */
type Test<V> = { readonly op: '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'none or'; readonly value: V }
const test =
  (op: Test<unknown>['op']) =>
  <V>(value: V): Test<V> => ({ op, value })
export const not = test('!=')
export const below = test('<')
export const atMost = test('<=')
export const above = test('>')
export const atLeast = test('>=')
/** This, or nothing. */
export const noneOr = test('none or')
export const among = <V>(values: readonly V[]) => test('in')(values as V)
const isTest = (wanted: unknown): wanted is Test<unknown> =>
  typeof wanted === 'object' && wanted !== null && 'op' in wanted

/** What holds of a row. Undefined stands for nothing there. `userId` is the owner, also where another table says who that is. */
type Where<T extends TableName> = { readonly [N in NameIn<T>]?: All<T>[N] | Test<All<T>[N]> } & {
  readonly userId?: number
  readonly and?: (is: ExpressionBuilder<Tables, T>) => Expression<SqlBool>
}
type Changed<T extends TableName> = { readonly [N in NameIn<T>]?: All<T>[N] | RawBuilder<All<T>[N]> }
type Order<T extends TableName> = NameIn<T> | `-${NameIn<T>}`
type Options<T extends TableName, N> = {
  /** With a minus, the greatest first. */
  readonly by?: Order<T> | readonly Order<T>[]
  readonly most?: number
  readonly only?: readonly N[]
  /** To be changed: whoever else reads them so waits for the end of this transaction. SQLite has one writer at a time. */
  readonly held?: true
}

const isExpression = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

/** What a number is changed to: what it is, and so many more. */
export const more = (column: string, by = 1): RawBuilder<number> => sql<number>`${sql.ref(column)} + ${by}`

/** A number for a new row that no row of the table has. */
export const freeReference = async (db: Database, name: TableName): Promise<number> => {
  const open = db as unknown as Kysely<Record<string, Row>>
  for (;;) {
    const id = newReference()
    if (!(await open.selectFrom<string>(name).select('id').where('id', '=', id).executeTakeFirst())) return id
  }
}

/** A row of any query as a record, as far as it has columns of a table. */
export const recordIn = <T extends TableName, R extends object>(name: T, row: R) => {
  const kinds = Object.entries(allTables[name]?.kinds ?? {}).filter(([, { column }]) => column in row)
  const record = Object.fromEntries(kinds.map(([as, { column, read }]) => [as, read(Reflect.get(row, column))]))
  return record as unknown as RecordPart<ColumnsOf<T>, keyof R>
}

/** The rows of a table as records, in a database or a transaction. The vault opens and seals what is encrypted. */
export const records = <T extends TableName>(db: Database, name: T, vault?: Vault) => {
  // The names of tables and columns come from their descriptions.
  const open = db as unknown as Kysely<Record<string, Row>>
  const { kinds, owner }: AnyTable = tables[name]
  const shown = Object.keys(kinds).filter((as) => !kinds[as]?.apart)

  const kindOf = (as: string) => {
    const kind = kinds[as]
    if (!kind) throw new Error(`There is no ${as} in ${name}`)
    return kind
  }
  const columnsOf = (list: readonly string[]) => list.map((as) => kindOf(as).column)
  const needed = () => {
    if (!vault) throw new Error(`What is encrypted in ${name} needs a vault`)
    return vault
  }
  /** What a record has under the name of a column. */
  const writtenOf = (record: object, column: string): unknown => {
    const as = Object.keys(kinds).find((each) => kinds[each]?.column === column) ?? ''
    const value: unknown = Reflect.get(record, as)
    return value === undefined ? undefined : kinds[as]?.write(value)
  }
  const ownerIn = (record: object) =>
    Number(typeof owner === 'string' ? writtenOf(record, owner) : Reflect.get(record, 'userId'))

  const holding = (where: object) => (is: ExpressionBuilder<Record<string, Row>, string>) =>
    is.and(
      Object.entries(where).map(([as, wanted]) => {
        if (as === 'and') return wanted(is)
        if (as === 'userId' && typeof owner === 'object')
          return is(owner.by, 'in', open.selectFrom(owner.in).select('id').where('user_id', '=', wanted))
        const { column, write } = kindOf(as)
        const { op, value } = isTest(wanted) ? wanted : ({ op: '=', value: wanted } as const)
        if (value === undefined) return is(column, op === '=' ? 'is' : 'is not', null)
        if (op === 'none or') return is.or([is(column, 'is', null), is(column, '=', write(value))])
        if (op !== 'in') return is(column, op, write(value))
        const list = [value].flat().map(write)
        return list.length > 0 ? is(column, op, list) : sql<SqlBool>`1 = 0`
      }),
    )

  /** Reads what is `only` wanted, or what is shown, of rows of these columns. */
  const read = <N extends NameIn<T>>(
    only: readonly N[] | undefined,
    where: object,
    rows: (columns: string[]) => Promise<Row[]>,
  ) => {
    const wanted = (only ?? shown).map((as) => ({ as, ...kindOf(as) }))
    const sealed = wanted.flatMap((each) => each.sealed ?? [])
    const around = sealed.flatMap(({ under, place }) => [under, ...placedBy(place)])
    const own = sealed.length > 0 && typeof owner === 'string' ? [owner] : []
    const columns = [...new Set([...wanted.map(({ column }) => column), ...around, ...own])]
    const valueIn = async (row: Row, { column, sealed: seal, read: open }: (typeof wanted)[number]) => {
      const stored = row[column]
      if (!seal || !(stored instanceof Uint8Array)) return open(stored)
      const userId = typeof owner === 'string' ? row[owner] : Reflect.get(where, 'userId')
      return open(await needed().decrypt(Number(userId), Number(row[seal.under]), stored, placeIn(seal.place, row)))
    }
    const recordOf = async (row: Row) => {
      const record: Row = {}
      for (const kind of wanted) record[kind.as] = kind.sealed ? await valueIn(row, kind) : kind.read(row[kind.column])
      return record
    }
    const all = async () => (await Promise.all((await rows(columns)).map(recordOf))) as RecordOf<T, N>[]
    return sealed.length > 0 ? retryIfKeyReplaced(all) : all()
  }

  /** The row of a record. What is encrypted is bound to its place, in what is `known` of the row. */
  const rowOf = async (record: object, known: object = record): Promise<Row> => {
    const row: Row = {}
    for (const [as, value] of Object.entries(record)) {
      if (as === 'userId' && typeof owner === 'object') continue
      const { column, sealed, generated, write } = kindOf(as)
      if (value === undefined && generated) continue
      const written = isExpression(value) ? value : write(value)
      row[column] = written
      if (!sealed) continue
      const key = written instanceof Uint8Array ? await needed().lockedKey(ownerIn(known)) : undefined
      const around = Object.fromEntries(placedBy(sealed.place).map((each) => [each, writtenOf(known, each)]))
      if (key) row[column] = needed().encrypt(key, written as Uint8Array, placeIn(sealed.place, around))
      row[sealed.under] = key?.id ?? null
    }
    return row
  }

  const all = <N extends NameIn<T> = ShownIn<T>>(where: Where<T>, { by = [], most, only, held }: Options<T, N> = {}) =>
    read(only, where, (columns) => {
      const found = open.selectFrom<string>(name).select(columns).where(holding(where))
      const order: readonly string[] = typeof by === 'string' ? [by] : by
      const ordered = order.reduce((query, as) => {
        const last = as.startsWith('-')
        return query.orderBy(kindOf(last ? as.slice(1) : as).column, last ? 'desc' : 'asc')
      }, found)
      const some = most === undefined ? ordered : ordered.limit(most)
      return some.$if(held === true && isPostgres(db), (query) => query.forUpdate()).execute()
    })

  const insert = async (record: object, unique?: readonly string[]) => {
    const row = await rowOf(record)
    if (kinds.id?.drawn) row.id ??= await freeReference(db, name)
    return read<ShownIn<T>>(undefined, record, (columns) => {
      const query = open.insertInto<string>(name).values(row).returning(columns)
      if (!unique) return query.execute()
      return query.onConflict((on) => (unique.length > 0 ? on.columns(columnsOf(unique)) : on).doNothing()).execute()
    })
  }

  return {
    all,
    first: async <N extends NameIn<T> = ShownIn<T>>(where: Where<T>, options: Options<T, N> = {}) =>
      (await all(where, { ...options, most: 1 }))[0],
    count: async (where: Where<T>): Promise<number> => {
      const count = sql<number>`count(*)`.as('count')
      return Number((await open.selectFrom<string>(name).select(count).where(holding(where)).execute())[0]?.count)
    },
    add: async (record: NewRecord<T>) => insert(record).then(([added]) => added as RecordOf<T>),
    /** Undefined, and nothing added, where there is a row with the same of what is `unique`, or of anything that is. */
    addNew: async (record: NewRecord<T>, ...unique: NameIn<T>[]) => (await insert(record, unique))[0],
    /** How many were changed. */
    change: async (where: Where<T>, record: Changed<T>): Promise<number> => {
      const row = await rowOf(record, { ...where, ...record })
      const { numUpdatedRows } = await open.updateTable<string>(name).set(row).where(holding(where)).executeTakeFirst()
      return Number(numUpdatedRows)
    },
    /** Changes them, and gives what they are then. */
    changed: async <N extends NameIn<T> = ShownIn<T>>(where: Where<T>, record: Changed<T>, only?: readonly N[]) => {
      const row = await rowOf(record, { ...where, ...record })
      return read(only, where, (columns) =>
        open.updateTable<string>(name).set(row).where(holding(where)).returning(columns).execute(),
      )
    },
    /**
     * Changes the one that is due longest of those that no worker has claimed, and gives what it is then. PostgreSQL passes over a row
     * that another worker is just claiming; SQLite has one writer at a time.
     * @param now Milliseconds since 1970.
     */
    claim: async (where: Where<T>, now: number, record: Changed<T>) => {
      const free = { claimedUntil: atMost(now) }
      const [key = 'id'] = tables[name].key
      const row = await rowOf(record)
      const [claimed] = await read<ShownIn<T>>(undefined, where, (columns) => {
        const due = open
          .selectFrom<string>(name)
          .select(key)
          .where(holding({ ...where, ...free, dueAt: atMost(now) }))
          .orderBy(kindOf('dueAt').column)
          .limit(1)
          .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
        // Not `in`: PostgreSQL may then look for it again for each row, and lock another each time.
        const update = open.updateTable<string>(name).set(row).where(holding(free)).where(key, '=', due)
        return update.returning(columns).execute()
      })
      return claimed
    },
    /** How many were removed. */
    remove: async (where: Where<T>): Promise<number> => {
      const { numDeletedRows } = await open.deleteFrom<string>(name).where(holding(where)).executeTakeFirst()
      return Number(numDeletedRows)
    },
    /** Removes them, and gives what they were. */
    take: <N extends NameIn<T> = ShownIn<T>>(where: Where<T>, only?: readonly N[]) =>
      read(only, where, (columns) => open.deleteFrom<string>(name).where(holding(where)).returning(columns).execute()),
  }
}

/** Where a value stands that is given each time the query runs. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) })

const withValues = <Row>(query: CompiledQuery<Row>, given: object): CompiledQuery<Row> => ({
  ...query,
  parameters: query.parameters.map((value) => (value instanceof Placeholder ? Reflect.get(given, value.name) : value)),
})

/**
 * A query that is built and compiled once for each kind of database, and run with other values each time: that takes several times
 * as long as SQLite takes to answer it. `build` passes the values on as they are, and has the same shape whatever they are.
 */
export const prepared = <Given extends object, Row>(
  build: (db: Database, given: Given) => Compilable<Row>,
): ((db: Database, given: Given) => Promise<QueryResult<Row>>) => {
  const compiled = new Map<boolean, CompiledQuery<Row>>()
  return (db, given) => {
    const kind = isPostgres(db)
    const query = compiled.get(kind) ?? build(db, placeholders as Given).compile()
    compiled.set(kind, query)
    return db.executeQuery(withValues(query, given))
  }
}
