import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'

test('nothing personal reaches the logs, whatever happens', async () => {
  const lines: string[] = []
  const canary = 'Zebedee'
  const app = await startApp({
    logLevel: 'trace',
    logSink: { write: (line) => lines.push(line) },
    papers: {
      pack: () => Promise.reject(new Error(`cannot print ${canary}`)),
      draft: () => Promise.reject(new Error(`cannot print ${canary}`)),
    },
  })
  try {
    const { token, email } = await app.register({ name: canary, last_name: canary, email: `${canary}@example.com` })
    const customer = app.api(token)
    await customer.post('/api/wills/init')
    await app.api().post('/api/auth/login', { email, password: canary })
    await customer.get(`/api/phoneValidation?phone=${canary}`)
    await customer.get(`/api/${canary}`)
    await customer.get(`/${canary}?name=${canary}`)
    await customer.get(`/api/payment/check/${canary}`)
    await customer.get(`/sandbox/pay/${canary}`)
    await customer.post('/api/wills/persons/create', { fullname: `${canary} Smith`, type: 'Person' })
    await customer.post('/api/wills/persons/create', { fullname: canary, type: canary, [canary]: canary })
    await customer.post('/api/form', { step: 'will.funeral-wishes', version: 9, will: { petsDescription: canary } })
    const accident = await customer.get('/api/documents/draft.pdf')
    await app.ask({
      method: 'POST',
      url: '/api/form',
      payload: `{"${canary}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })

    const log = lines.join('\n')
    expect(accident.status).toBe(500)
    expect(log).not.toContain(canary)
    expect(log).not.toContain(token)
    expect(log).toContain('"route":"/api/wills/persons/create"')
    expect(log).toMatch(/"method":"GET".*"status":500,"ms":\d/)
    expect(log).toContain('unexpected')
  } finally {
    await app.close()
  }
})
