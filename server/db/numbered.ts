import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

/** A number that the database gives to each new row. By default: a row that is restored keeps the number it had. */
export const numbered =
  (db: Kysely<unknown>) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement()
