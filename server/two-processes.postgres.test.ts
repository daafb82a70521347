import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import type { FormReply, SaveReply } from '#core/api/wills.ts'
import { type Ask, askAt } from '#testkit/server-calls.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { newTestDatabase } from '#testkit/test-database.ts'

/** Milliseconds: this starts processes, on a machine with other things to do. */
const PATIENCE = 60_000
const CLIENTS = 64
const CUSTOMERS = 16
const SAVES_EACH = 5

let dataDir: string
let servers: RunningServer[]
beforeAll(async () => {
  dataDir = newFolder()
  const environment = { DATABASE_URL: await newTestDatabase(dataDir) }
  // The first makes the key file that the second reads.
  const first = await startServer({ dataDir, environment })
  servers = [first, await startServer({ dataDir, environment })]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
})

const urlOf = (client: number): string => servers[client % servers.length]?.url ?? ''

const ask = (client: number, ...call: Parameters<Ask>) => askAt(() => urlOf(client))(...call)

const register = async (customer: number): Promise<string> => {
  const reply = await ask(customer, '/api/auth/register', '', {
    name: 'Margaret',
    last_name: 'Hale',
    email: `two${customer}@example.com`,
    password: 'medlar and quince',
    optin: true,
    homeowner: 'No',
    england_or_wales: 'Yes',
  })
  const { token }: Session = await reply.json()
  // Begun at both at once: there is one will all the same.
  await Promise.all([0, 1].map((server) => ask(server, '/api/wills/init', token, {})))
  return token
}

// Promise: default.database
test(
  'people with two tabs on two servers lose no save: each is kept, or refused with what is there',
  async () => {
    const tokens = await Promise.all(Array.from({ length: CUSTOMERS }, (_, customer) => register(customer)))
    const kept = new Map<string, string[]>(tokens.map((token) => [token, []]))
    const strange: number[] = []

    /** One tab: saves until it has succeeded often enough, looking at what is there whenever it is refused. */
    const tab = async (client: number): Promise<void> => {
      const token = tokens[client % CUSTOMERS] ?? ''
      let version = 0
      for (let saved = 0; saved < SAVES_EACH; ) {
        const description = `tab ${client}, save ${saved}`
        const will = { whatToDo: { option: 'Burial', description } }
        const reply = await ask(client, '/api/form', token, { step: 'will.gifts', version, will })
        const body: SaveReply = await reply.json()
        if (reply.status === 200) {
          kept.get(token)?.push(`${body.version} ${description}`)
          saved += 1
        } else if (reply.status !== 409) strange.push(reply.status)
        version = body.version
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => tab(client)))

    expect(strange).toEqual([])
    for (const [customer, token] of tokens.entries()) {
      const acknowledged = kept.get(token) ?? []
      const versions = acknowledged.map((line) => Number(line.split(' ')[0])).toSorted((a, b) => a - b)
      expect(versions).toEqual(Array.from({ length: (CLIENTS / CUSTOMERS) * SAVES_EACH }, (_, index) => index + 1))
      const last = acknowledged.find((line) => line.startsWith(`${versions.at(-1)} `))
      for (const client of [customer, customer + 1]) {
        const { will }: FormReply = await (await ask(client, '/api/form', token)).json()
        expect(`${will.version} ${will.whatToDo?.description}`).toBe(last)
      }
    }
  },
  PATIENCE,
)

test('a customer who logs out on one server is logged out on the other at once', async () => {
  const token = await register(CUSTOMERS + 1)
  expect((await ask(1, '/api/form', token)).status).toBe(200)
  await ask(0, '/api/auth/logout', token, {})
  expect((await ask(1, '/api/form', token)).status).toBe(401)
})
