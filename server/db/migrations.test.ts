import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appForAll } from '#testkit/start-app.ts'
import { migrations } from './database.ts'
import { type Column, placedBy } from './schema/columns.ts'
import { allTables } from './schema/tables.ts'

const folder = join(import.meta.dirname, 'migrations')
const files = readdirSync(folder).sort()

test('the migrations are the files of their folder, each with a number of its own, in order', () => {
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files)
  for (const file of files) expect(file).toMatch(/^\d{4}-(\d+\.\d+-)?[a-z0-9-]+\.ts$/)
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length)
})

test.each(files)(
  '%s imports nothing of the product but the steps of migrations: what it does never changes',
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const imported = [...text.matchAll(/\b(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier)
    expect(['kysely', '../migration-steps.ts']).toEqual(expect.arrayContaining(imported))
  },
)

/** What a schema says of each column: how it is stored, and whether it may be empty. */
const declaredTables = () =>
  Object.fromEntries(
    Object.entries(allTables).map(([name, { columns }]) => [
      name,
      Object.fromEntries(
        Object.entries(columns).map(([column, { stored, optional }]) => [
          column,
          { kind: stored, nullable: optional === true },
        ]),
      ),
    ]),
  )

const kindOf = (dataType: string): Column['stored'] => {
  if (/^(bytea|blob)$/i.test(dataType)) return 'bytes'
  return /^text$/i.test(dataType) ? 'text' : 'number'
}

const app = appForAll()

test('a new database has exactly the tables and columns that their descriptions say', async () => {
  const tables = await app.db.introspection.getTables()
  const found = Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      Object.fromEntries(
        columns.map((column) => [
          column.name,
          // SQLite does not say of an identity column that it is never null.
          { kind: kindOf(column.dataType), nullable: column.isNullable && !column.isAutoIncrementing },
        ]),
      ),
    ]),
  )
  expect(found, 'the migrations beside server/db/schema').toEqual(declaredTables())
})

test('what is encrypted is bound to columns of its row, under a key that its row names', () => {
  for (const [name, { columns }] of Object.entries(allTables)) {
    const under = Object.values(columns).flatMap(({ sealed }) => sealed?.under ?? [])
    for (const column of Object.keys(columns).filter((each) => each.endsWith('_key_id') && each !== 'master_key_id'))
      expect(under, `what is under ${column} of ${name}`).toContain(column)
    // The files of a pack are under the key of the pack, and name it.
    const around = name === 'issued_files' ? { ...columns, ...allTables.issued_packs?.columns } : columns
    for (const { sealed } of Object.values(columns))
      for (const column of sealed ? [sealed.under, ...placedBy(sealed.place)] : [])
        expect(Object.keys(around), name).toContain(column)
  }
})

test('a power of attorney that was noted as delivered without a sheet is not, and one with a sheet stays', async () => {
  const noted = async (...files: readonly string[]) => {
    const { userId } = await app.customer()
    await app.give(userId, ['lpa'])
    const [order = 0] = await app.stores.entitlements.ordersOf(userId, ['lpa'])
    const pack = {
      version: 1,
      made: app.clock(),
      answersHash: '',
      contents: { clauses: [], documents: [] },
      changed: [],
    }
    const pdfs = files.map((name) => ({ name, sha256: '', pdf: new Uint8Array([1]) }))
    await app.stores.issuedDocuments.add(userId, { ...pack, downloaded: undefined, documents: [] }, pdfs)
    await app.stores.issuedDocuments.markDownloaded(userId, 1, app.clock())
    await app.stores.deliveries.note(order, 'documents', app.clock())
    await app.stores.deliveries.note(order, 'power of attorney', app.clock())
    return order
  }
  const [guideAlone, withSheet] = [await noted('will', 'lpa-guide'), await noted('will', 'lpa-guide', 'lpa-health')]
  await (await migrations['0016-sheets-really-taken']?.())?.up(app.db)
  expect(await app.stores.deliveries.of(guideAlone)).toEqual(['documents'])
  expect(await app.stores.deliveries.of(withSheet)).toEqual(['documents', 'power of attorney'])
})
