import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** Whether this database, or a transaction in it, is PostgreSQL rather than SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean => db.getExecutor().adapter instanceof PostgresAdapter
