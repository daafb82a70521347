/** Mails a second that one, two, four and eight workers hand over from one PostgreSQL, to a mail server that takes its time. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadMasterKeys } from '../../server/crypto/master-keys.ts'
import { connectTo, openDatabase } from '../../server/db/database.ts'
import { createVaults } from '../../server/db/repositories/keys.store.ts'
import { createOutboxStore } from '../../server/db/repositories/outbox.store.ts'
import { createMailWorker } from '../../server/mail/mail-worker.ts'
import { postgresCluster } from '../../testkit/postgres-cluster.ts'
import type { Measure } from './measure.ts'

/** Milliseconds that the mail server takes for each. */
const SERVER_MS = 50
/** Mails that wait for each worker: some seconds of work. */
const EACH = 200
const LEAST_OF_LINEAR = 0.8

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const cluster = await postgresCluster()
  const where = cluster.url('postgres')
  const masterKeys = loadMasterKeys({ dataDir: folder, masterKey: undefined }, randomBytes)
  const clock = () => new Date()
  const vaultFor = createVaults({ masterKeys, randomBytes, clock })
  const db = await openDatabase(where)
  await vaultFor(db).service.prepare()
  const errors: object[] = []

  const perSecond = async (workers: number): Promise<number> => {
    const outbox = createOutboxStore(db, vaultFor(db))
    for (let n = 0; n < EACH * workers; n += 1)
      await outbox.add(
        { id: `${workers} ${n}`, kind: 'bench', mail: { to: 'a@example.com', subject: 'A', text: 'B' } },
        clock(),
      )
    const sent = new Map<string, number>()
    const mailer = {
      send: async (_mail: object, id: string) => {
        sent.set(id, (sent.get(id) ?? 0) + 1)
        await wait(SERVER_MS)
      },
    }
    // Each has connections of its own, as a process has.
    const databases = Array.from({ length: workers }, () => connectTo(where))
    const begun = performance.now()
    await Promise.all(
      databases.map((own) =>
        createMailWorker({
          outbox: createOutboxStore(own, vaultFor(own)),
          mailer,
          clock,
          log: { error: (fields: object) => void errors.push(fields) },
        }).sendDue(),
      ),
    )
    const seconds = (performance.now() - begun) / 1000
    await Promise.all(databases.map((own) => own.destroy()))
    if (errors.length > 0 || sent.size !== EACH * workers || [...sent.values()].some((times) => times > 1))
      throw new Error(`Of ${EACH * workers} mails ${sent.size} were sent, with ${errors.length} failures`)
    return sent.size / seconds
  }

  try {
    await perSecond(1)
    const one = await perSecond(1)
    const figures: Measure[] = [
      { name: 'mails of one process', value: Math.round(one), unit: 'mails/s', target: '', ok: true },
    ]
    for (const workers of [2, 4, 8]) {
      const ratio = (await perSecond(workers)) / (one * workers)
      figures.push({
        name: `mails of ${workers} processes against ${workers} times one`,
        value: ratio,
        unit: 'ratio',
        target: `>= ${LEAST_OF_LINEAR}`,
        ok: ratio >= LEAST_OF_LINEAR,
      })
    }
    return figures
  } finally {
    await db.destroy()
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
