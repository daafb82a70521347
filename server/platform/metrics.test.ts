import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { createJobStore } from '../db/repositories/service.store.ts'

const SECRET = 'a secret of the operator'

const withApp = async (
  metrics: string | undefined,
  work: (app: TestApp) => Promise<void>,
  given: Parameters<typeof startApp>[0] = {},
) => {
  const app = await startApp({ metrics, ...given })
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

const metricsOf = (app: TestApp, authorization?: string) =>
  app.ask({ method: 'GET', url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

// Promise: api.health
test('without a setting there are no numbers', () =>
  withApp(undefined, async (app) => {
    expect((await metricsOf(app, `Bearer ${SECRET}`)).status).toBe(404)
  }))

test.each([undefined, '', 'Bearer', 'Bearer another secret', SECRET])(
  'are refused with the authorization %j',
  (authorization) =>
    withApp(SECRET, async (app) => {
      const reply = await metricsOf(app, authorization)
      expect(reply.status).toBe(401)
      expect(reply.text).not.toContain('heirloom_')
    }),
)

test('are no customer’s either', () =>
  withApp(SECRET, async (app) => {
    const { token } = await app.register()
    expect((await metricsOf(app, `Bearer ${token}`)).status).toBe(401)
  }))

test('tell how many replies of each kind were given, and hold no personal data', () =>
  withApp(SECRET, async (app) => {
    const canary = 'Zebedee'
    const { token, email } = await app.register({ name: canary, email: `${canary}@example.com` })
    const customer = app.api(token)
    await customer.post('/api/wills/init')
    await customer.get(`/api/payment/check/${canary}`)
    await customer.get(`/${canary}?name=${canary}`)
    await customer.post('/api/wills/persons/create', { fullname: canary, type: 'Person' })
    await customer.get('/api/form')
    await customer.get('/api/form')
    await app.api().post('/api/auth/login', { email, password: canary })
    const { status, headers, text } = await metricsOf(app, `Bearer ${SECRET}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(text).toContain('heirloom_reply_seconds_count{method="GET",route="/api/form",status="200"} 2')
    expect(text).toContain('route="/api/payment/check/:external_id"')
    expect(text).toContain('heirloom_reply_seconds_count{method="POST",route="/api/auth/login",status="401"} 1')
    for (const secret of [canary, canary.toLowerCase(), token, SECRET]) expect(text).not.toContain(secret)
  }))

test('are told while the database is away, which is one of them', () =>
  withApp(SECRET, async (app) => {
    await app.db.schema.alterTable('jobs').renameTo('jobs_lost').execute()
    const { status, text } = await metricsOf(app, `Bearer ${SECRET}`)
    await app.db.schema.alterTable('jobs_lost').renameTo('jobs').execute()
    expect([status, text]).toEqual([200, expect.stringContaining('heirloom_database_answers 0\n')])
    expect(text).not.toContain('heirloom_job_failures{')
    expect((await metricsOf(app, `Bearer ${SECRET}`)).text).toContain('heirloom_database_answers 1\n')
  }))

test('tell how long the database takes, and how much work waits for each process apart', () =>
  withApp(
    SECRET,
    async (app) => {
      const { text } = await metricsOf(app, `Bearer ${SECRET}`)
      expect(text).toContain('heirloom_work_waiting{name="printing"} 3\n')
      expect(text).toMatch(/^heirloom_database_seconds 0\.\d+/m)
    },
    { workWaiting: () => ({ printing: 3, others: 0 }), elapsed: () => performance.now() },
  ))

test('tell how long mail waits from when it was written, however often a server that is away was tried', () =>
  withApp(SECRET, async (app) => {
    const now = app.clock().getTime()
    const mail = { id: 'a', kind: 'welcome', email_key: '', mail: '', attempts: 4, claimed_until: 0 }
    await app.db
      .insertInto('mail_outbox')
      .values({ ...mail, created_at: new Date(now - 900_000).toISOString(), due_at: now + 480_000 })
      .execute()
    expect((await metricsOf(app, `Bearer ${SECRET}`)).text).toContain('heirloom_mail_oldest_seconds 900\n')
  }))

test('tell what waits: mail that is due, its age, and jobs that are late or fail', () =>
  withApp(SECRET, async (app) => {
    const jobs = createJobStore(app.db)
    const now = app.clock().getTime()
    await jobs.add(
      [
        { name: 'payments', every: 0 },
        { name: 'held prints', every: 0 },
      ],
      now,
    )
    await jobs.failed('payments', now)
    const waiting = {
      kind: 'welcome',
      email_key: '',
      mail: '',
      attempts: 0,
      claimed_until: now + 3_600_000,
      created_at: new Date(now).toISOString(),
    }
    await app.db
      .insertInto('mail_outbox')
      .values({ ...waiting, id: 'a', due_at: now })
      .execute()
    app.clock.pass(90_000)
    const { text } = await metricsOf(app, `Bearer ${SECRET}`)
    for (const line of [
      'heirloom_mails_waiting 1',
      'heirloom_mail_oldest_seconds 90',
      'heirloom_mails_failed 0',
      'heirloom_job_late_seconds{name="held prints"} 90',
      'heirloom_job_failures{name="payments"} 1',
      'heirloom_job_failures{name="held prints"} 0',
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).toMatch(/^process_resident_memory_bytes /m)
  }))

const file = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')

test('are what the alerts and the board read, and operations say of each alert what to do', () =>
  withApp(SECRET, async (app) => {
    await app.api().get('/api/settings')
    const { text } = await metricsOf(app, `Bearer ${SECRET}`)
    const rules = file('deploy/alerts.yaml')
    const read = [...`${rules}${file('deploy/dashboard.json')}`.matchAll(/\b(?:heirloom|nodejs|process)_\w+/g)].map(
      ([name]) => name,
    )
    expect(new Set(read).size).toBeGreaterThan(7)
    expect(read.filter((name) => !new RegExp(`^(# TYPE )?${name}[ {]`, 'm').test(text))).toEqual([])
    // Prometheus names what it asks by these, and calls ours otherwise.
    expect(text).not.toMatch(/[{,](job|instance)=/)
    const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    expect(alerts.filter((name) => !file('docs/operations.md').includes(`| \`${name}\``))).toEqual([])
  }))

test('raise each alert by a fault that is tried, and none in an ordinary hour', () => {
  const [, ordinary = '', ...others] = file('deploy/alerts.test.yaml').split('  - name: ')
  const faults = others.join()
  for (const [, name] of file('deploy/alerts.yaml').matchAll(/alert: (\w+)/g)) {
    expect(ordinary).toContain(`alertname: ${name} }`)
    expect(faults).toMatch(new RegExp(`alertname: ${name}, exp_alerts`))
  }
  const { error, status, stdout } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yaml'], {
    encoding: 'utf8',
  })
  // It comes with Prometheus, which not every machine has.
  if (!error) expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')])
})
