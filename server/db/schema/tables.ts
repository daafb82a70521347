import { accountTables } from './accounts.ts'
import type { AnyTable, Stored } from './columns.ts'
import { deskTables } from './desk.ts'
import { orderTables } from './orders.ts'
import { serviceTables } from './service.ts'
import { willTables } from './wills.ts'

/** Every table, each after those it refers to: so a backup has them. */
export const tables = { ...serviceTables, ...accountTables, ...deskTables, ...orderTables, ...willTables }

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

/** Every table by its name, however it is come by. */
export const allTables: Readonly<Record<string, AnyTable>> = tables

/** The rows, for Kysely. */
export type Tables = { [T in TableName]: Stored<(typeof tables)[T]['columns']> }
