import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'

test('nothing personal reaches the logs, whatever happens', async () => {
  const lines: string[] = []
  const canary = 'Zebedee'
  const app = await startApp({
    logLevel: 'trace',
    mailer: { send: ({ to, text }) => Promise.reject(new Error(`could not send ${text} to ${to}`)) },
    logSink: { write: (line) => lines.push(line) },
    renderer: {
      pack: () => Promise.reject(new Error(`cannot print ${canary}`)),
      draft: () => Promise.reject(new Error(`cannot print ${canary}`)),
    },
  })
  try {
    const { token, email, password } = await app.register({
      name: canary,
      last_name: canary,
      email: `${canary}@example.com`,
    })
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

    const current = password
    await customer.post('/api/account/email', { current, email: `new.${canary}@example.com` })
    await customer.post('/api/account/password', { current: canary, password: canary })
    await customer.post('/api/account/passkeys/options', { current })
    await customer.post('/api/account/passkeys/remove', { current, id: canary })
    await app.api().post('/api/auth/second-factor', { ticket: canary, code: canary })
    await app.api().post('/api/auth/confirm-email', { token: canary })
    await app.api().post('/api/unsubscribe', { email: `${canary}@example.com` }, await app.proof())
    await app
      .api()
      .post('/api/contact', { topic: 'A question', name: canary, email, message: canary }, await app.proof())
    await customer.get('/api/account/export')
    await customer.delete(`/api/account/sessions/${canary}`)
    await customer.delete('/api/account', { current })
    await expect.poll(() => lines.join('')).toContain('mail not sent')

    const log = lines.join('\n')
    expect(accident.status).toBe(500)
    expect(log).not.toContain(canary)
    for (const secret of [token, password, 'correct horse']) expect(log).not.toContain(secret)
    expect(log).toContain('"route":"/api/wills/persons/create"')
    expect(log).toMatch(/"method":"GET".*"status":500,"ms":\d/)
    expect(log).toContain('unexpected')
  } finally {
    await app.close()
  }
})
