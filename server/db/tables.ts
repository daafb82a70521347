import type { AccountTables } from './account-tables.ts'
import type { DeskTables } from './desk-tables.ts'
import type { ServiceTables } from './service-tables.ts'
import type { WillTables } from './will-tables.ts'

/** JSON is kept as text and times as ISO strings, so that a row reads the same in every database. */
export type Tables = AccountTables & WillTables & ServiceTables & DeskTables
