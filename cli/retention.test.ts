import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/text/dates.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { appForEach } from '#testkit/start-app.ts'
import { waitingMail } from '#testkit/waiting-mail.ts'

const app = appForEach()

/** Runs the command beside the server, on the same database and at the same time of day. */
const retention = async (...args: string[]) => {
  const { status, out, err } = await runHeirloom(['retention', ...args], {
    now: app.clock,
    environment: { DATA_DIR: app.folder, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  })
  const counted = [...out.matchAll(/^ *(\d+) {2}(.*)$/gm)].map(([, count, what]) => [what, Number(count)])
  return { status, said: out, err, counts: Object.fromEntries(counted.filter(([, count]) => count !== 0)) }
}

const TOLD = 'accounts that paid for nothing, soon unused for too long: told'
const ENDED_CODES = 'codes for an email that have ended: forgotten'
const DELETED = 'accounts that paid for nothing, unused and told of it: deleted'

const emails = async () =>
  (await app.db.selectFrom('users').select('email').orderBy('id').execute()).map(({ email }) => email)

describe('an account that paid for nothing', () => {
  test('is told after eleven months without use, and deleted a month later', async () => {
    const { email } = await app.register()
    await expect.poll(() => app.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
    app.clock.pass(334 * DAY_MS)
    expect((await retention()).counts).toEqual({ [ENDED_CODES]: 1, 'log-ins that have ended: forgotten': 1 })
    app.clock.pass(2 * DAY_MS)
    expect((await retention()).counts).toEqual({ [TOLD]: 1 })
    expect(await waitingMail(app, 'the account will be closed')).toMatchObject([
      { to: email, subject: 'We will delete your Heirloom account on 4 November 2027' },
    ])
    app.clock.pass(29 * DAY_MS)
    expect((await retention()).counts).toEqual({})
    expect(await emails()).toEqual([email])
    app.clock.pass(DAY_MS)
    expect((await retention()).counts).toEqual({ [DELETED]: 1 })
    expect(await emails()).toEqual([])
    expect(await app.db.selectFrom('closed_accounts').select('why').execute()).toEqual([{ why: 'unused' }])
  })

  test('is deleted after six months without use when its email was never confirmed, and told a month before', async () => {
    await app.registerUnverified()
    app.clock.pass(155 * DAY_MS)
    expect((await retention()).counts).toMatchObject({
      'accounts whose email was never confirmed, soon unused for too long: told': 1,
    })
    app.clock.pass(30 * DAY_MS)
    expect((await retention()).counts).toMatchObject({
      'accounts whose email was never confirmed, unused and told of it: deleted': 1,
    })
    expect(await emails()).toEqual([])
  })

  test('stays when its owner comes back after being told', async () => {
    const { email, password } = await app.register()
    app.clock.pass(340 * DAY_MS)
    await retention()
    await app.api().post('/api/auth/login', { email, password })
    app.clock.pass(40 * DAY_MS)
    expect((await retention()).counts).not.toHaveProperty([DELETED])
    expect(await emails()).toEqual([email])
  })
})

test('an account that paid stays for twelve years', async () => {
  const owner = await app.customer()
  const order = await owner.post('/api/payment/checkout', { items: ['storage'] })
  await app.api().post(`/sandbox/pay/${order.json<{ external_id: string }>().external_id}`, { outcome: 'paid' })
  app.clock.pass(11 * 365 * DAY_MS)
  expect((await retention()).counts).toEqual({ [ENDED_CODES]: 1, 'log-ins that have ended: forgotten': 1 })
  app.clock.pass(350 * DAY_MS)
  expect((await retention()).counts).toEqual({ 'accounts that paid, soon unused for too long: told': 1 })
  app.clock.pass(31 * DAY_MS)
  expect((await retention()).counts).toEqual({ 'accounts that paid, unused and told of it: deleted': 1 })
})

test('a message to us is kept for two years', async () => {
  const message = { topic: 'A question', name: 'Isla', email: 'isla@example.com', message: 'Hello' }
  await app.api().post('/api/contact', message, await app.proof())
  app.clock.pass(729 * DAY_MS)
  expect((await retention()).counts).not.toHaveProperty(['messages to us: deleted'])
  app.clock.pass(3 * DAY_MS)
  expect((await retention()).counts).toHaveProperty(['messages to us: deleted'], 1)
})

test('a dry run says what would be done, and does nothing', async () => {
  await app.register()
  app.clock.pass(340 * DAY_MS)
  for (let times = 0; times < 2; times += 1) {
    const { counts, said, status } = await retention('--dry-run')
    expect([status, counts]).toEqual([0, { [TOLD]: 1, [ENDED_CODES]: 1, 'log-ins that have ended: forgotten': 1 }])
    expect(said).toContain('Nothing was changed.')
  }
  expect(await app.db.selectFrom('users').select('warned_at').execute()).toEqual([{ warned_at: null }])
})

test('a word it does not know is refused, so that a mistyped dry run deletes nothing', async () => {
  expect(await retention('--dryrun')).toMatchObject({
    status: 1,
    err: expect.stringContaining("unknown option '--dryrun'"),
  })
})
