/** How much room one customer with a complete will takes, in rows and in bytes. It is counted, not timed. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { namesInBackup } from '../../server/backup/make-backup.ts'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createStores } from '../../server/db/stores.ts'
import { addComplimentaryOrder } from '../../server/features/payments/settlement.service.ts'
import { startServer } from '../../testkit/start-server.ts'
import { addCustomers } from './customers.ts'
import { sender } from './load.ts'
import type { Measure } from './measure.ts'

const counted = (name: string, value: number, unit: string): Measure => ({ name, value, unit, target: '', ok: true })

const sumOf = async (db: Database, table: string, expression: string): Promise<number> => {
  const { rows } = await sql<{
    sum: number | null
  }>`select sum(${sql.raw(expression)}) as sum from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}

/** Rows of everything but the service itself. */
const rowsIn = async (db: Database): Promise<number> => {
  let rows = 0
  for (const table of namesInBackup.filter(
    (name) => !/^(service_keys|write_probes|proof_of_work_keys|staff)/.test(name),
  ))
    rows += await sumOf(db, table, '1')
  return rows
}

export const run = async (): Promise<Measure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-room-'))
  const encryption = { masterKeys: loadMasterKeys({ dataDir, masterKey: undefined }, randomBytes), randomBytes }
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const stores = createStores(db, createVaults({ ...encryption, clock: () => new Date() }))
  const server = await startServer({ dataDir })
  const { send, close } = sender(Number(new URL(server.url).port), 1)
  try {
    const [customer] = await addCustomers(db, encryption, 1)
    if (!customer) throw new Error('There is no customer')
    const unpaid = await rowsIn(db)
    await addComplimentaryOrder(stores, {
      userId: customer.id,
      externalId: 'room',
      entitlements: ['will'],
      at: new Date(),
    })
    const headers = { authorization: `Bearer ${customer.token}` }
    await send('/api/documents/consent', JSON.stringify({ startNow: true, loseRight: true }), headers)
    const { status } = await fetch(`${server.url}/api/documents/pack.zip`, { headers })
    if (status !== 200) throw new Error(`The pack was answered with ${status}`)
    return [
      counted('room: rows of one customer with a downloaded pack', await rowsIn(db), 'rows'),
      counted('room: rows of one who has paid for nothing', unpaid, 'rows'),
      counted('room: one save of a complete will', (await sumOf(db, 'will_revisions', 'length(body)')) / 2, 'bytes'),
      counted('room: files of a pack', await sumOf(db, 'issued_files', '1'), 'files'),
      counted('room: their bytes', await sumOf(db, 'issued_files', 'length(pdf)'), 'bytes'),
      counted(
        'room: the drawings of their first pages',
        await sumOf(db, 'issued_files', 'coalesce(length(first_page), 0)'),
        'bytes',
      ),
      counted('room: what is said of the pack', await sumOf(db, 'issued_packs', 'length(about)'), 'bytes'),
    ]
  } finally {
    close()
    await server.kill('SIGTERM')
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
}
