import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormReply, SaveReply } from '#core/api/wills.ts'
import { type Balancer, startBalancer } from '#testkit/balancer.ts'
import { nextRelease } from '#testkit/next-release.ts'
import { askAt, customersAt, nextWish } from '#testkit/server-calls.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { newTestDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database, versionOf } from './db/database.ts'

/** Milliseconds: this starts processes, on a machine with other things to do. */
const PATIENCE = 240_000
const CUSTOMERS = 8
/** Saves that each customer makes between two acts of the operator. */
const SAVES_BETWEEN = 3

let dataDir: string
let db: Database
let balancer: Balancer
const servers: RunningServer[] = []

const start = async (root?: string): Promise<RunningServer> => {
  const environment = { DATABASE_URL: database, DRAIN_SECONDS: '1' }
  const server = await startServer({ dataDir, environment, ...(root !== undefined && { root }) })
  servers.push(server)
  await balancer.add(server.url)
  return server
}

let database: string
beforeAll(async () => {
  dataDir = newFolder()
  database = await newTestDatabase(dataDir)
  db = connectTo(database)
  balancer = await startBalancer()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await balancer.close()
  await db.destroy()
})

const ask = askAt(() => balancer.url)

test(
  'customers go on saving while every server is replaced by one of the next release, which changes the tables they write to, and one of this release starts again beside it: each save is there once, and nobody sees an error',
  async () => {
    const next = await nextRelease(join(dataDir, 'next'))
    const first = [await start(), await start()]
    const tokens = await customersAt(
      ask,
      Array.from({ length: CUSTOMERS }, (_, customer) => `rolling${customer}`),
    )

    const saved = tokens.map(() => 0)
    const strange: string[] = []
    let going = true
    const customers = tokens.map(async (token, customer) => {
      while (going) {
        const version = saved[customer] ?? 0
        const reply = await ask('/api/form', token, nextWish(version))
        const text = await reply.text()
        if (reply.status !== 200) return strange.push(`${reply.status} ${text}`)
        const { version: now }: SaveReply = JSON.parse(text)
        saved[customer] = now
      }
    })
    /** Until each customer has saved so often again, whatever is going on. */
    const everyoneHasSaved = async () => {
      const before = [...saved]
      await expect
        .poll(
          () =>
            strange.length > 0 || saved.every((count, customer) => count >= (before[customer] ?? 0) + SAVES_BETWEEN),
          {
            timeout: PATIENCE / 4,
          },
        )
        .toBe(true)
    }

    for (const old of first) {
      await everyoneHasSaved()
      await old.kill('SIGTERM')
      expect(old.process.exitCode).toBe(0)
      const states = balancer.statesOf(old.url)
      expect(states.slice(states.indexOf('ready')).slice(0, 2)).toEqual(['ready', 'not ready'])
      await everyoneHasSaved()
      await start(next)
    }
    await everyoneHasSaved()
    const again = await start()
    await everyoneHasSaved()
    await again.kill('SIGTERM')
    await everyoneHasSaved()
    going = false
    await Promise.all(customers)

    const { rows } = await sql`select indisvalid from pg_index
      where indexrelid = to_regclass('will_revisions_by_time')`.execute(db)
    expect(rows).toEqual([{ indisvalid: true }])
    expect((await versionOf(db)).is).toBe('next')
    expect(strange).toEqual([])
    expect(balancer.failed()).toBe(0)
    for (const [customer, token] of tokens.entries()) {
      const { will }: FormReply = await (await ask('/api/form', token)).json()
      expect([will.version, will.whatToDo?.description]).toEqual([saved[customer], `wish ${saved[customer]}`])
      const revisions = await db.selectFrom('will_revisions').select('version').where('will_id', '=', will.id).execute()
      expect(revisions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: (saved[customer] ?? 0) + 1 }, (_, version) => version),
      )
    }
  },
  PATIENCE,
)
