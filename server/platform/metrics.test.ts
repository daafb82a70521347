import { expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'

const SECRET = 'a secret of the operator'

const withApp = async (metrics: string | undefined, work: (app: TestApp) => Promise<void>) => {
  const app = await startApp({ metrics })
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
