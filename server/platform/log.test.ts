import { expect, test } from 'vitest'
import { askForEverything, startApp } from '#testkit/start-app.ts'
import { createLogStream } from './log.ts'

// Promise: error.console
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
      document: () => Promise.reject(new Error(`cannot print ${canary}`)),
      shown: () => Promise.reject(new Error(`cannot print ${canary}`)),
      inPounds: () => Promise.reject(new Error(`cannot print ${canary}`)),
      inWords: () => Promise.reject(new Error(`cannot print ${canary}`)),
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
    await askForEverything(customer)
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

/** A log that takes lines, or refuses them while it is broken. */
const fakeLog = () => {
  let written = ''
  let broken = false
  let tries = 0
  const retries: (() => void)[] = []
  const stream = createLogStream({
    write: (bytes, done) => {
      tries += 1
      if (broken) return done(Object.assign(new Error('no room'), { code: 'ENOSPC' }), 0)
      // As a file may: not all at once.
      const taken = Math.min(bytes.length, 10_000)
      written += Buffer.from(bytes.subarray(0, taken)).toString()
      done(null, taken)
    },
    later: (work) => retries.push(work),
  })
  return {
    stream,
    written: () => written,
    tries: () => tries,
    break: () => {
      broken = true
    },
    mend: () => {
      broken = false
      for (const retry of retries.splice(0)) retry()
    },
  }
}

test('lines are written in order, however long they are', () => {
  const log = fakeLog()
  const lines = ['first\n', `${'x'.repeat(25_000)}\n`, 'last\n']
  for (const line of lines) log.stream.write(line)
  expect(log.written()).toBe(lines.join(''))
})

test('a log that is full throws nothing, and gets its lines when it has room again', () => {
  const log = fakeLog()
  log.stream.write('before\n')
  log.break()
  log.stream.write('one\n')
  log.stream.write('two\n')
  log.mend()
  log.stream.write('after\n')
  expect(log.written()).toBe('before\none\ntwo\nafter\n')
})

test('a log that stays full keeps a megabyte of lines, is not tried for each, and counts what it dropped', () => {
  const log = fakeLog()
  log.break()
  for (let line = 0; line < 3000; line += 1) log.stream.write(`${'x'.repeat(999)}\n`)
  expect(log.tries()).toBe(1)
  log.mend()
  expect(log.written().length).toBeLessThan(1_001_000)
  expect(log.written()).toContain('"dropped":2000')
})
