import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FormReply, SaveReply } from '#core/api/wills.ts'
import { type Pooler, poolers } from '#testkit/poolers.ts'
import { askAt, customersAt, nextWish } from '#testkit/server-calls.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption, MASTER_KEY, newTestDatabase } from '#testkit/test-database.ts'
import { readConfig } from './config.ts'
import { connectTo, type Database } from './db/database.ts'
import { createVaults } from './db/repositories/keys.store.ts'
import { createOutboxStore } from './db/repositories/outbox.store.ts'
import { createJobStore } from './db/repositories/service.store.ts'

/** Milliseconds: this starts processes, on a machine with other things to do. */
const PATIENCE = 120_000
const pooled = { pooled: true, connections: 6 }

describe.each(poolers)('through %s', (_name, start) => {
  let direct: Database
  let pooler: Pooler
  let processes: Database[]
  let folder: string
  beforeAll(async () => {
    folder = newFolder()
    const where = await newTestDatabase('')
    direct = connectTo(where)
    pooler = await start(where)
    processes = Array.from({ length: 4 }, () => connectTo(pooler.url, pooled))
  })
  afterAll(async () => {
    await Promise.all([direct, ...processes].map((db) => db.destroy()))
    await pooler.close()
  })

  const fromEach = <T>(ask: (db: Database, at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 60 }, (_, at) => ask(processes[at % processes.length] as Database, at)))

  test('a statement that is asked again and again is answered in whichever connection it comes to', async () => {
    for (let times = 0; times < 3; times += 1) {
      const replies = await fromEach((db, at) => sql<{ at: number }>`select ${at}::int as at`.execute(db))
      expect(replies.map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 60 }, (_, at) => at))
    }
  })

  test('the statements of a transaction stay in one connection, and nothing of it is seen before its end', async () => {
    const { rows } = await sql<{ all: number }>`select count(*) as all from waitlist`.execute(direct)
    await fromEach((db, at) =>
      db.transaction().execute(async (on) => {
        const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
        const before = await pid.execute(on)
        await sql`insert into waitlist (email_key, name, last_name, email, created_at)
          values (${`${at}`}, '', '', '', '')`.execute(on)
        expect((await pid.execute(on)).rows).toEqual(before.rows)
      }),
    )
    const after = await sql<{ all: number }>`select count(*) as all from waitlist`.execute(direct)
    expect(after.rows).toEqual([{ all: Number(rows[0]?.all) + 60 }])
  })

  test('each job and each mail is claimed by one of many workers', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `job ${at}`)
    await createJobStore(direct).add(
      names.map((name) => ({ name, every: 0 })),
      1,
    )
    const jobs = await fromEach((db) => createJobStore(db).claim(names, 1, 2))
    expect(jobs.flatMap((job) => job?.name ?? []).toSorted()).toEqual(names.toSorted())

    const clock = () => new Date('2026-11-27T12:00:00Z')
    const outboxOf = (db: Database) => createOutboxStore(db, createVaults({ ...encryption, clock })(db))
    await createVaults({ ...encryption, clock })(direct).service.prepare()
    for (const id of names)
      await outboxOf(direct).add({ id, kind: 'x', mail: { to: 'a@example.com', subject: 'A', text: 'B' } }, clock())
    const mails = await fromEach((db) => outboxOf(db).claim(clock().getTime(), clock().getTime() + 60_000))
    expect(mails.flatMap((mail) => mail?.id ?? []).toSorted()).toEqual(names.toSorted())
  })

  test(
    'two servers serve customers who log in, save and come back, and hold neither a lock nor a setting in a connection',
    async () => {
      const environment = {
        MASTER_KEY,
        DATABASE_URL: pooler.url,
        DATABASE_POOLER: 'transaction',
        MIGRATE_AT_START: 'no',
      }
      const servers: RunningServer[] = []
      for (const name of ['one', 'two']) servers.push(await startServer({ dataDir: join(folder, name), environment }))
      let turn = 0
      const ask = askAt(() => {
        turn += 1
        return servers[turn % 2]?.url ?? ''
      })
      const tokens = await customersAt(
        ask,
        Array.from({ length: 6 }, (_, at) => `pooled${at}`),
      )
      for (let version = 0; version < 5; version += 1)
        for (const reply of await Promise.all(tokens.map((token) => ask('/api/form', token, nextWish(version)))))
          expect([reply.status, ((await reply.json()) as SaveReply).version]).toEqual([200, version + 1])
      for (const token of tokens) {
        const { will }: FormReply = await (await ask('/api/form', token)).json()
        expect(will.whatToDo?.description).toBe('wish 5')
      }
      // A job that is being claimed at this moment has one until its transaction ends.
      const held = async () =>
        (
          await sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
            where locktype = 'advisory' and datname = current_database()`.execute(direct)
        ).rows
      await expect.poll(held).toEqual([])
      const settings = await fromEach((db) =>
        sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(db),
      )
      expect(new Set(settings.map(({ rows }) => rows[0]?.ms))).toEqual(new Set(['0']))
      await Promise.all(servers.map((server) => server.kill()))
    },
    PATIENCE,
  )

  test('a process that takes the connection for its own fails there, which is what the setting is for', async () => {
    const own = connectTo(pooler.url, { connections: 6 })
    const asked = Array.from({ length: 60 }, (_, at) => sql`select ${at}::int as at`.execute(own))
    const again = (await Promise.allSettled(asked)).concat(
      await Promise.allSettled(asked.map((_, at) => sql`select ${at}::int as at`.execute(own))),
    )
    await own.destroy()
    expect(again.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  })
})

test('a start that would change tables through a pooler is refused before it does', () => {
  const settings = { DATABASE_URL: 'postgres://u@localhost/x', DATABASE_POOLER: 'transaction' }
  expect(() => readConfig(settings)).toThrow('"heirloom migrate" with the DATABASE_URL of PostgreSQL itself')
  expect(readConfig({ ...settings, MIGRATE_AT_START: 'no' }).databasePooled).toBe(true)
})
