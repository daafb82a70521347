import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CRASH_SEEDS, isConnectionLost, registration, seededRandom } from '#testkit/crash.ts'
import { type Received, type SmtpInbox, startSmtpInbox } from '#testkit/smtp-inbox.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { crashDatabase } from '#testkit/test-database.ts'
import { connectTo, type Database } from '../db/database.ts'

/** Milliseconds for a test that starts processes, on a machine with other things to do. */
const PATIENCE = 90_000
const CUSTOMERS = 5

let registered = 0

/** Makes accounts until the server is gone. Who was told that they have one is sent a welcome. */
const registerAll = async (server: RunningServer): Promise<string[]> => {
  const told: string[] = []
  for (let n = 0; n < CUSTOMERS; n += 1) {
    registered += 1
    const email = `welcome${registered}@example.com`
    try {
      const reply = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration(email)),
      })
      if (reply.status === 200) told.push(email)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return told
    }
  }
  return told
}

/** The Message-ID of what waits in the outbox. */
const waiting = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('mail_outbox').select('id').execute()).map(({ id }) => id)

/** As if the time had passed for which a dead process keeps a mail to itself. */
const letClaimsEnd = (db: Database) => db.updateTable('mail_outbox').set({ claimed_until: 0 }).execute()

const idOf = ({ id }: Received): string => id.split('@')[0] ?? ''
const timesReceived = (received: readonly Received[], id: string) => received.filter((mail) => idOf(mail) === id).length

/** One server, one database and one mail server: after a crash it starts again on what its database has. */
let server: RunningServer
let start: () => Promise<RunningServer>
let db: Database
let inbox: SmtpInbox
let dataDir: string
let onTaken: () => Promise<void> | void = () => undefined

beforeAll(async () => {
  dataDir = newFolder()
  const { where, environment } = await crashDatabase(dataDir)
  inbox = await startSmtpInbox(() => onTaken())
  start = () => startServer({ dataDir, environment: { ...environment, SMTP_URL: inbox.url } })
  db = connectTo(where)
  server = await start()
}, PATIENCE)
afterAll(async () => {
  await server.kill()
  await db.destroy()
  await inbox.close()
})

type Given = { readonly cutAt: number; readonly beforeAnswer: boolean; readonly late: number }

/**
 * Cuts the power when so many mails have been taken: before the mail server has said so of the last, or a moment later.
 * Starts again, and waits until the outbox is empty.
 */
const cutWhileSending = async ({ cutAt, beforeAnswer, late }: Given) => {
  const earlier = inbox.received.length
  let killing: Promise<void> | undefined
  onTaken = async () => {
    if (inbox.received.length !== earlier + cutAt) return
    const cut = async () => {
      await wait(late)
      await server.kill('SIGKILL')
    }
    killing = cut()
    if (beforeAnswer) await killing
  }
  const told = await registerAll(server)
  await vi.waitUntil(() => killing !== undefined, { timeout: 30_000, interval: 2 })
  await killing
  const left = await waiting(db)
  const before = new Set(inbox.received.slice(earlier).map(idOf))
  await letClaimsEnd(db)
  server = await start()
  await vi.waitUntil(async () => (await waiting(db)).length === 0, { timeout: 30_000, interval: 20 })
  return { told, left, before, received: inbox.received.slice(earlier) }
}

test.each(CRASH_SEEDS)(
  'no mail is lost, and none is sent again that is known to have been taken, when the power fails (moment %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const given = { cutAt: 1 + random(CUSTOMERS - 2), beforeAnswer: false, late: random(12) }
    const { told, left, before, received } = await cutWhileSending(given)
    const reached = received.flatMap(({ to }) => to)
    expect(reached).toEqual(expect.arrayContaining(told))
    for (const id of before) expect(timesReceived(received, id)).toBe(left.includes(id) ? 2 : 1)
    // One mail at a time is handed over, so one at most is in doubt.
    expect([...before].filter((id) => left.includes(id)).length).toBeLessThanOrEqual(1)
  },
  PATIENCE,
)

test(
  'a mail whose acceptance was not recorded comes a second time, under the same Message-ID, and the others once',
  async () => {
    const { told, left, before, received } = await cutWhileSending({ cutAt: 2, beforeAnswer: true, late: 0 })
    const [first = '', second = ''] = before
    expect(left).toContain(second)
    expect(left).not.toContain(first)
    expect([timesReceived(received, first), timesReceived(received, second)]).toEqual([1, 2])
    expect(received).toHaveLength(new Set(received.map(idOf)).size + 1)
    expect(received.flatMap(({ to }) => to)).toEqual(expect.arrayContaining(told))
  },
  PATIENCE,
)
