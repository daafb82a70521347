/** Customers with wills to watch, and the nightly command beside a running server, for the tests of the watch. */
import { expect } from 'vitest'
import { witnessTicks } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Mail } from '#server/db/repositories/outbox.store.ts'
import { completeExampleWill } from './builders.ts'
import { runHeirloom } from './run-command.ts'
import { startApp } from './start-app.ts'
import { newFolder } from './temporary-files.ts'
import { crashDatabase } from './test-database.ts'
import { sentOrWaiting } from './waiting-mail.ts'

const WATCH_MAIL = 'the watch over a will'

/** Poppy is 17 until 5 January 2027. */
export const withPoppy = (): Will => {
  const will = completeExampleWill()
  return {
    ...will,
    persons: will.persons.map((person) =>
      person.type === 'Child' && person.isChild === 'Yes'
        ? { ...person, dob: { day: 5, month: 1, year: 2009 } }
        : person,
    ),
  }
}

/** What a customer says of a signing on 3 November 2026. */
export const note = {
  on: { day: 3, month: 11, year: 2026 },
  witnesses: ['Mary Ash', 'David Ash'],
  ticks: witnessTicks,
  storage: 'In the desk',
}

/** A server on a database that another process can open, and what its customers and its nights do. `close` ends both. */
export const startWatchedApp = async () => {
  const dataDir = newFolder()
  const database = await crashDatabase(dataDir)
  const app = await startApp({ db: await openDatabase(database.where), publicUrl: 'https://wills.example' })

  /** A customer who has paid for this will. `comeBack` logs in again, months later. */
  const paid = async (given = withPoppy()) => {
    const { token, id: userId, email, password } = await app.register()
    const client = app.api(token)
    const { wills } = (await client.post('/api/wills/init')).json<{ wills: { id: number } }>()
    const comeBack = async () =>
      app.api((await app.api().post('/api/auth/login', { email, password })).json<{ token: string }>().token)
    const customer = { ...client, userId, email, willId: wills.id, comeBack }
    await app.stores.wills.save(customer.userId, { ...given, id: customer.willId, version: 0 }, app.clock())
    await app.give(customer.userId, ['will'])
    await customer.post('/api/documents/consent', { startNow: true, loseRight: true })
    return customer
  }

  /** Every mail, sent or waiting: the server beside the command may be sending. */
  const mails = (): Promise<Mail[]> => sentOrWaiting(app, WATCH_MAIL)

  /** Everything with a link that stops such mails, but the request for a review: whatever the watch writes anew is among it. */
  const letters = async (): Promise<Mail[]> =>
    (await mails()).filter(
      ({ subject, unsubscribeUrl }) => unsubscribeUrl !== undefined && !subject.startsWith('How was writing your will'),
    )

  /** The subjects of everything that the watch has written. */
  const written = async (): Promise<string[]> => (await letters()).map(({ subject }) => subject)

  return {
    app,
    paid,
    mails,
    letters,

    signed: async (given?: Will) => {
      const customer = await paid(given)
      expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
      expect((await customer.post('/api/signing', note)).status).toBe(200)
      return customer
    },

    downloaded: async () => {
      const customer = await paid()
      expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
      return customer
    },

    /** Runs the command beside the server, on the same database and at the same time of day. */
    watch: async (...args: string[]): Promise<string> => {
      const { status, out, err } = await runHeirloom(['watch', ...args], {
        now: app.clock,
        environment: {
          DATA_DIR: dataDir,
          ...database.environment,
          MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
          PUBLIC_URL: 'https://wills.example',
        },
      })
      expect([status, err]).toEqual([0, ''])
      return out
    },

    written,

    /** Passes the time until noon of a day. */
    goTo: (iso: string): void => app.clock.pass(new Date(`${iso}T12:00:00Z`).getTime() - app.clock().getTime()),

    close: () => app.close(),
  }
}

export type WatchedApp = Awaited<ReturnType<typeof startWatchedApp>>
