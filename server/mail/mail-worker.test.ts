import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SmtpInbox, startSmtpInbox } from '#testkit/smtp-inbox.ts'
import { type FakeClock, fakeClock } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { encryption, openTestDatabase } from '#testkit/test-database.ts'
import { createSmtpMailer, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/database.ts'
import { createVaults } from '../db/repositories/keys.store.ts'
import { createOutboxStore, type Mail, type OutboxStore } from '../db/repositories/outbox.store.ts'
import { createTransactions } from '../db/stores.ts'
import { createMailWorker, MAILS_AT_ONCE, waitAfter } from './mail-worker.ts'

const MINUTE = 60_000

let db: Database
let outbox: OutboxStore
let clock: FakeClock
let inbox: SmtpInbox
let logged: object[]
beforeEach(async () => {
  const folder = newFolder()
  db = await openTestDatabase(folder)
  inbox = await startSmtpInbox()
  clock = fakeClock()
  outbox = createOutboxStore(db, createVaults({ ...encryption, clock })(db))
  logged = []
  return async () => {
    await db.destroy()
    await inbox.close()
  }
})

const aMail: Mail = { to: 'Canary@example.com', subject: 'Hello', text: 'a secret' }
const log = { error: (fields: object) => void logged.push(fields) }
const worker = (mailer: Mailer = createSmtpMailer({ url: inbox.url, from: 'help@wills.example' })) =>
  createMailWorker({ outbox, mailer, clock, log })
const add = (id: string, mail = aMail) => outbox.add({ id, kind: 'welcome', mail }, clock())
const waiting = async () =>
  (await db.selectFrom('mail_outbox').select('id').orderBy('id').execute()).map(({ id }) => id)

describe('mail in the outbox', () => {
  test('is sent once, and nothing of it is kept', async () => {
    await add('a')
    await worker().sendDue()
    await worker().sendDue()
    expect(inbox.received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('is only there when what caused it is', async () => {
    const cause = createTransactions(
      db,
      createVaults({ ...encryption, clock }),
    )(async (stores) => {
      await stores.outbox.add({ id: 'a', kind: 'welcome', mail: aMail }, clock())
      throw new Error('the cause failed')
    })
    await expect(cause).rejects.toThrow('the cause failed')
    expect(await waiting()).toEqual([])
  })

  test('is sent once though eight processes are at it, and none of them finds the outbox empty before it is', async () => {
    for (let n = 0; n < 60; n += 1) await add(`mail ${n}`)
    const sent = Array.from({ length: 8 }, () => 0)
    const mailer = (at: number): Mailer => ({
      send: async () => {
        sent[at] = (sent[at] ?? 0) + 1
        await wait(20)
      },
    })
    await Promise.all(sent.map((_, at) => worker(mailer(at)).sendDue()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(60)
    expect(Math.min(...sent)).toBeGreaterThan(1)
    expect(await waiting()).toEqual([])
  })

  test('is kept when it cannot be sent, and sent again, each time after a longer wait', async () => {
    inbox.refuse({ code: 451, message: 'Come back later' })
    await add('a')
    await worker().sendDue()
    expect(await waiting()).toEqual(['a'])
    clock.pass(MINUTE - 1)
    inbox.refuse(undefined)
    await worker().sendDue()
    expect(inbox.received).toHaveLength(0)
    clock.pass(1)
    await worker().sendDue()
    expect(inbox.received).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('does not hold up other mail', async () => {
    const picky: Mailer = {
      send: async ({ subject }) => {
        if (subject === 'bad') throw new Error('no')
      },
    }
    await add('bad', { ...aMail, subject: 'bad' })
    await add('good')
    await worker(picky).sendDue()
    expect(await waiting()).toEqual(['bad'])
  })

  test('left by a process that died while sending is sent by another, under the same id', async () => {
    await add('a')
    // It was claimed, and then the power went.
    await outbox.claim(clock().getTime(), clock().getTime() + 5 * MINUTE)
    await worker().sendDue()
    expect(inbox.received).toHaveLength(0)
    clock.pass(5 * MINUTE)
    await worker().sendDue()
    expect(inbox.received[0]?.source).toContain('Message-ID: <a@wills.example>')
  })

  test('is given up after about two days, and then holds no personal data', async () => {
    const broken: Mailer = { send: () => Promise.reject(new Error('could not send to canary@example.com')) }
    await add('a')
    let tries = 0
    while (logged.length === tries) {
      await worker(broken).sendDue()
      tries += 1
      clock.pass(waitAfter(tries))
    }
    const [kept] = await db.selectFrom('mail_outbox').selectAll().execute()
    expect(kept).toMatchObject({ mail: '', attempts: 18 })
    expect(kept?.failed_at).not.toBeNull()
    expect(JSON.stringify(logged)).not.toMatch(/canary/i)
    expect(logged.at(-1)).toMatchObject({ what: 'welcome', last: true })
  })
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 240],
  [18, 240],
])('after try %i the next comes in %i minutes', (tries, minutes) => {
  expect(waitAfter(tries)).toBe(minutes * MINUTE)
})

test('a worker that is told to stop finishes the mails it is at, and begins no other', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let begun = 0
  const slow: Mailer = {
    send: async () => {
      begun += 1
      await held
    },
  }
  for (let n = 0; n < MAILS_AT_ONCE; n += 1) await add(`mail ${n}`)
  clock.pass(1)
  await add('later')
  const one = worker(slow)
  one.wake()
  await expect.poll(() => begun).toBe(MAILS_AT_ONCE)
  const stopped = one.stop()
  release()
  await stopped
  expect(begun).toBe(MAILS_AT_ONCE)
  expect(await waiting()).toEqual(['later'])
})
