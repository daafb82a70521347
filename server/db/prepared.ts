import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'

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
