import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormReply, SaveReply } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { type PostgresPair, postgresPair } from '#testkit/postgres-pair.ts'
import { askAt, customersAt, nextWish } from '#testkit/server-calls.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'

/** Milliseconds: this starts databases, on a machine with other things to do. */
const PATIENCE = 120_000
const CUSTOMERS = 4
/** Saves that each customer makes before the primary is lost, and after. */
const SAVES = 3

let dataDir: string
let pair: PostgresPair
let server: RunningServer
beforeAll(async () => {
  dataDir = newFolder()
  pair = await postgresPair()
  server = await startServer({ dataDir, environment: { DATABASE_URL: pair.url('postgres') } })
}, PATIENCE)
afterAll(async () => {
  await server.kill('SIGTERM')
  await pair.remove()
})

const ask = askAt(() => server.url)

/** The will as it is kept. A connection that broke with the primary may be found broken first. */
const keptOf = async (token: string): Promise<Will> => {
  let reply = await ask('/api/form', token)
  while (reply.status === 503) reply = await ask('/api/form', token)
  const { will }: FormReply = await reply.json()
  return will
}

test(
  'the primary is lost while customers save: its replica has every save that was acknowledged, and they go on without a restart',
  async () => {
    const tokens = await customersAt(
      ask,
      Array.from({ length: CUSTOMERS }, (_, customer) => `failover${customer}`),
    )
    const acknowledged = tokens.map(() => 0)
    const strange: string[] = []
    let going = true
    const customers = tokens.map(async (token, customer) => {
      let version = 0
      while (going) {
        const reply = await ask('/api/form', token, nextWish(version))
        const text = await reply.text()
        if (reply.status === 200) {
          const saved: SaveReply = JSON.parse(text)
          version = saved.version
          acknowledged[customer] = version
        } else if (reply.status === 409) {
          // A save whose answer was lost with the primary was kept after all.
          version = (await keptOf(token)).version
        } else if (reply.status !== 503) strange.push(`${reply.status} ${text}`)
      }
    })
    const everyoneHasSaved = async () => {
      const before = [...acknowledged]
      const isSaved = () => acknowledged.every((count, customer) => count >= (before[customer] ?? 0) + SAVES)
      await expect.poll(() => strange.length > 0 || isSaved(), { timeout: PATIENCE / 3 }).toBe(true)
    }

    await everyoneHasSaved()
    const beforeTheLoss = [...acknowledged]
    await pair.failOver()
    for (const [customer, token] of tokens.entries())
      expect((await keptOf(token)).version).toBeGreaterThanOrEqual(beforeTheLoss[customer] ?? 0)
    await everyoneHasSaved()
    going = false
    await Promise.all(customers)

    expect(strange).toEqual([])
    for (const [customer, token] of tokens.entries()) {
      const { version, whatToDo } = await keptOf(token)
      expect(version).toBe(acknowledged[customer])
      expect(whatToDo?.description).toBe(`wish ${version}`)
    }
  },
  PATIENCE,
)
