import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { FormReply } from '#core/api/wills.ts'
import { archivingCluster, type PostgresCluster } from '#testkit/postgres-cluster.ts'
import { nextWish } from '#testkit/server-calls.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { encryption } from '#testkit/test-database.ts'
import { checkHealth } from './backup/healthcheck.ts'
import { openDatabase } from './db/database.ts'

/** Milliseconds: this starts two databases. */
const PATIENCE = 120_000

const appOn = async (cluster: PostgresCluster): Promise<TestApp> => {
  const db = await openDatabase(cluster.url('postgres'))
  const app = await startApp({ db })
  onTestFinished(() => app.close())
  return app
}

const opened = async (made: Promise<PostgresCluster>): Promise<PostgresCluster> => {
  const cluster = await made
  onTestFinished(() => cluster.remove())
  return cluster
}

const versionOf = async (app: TestApp, token: string): Promise<number> =>
  (await app.api(token).get('/api/form')).json<FormReply>().will.version

test(
  'a mistake is undone by going back to the second before it: every save until then is there, and none after',
  async () => {
    const cluster = await opened(archivingCluster())
    const app = await appOn(cluster)
    const customer = await app.customer()
    const kept = await cluster.baseBackup()
    for (const version of [0, 1, 2]) expect((await customer.post('/api/form', nextWish(version))).status).toBe(200)
    await wait(1100)
    const before = new Date()
    await wait(1100)
    // The mistake.
    expect((await customer.post('/api/form', nextWish(3))).status).toBe(200)
    expect(await versionOf(app, customer.token)).toBe(4)
    // Until the segment that is being written has been kept as well.
    await wait(3000)

    const recovered = await appOn(await opened(kept.recoveredTo(before)))
    expect(await versionOf(recovered, customer.token)).toBe(3)
    expect((await recovered.api(customer.token).post('/api/form', nextWish(3))).status).toBe(200)
    expect((await checkHealth(recovered.db, encryption, recovered.clock)).filter(({ ok }) => !ok)).toEqual([])
  },
  PATIENCE,
)
