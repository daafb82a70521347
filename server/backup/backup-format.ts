import { z } from 'zod'
import { allTables, tableNames } from '../db/schema/tables.ts'

/** What is encrypted in a backup is compressed text, a JSON object a line: the head, a row of a table after the other, the end. */
export const FORMAT = 2

const value = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.string() })])

export const lineSchema = z.union([
  z.strictObject({
    heirloom: z.literal('backup'),
    format: z.literal(FORMAT),
    made: z.string(),
    migrations: z.array(z.string()),
  }),
  z.strictObject({ table: z.string(), row: z.record(z.string(), value) }),
  z.strictObject({ rows: z.int() }),
])
export type Line = z.infer<typeof lineSchema>

export type BackupRow = Readonly<Record<string, unknown>>

/** Bytes as text, everything else as it is. */
export const rowAsJson = (row: BackupRow): BackupRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      kept instanceof Uint8Array ? { base64: Buffer.from(kept).toString('base64') } : kept,
    ]),
  )

export const rowFromJson = (row: Readonly<Record<string, z.infer<typeof value>>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      typeof kept === 'object' && kept !== null ? Buffer.from(kept.base64, 'base64') : kept,
    ]),
  )

/** The tables whose rows are in a backup, each after those it refers to. */
export const namesInBackup = tableNames.filter((name) => !allTables[name]?.noBackup)

/** The columns that order the rows of a table and tell them apart. */
export const keyOf = (name: string): readonly string[] => allTables[name]?.key ?? []
