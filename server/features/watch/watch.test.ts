import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WatchReply } from '#core/api/watch.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import { openDatabase } from '#server/db/database.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { crashDatabase } from '#testkit/crash.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { waitingMail } from '#testkit/waiting-mail.ts'

let app: TestApp
let dataDir: string
let database: Awaited<ReturnType<typeof crashDatabase>>
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heirloom-watch-'))
  database = await crashDatabase(dataDir)
  app = await startApp({ db: await openDatabase(database.where), publicUrl: 'https://wills.example' })
  return async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const KIND = 'the watch over a will'

/** Poppy is 17 until 5 January 2027. */
const withPoppy = (): Will => {
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

const note = { on: { day: 3, month: 11, year: 2026 }, witnesses: ['Mary Ash', 'David Ash'], storage: 'In the desk' }
const signed = async (given?: Will) => {
  const customer = await paid(given)
  expect((await customer.post('/api/signing', note)).status).toBe(200)
  return customer
}

/** Runs the command beside the server, on the same database and at the same time of day. */
const watch = async (...args: string[]) => {
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
}

/** The subjects of everything that the watch has written. Nothing sends mail while the clock stands still. */
const written = async () => {
  const sent = (await app.everyMail()).map(({ subject }) => subject)
  const waiting = (await waitingMail(app, KIND)).map(({ subject }) => subject)
  return [...sent, ...waiting].filter((subject) =>
    /worth a look|years since|not signed|where it should|tomorrow/.test(subject),
  )
}

const dayOf = (iso: string): number => new Date(`${iso}T12:00:00Z`).getTime()
const goTo = (iso: string) => app.clock.pass(dayOf(iso) - app.clock().getTime())

describe('a signed will', () => {
  test('is looked at every night, and its customer mailed once on the day it does something else', async () => {
    const { email } = await signed()
    goTo('2027-01-04')
    expect(await watch()).toBe('Looked at 1 wills. Mailed 0 customers.\n')
    goTo('2027-01-05')
    expect(await watch('--dry-run')).toBe('Looked at 1 wills. 1 customers would be mailed.\n')
    expect(await watch()).toBe('Looked at 1 wills. Mailed 1 customers.\n')
    expect(await watch()).toBe('Looked at 1 wills. Mailed 0 customers.\n')
    goTo('2027-01-06')
    expect(await watch()).toBe('Looked at 1 wills. Mailed 0 customers.\n')
    const [mail, ...more] = await waitingMail(app, KIND)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Your will is worth a look' })
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/wills\.example\/unsubscribe\//)
  })

  test('is mailed about in two sentences and a link, and nothing of what it says or whom it names', async () => {
    const customer = await signed()
    goTo('2027-01-05')
    await watch()
    const [mail] = await waitingMail(app, KIND)
    const text = mail?.text ?? ''
    expect(text).toContain('https://wills.example/account')
    const { will } = (await (await customer.comeBack()).get('/api/form')).json<{ will: Will }>()
    for (const { fullname } of [...will.persons, ...will.charities]) {
      for (const name of fullname.split(' ')) if (name.length > 3) expect(text).not.toContain(name)
    }
    expect(text).not.toMatch(/£|18|pension|guardian|desk|Ash/)
  })

  test('is watched as it was signed, whatever was changed since and not signed', async () => {
    const customer = await signed()
    const { will } = (await customer.get('/api/form')).json<{ will: Will }>()
    app.clock.pass(DAY_MS)
    const older = will.persons.map((person) =>
      person.isChild === 'Yes' ? { ...person, dob: { day: 5, month: 1, year: 2019 } } : person,
    )
    await app.stores.wills.save(customer.userId, { ...will, persons: older }, app.clock())
    goTo('2027-01-05')
    await watch()
    expect(await written()).toEqual(['Your will is worth a look'])
  })

  test('is asked after a year later, and reviewed after five, each once', async () => {
    await signed()
    goTo('2027-01-05')
    await watch()
    goTo('2027-11-03')
    await watch()
    await watch()
    goTo('2031-11-03')
    await watch()
    await watch()
    expect((await written()).toSorted()).toEqual([
      'Five years since you signed your will',
      'Is your will where it should be?',
      'Your will is worth a look',
    ])
  })
})

describe('mail is for those who want it', () => {
  test('a customer who said no in the account gets none, and none of what was missed later', async () => {
    const customer = await signed()
    expect((await customer.get('/api/watch')).json<WatchReply>()).toEqual({ mails: true, signedVersion: 1 })
    expect((await customer.patch('/api/watch', { mails: false })).json()).toMatchObject({ mails: false })
    goTo('2027-01-05')
    expect(await watch('--dry-run')).toContain('0 customers would be mailed')
    await watch()
    expect(await written()).toEqual([])
    expect(await app.stores.wills.find(customer.userId)).toMatchObject({
      will: { watch: { mails: 'off', told: ['birthday 18 of 3'] } },
    })
  })

  test('the link in a mail stops the mails with one press, and the account says so and starts them again', async () => {
    const customer = await signed()
    goTo('2027-01-05')
    await watch()
    const [mail] = await waitingMail(app, KIND)
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? ''
    expect((await app.api().post('/api/unsubscribe', { token })).status).toBe(204)
    goTo('2027-11-03')
    await watch()
    expect(await written()).toHaveLength(1)
    const again = await customer.comeBack()
    expect((await again.get('/api/watch')).json()).toMatchObject({ mails: false })
    expect((await again.patch('/api/watch', { mails: true })).json()).toMatchObject({ mails: true })
    goTo('2031-11-03')
    await watch()
    expect(await written()).toHaveLength(2)
  })

  test('nobody is mailed whose money went back, or whose account is locked', async () => {
    const refunded = await signed()
    const locked = await signed()
    await app.db
      .updateTable('entitlements')
      .set({ revoked_at: '2026-12-01T00:00:00.000Z' })
      .where('user_id', '=', refunded.userId)
      .execute()
    await app.stores.users.lock(locked.userId, 'owner', app.clock())
    goTo('2027-01-05')
    expect(await watch()).toBe('Looked at 0 wills. Mailed 0 customers.\n')
  })
})

describe('a will that is downloaded and not signed', () => {
  const downloaded = async () => {
    const customer = await paid()
    expect((await customer.get('/api/documents/will.pdf')).status).toBe(200)
    return customer
  }

  test('is remembered after two weeks and after two months, and then left alone', async () => {
    await downloaded()
    for (const day of [
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-12-01',
    ]) {
      goTo(day)
      await watch()
    }
    expect(await written()).toEqual(['Your will is not signed yet', 'Your will is not signed yet'])
  })

  test('is remembered no more once it is signed', async () => {
    const customer = await downloaded()
    await customer.post('/api/signing', note)
    goTo('2026-11-20')
    await watch()
    expect(await written()).toEqual([])
  })
})

describe('what the customer tells us has happened', () => {
  const death = { event: 'Death', person: 1, verdict: 'provides' }

  test('is kept with the day, changes no answer, and can be taken back', async () => {
    const customer = await signed()
    const before = (await customer.get('/api/form')).json<{ will: Will }>().will
    const told = await customer.post('/api/watch/reports', death)
    expect(told.json()).toMatchObject({
      version: before.version,
      will: { watch: { reports: [{ ...death, on: { day: 3, month: 11, year: 2026 } }] } },
    })
    expect((await customer.delete('/api/watch/reports/0')).json()).toMatchObject({ will: { watch: { reports: [] } } })
    expect((await customer.delete('/api/watch/reports/0')).status).toBe(404)
  })

  test('is about somebody in the will', async () => {
    const customer = await signed()
    expect((await customer.post('/api/watch/reports', { ...death, person: 77 })).status).toBe(422)
  })

  test('needs a will that is paid for', async () => {
    const visitor = await app.customer()
    expect((await visitor.post('/api/watch/reports', { event: 'Move', verdict: 'solicitor' })).status).toBe(402)
  })

  test('ends with the note of the signing and with the account', async () => {
    const customer = await signed()
    await customer.post('/api/watch/reports', death)
    await app.stores.users.remove(customer.userId)
    expect(await app.db.selectFrom('wills').selectAll().execute()).toEqual([])
  })
})
