import { beforeAll, describe, expect, test } from 'vitest'
import { appForAll, type Client, startApp } from '#testkit/start-app.ts'
import * as errors from './errors.ts'

let customer: Client & { token: string }
const app = appForAll()
beforeAll(async () => {
  customer = await app.customer()
})

const aRefusal = { message: expect.stringMatching(/^[A-Z].+\.$/), errors: expect.any(Object) }

const send = (payload: string, type: string | undefined, url = '/api/form') =>
  app.ask({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${customer.token}`, ...(type && { 'content-type': type }) },
  })

describe('a request that cannot be understood', () => {
  const json = 'application/json'
  // Promise: api.errors, error.codes
  test.each([
    ['half a JSON', '{"step":', json, 400],
    ['nothing at all', '', json, 400],
    ['an attempt on prototypes', '{"__proto__":{"paid":1}}', json, 400],
    ['more than a mebibyte', JSON.stringify({ step: 'x'.repeat(1024 * 1024) }), json, 413],
    ['plain text', 'hello', 'text/plain', 415],
    ['a form', 'step=will.gifts', 'application/x-www-form-urlencoded', 415],
    ['XML', '<will/>', 'application/xml', 415],
    ['a list', '[]', json, 422],
    ['a number', '7', json, 422],
    ['null', 'null', json, 422],
    ['no fields', '{}', json, 422],
    ['an unknown step', '{"step":"will.nonsense","version":0,"will":{}}', json, 422],
    ['a negative version', '{"step":"will.gifts","version":-1,"will":{}}', json, 422],
  ])('%s is answered in words that say what to do', async (_what, payload, type, status) => {
    const reply = await send(payload, type)
    expect(reply.status).toBe(status)
    expect(reply.json()).toEqual(aRefusal)
  })

  // Promise: will.fields.3, api.errors
  test('names every field that is wrong', async () => {
    const reply = await send('{"step":"will.gifts","version":"0","will":{"gifts":[{"id":0}],"executor":"me"}}', json)
    expect(Object.keys(reply.json<{ errors: object }>().errors).sort()).toEqual([
      'executor',
      'gifts.0.id',
      'gifts.0.type',
      'version',
    ])
  })
})

test.each(['/api/nothing', '/api/wills/person/create', '/api/form/1', '/nothing'])(
  'there is nothing at %s',
  async (path) => {
    for (const reply of [await customer.get(path), await customer.post(path, {})]) {
      expect(reply.status).toBe(404)
      expect(reply.json()).toEqual(aRefusal)
    }
  },
)

test('a call with the wrong method finds nothing', async () => {
  expect((await customer.get('/api/auth/login')).status).toBe(404)
})

test('an address too long is refused and not an accident', async () => {
  expect((await customer.get(`/api/payment/check/${'x'.repeat(500)}`)).status).toBeLessThan(500)
})

test.each(['/api/documents/%E0%A4%A', '/api/payment/check/%', '/%c0%ae', '/api/account/%ff?next=%20'])(
  'an address that cannot be read is answered as every mistake is: %s',
  async (path) => {
    const usual = await customer.get('/api/nothing')
    for (const reply of [await customer.get(path), await customer.post(path, {}), await customer.delete(path)]) {
      expect(reply.status).toBe(400)
      expect(reply.json()).toEqual(aRefusal)
      for (const header of ['content-security-policy', 'x-frame-options', 'cache-control', 'permissions-policy'])
        expect(reply.headers[header]).toEqual(usual.headers[header])
    }
  },
)

test('a character that no database keeps is refused and not an accident', async () => {
  const message = { topic: 'A question', name: 'A\u0000B', email: 'a@example.com', message: 'one\u0000two' }
  expect((await app.api().post('/api/contact', message)).status).toBeLessThan(500)
  const checkout = await customer.post('/api/payment/checkout', { items: ['storage'], promoCode: 'A\u0000' })
  expect(checkout.status).toBeLessThan(500)
})

test('a number that no database counts to is refused and not an accident', async () => {
  for (const version of [2 ** 31, 2 ** 53 - 1, 1e300])
    expect((await customer.get(`/api/documents/will.pdf?version=${version}`)).status).toBe(422)
})

// Promise: error.console
test('an accident of ours tells nothing about itself', async () => {
  const broken = await startApp({
    renderer: {
      pack: () => Promise.reject(new Error('no document for Margaret Hale')),
      draft: () => Promise.reject(new Error('no document for Margaret Hale')),
      document: () => Promise.reject(new Error('no document for Margaret Hale')),
      shown: () => Promise.reject(new Error('no document for Margaret Hale')),
      inPounds: () => Promise.reject(new Error('no document for Margaret Hale')),
      inWords: () => Promise.reject(new Error('no document for Margaret Hale')),
    },
  })
  try {
    const reply = await (await broken.customer()).get('/api/documents/draft.pdf')
    expect(reply.status).toBe(500)
    expect(reply.json()).toEqual(aRefusal)
    expect(reply.text).not.toContain('Hale')
  } finally {
    await broken.close()
  }
})

// Promise: api.limited
test('too many calls are told to wait', async () => {
  const strict = await startApp({ limits: { callsPerMinute: 2, loginsPerMinute: 100, proofOfWorkAfter: 1000 } })
  try {
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1) statuses.push((await strict.api().get('/api/products')).status)
    expect(statuses).toEqual([200, 200, 429])
  } finally {
    await strict.close()
  }
})

// Promise: api.private
test('nothing the API says is kept by a cache, a refusal neither', async () => {
  const replies = [
    await customer.get('/api/form'),
    await app.api().get('/api/form'),
    await customer.post('/api/form', {}),
    await customer.get('/api/nothing'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 401, 422, 404])
  for (const reply of replies) expect(reply.headers['cache-control']).toBe('no-store')
})

test('pages may load scripts and styles from here alone, and be framed nowhere', async () => {
  const policy = String((await app.api().get('/healthz')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

// Promise: api.health
test('the service says whether it lives and whether it is ready', async () => {
  expect((await app.api().get('/healthz')).json()).toEqual({ ok: true })
  expect((await app.api().get('/readyz')).json()).toEqual({ ok: true })

  const broken = await startApp()
  await broken.db.destroy()
  expect((await broken.api().get('/healthz')).status).toBe(200)
  expect((await broken.api().get('/readyz')).status).toBe(503)
  await broken.close()
})

test.each([
  [1, 'Wait 1 second and'],
  [45, 'Wait 45 seconds and'],
  [512, 'Wait 9 minutes and'],
])('a wait of %i seconds is told in words that a customer can go by', (seconds, words) => {
  expect(new errors.TooManyRequests(seconds).message).toContain(words)
})

test('a log says where an error and what caused it were thrown, and no word of either', () => {
  const typed = 'to my sister\n    at Zebedee'
  const logged = errors.redact(new RangeError(typed, { cause: new TypeError(typed, { cause: typed }) }))
  expect(logged).toMatchObject({ kind: 'RangeError', cause: { kind: 'TypeError', cause: { kind: 'string' } } })
  expect(logged).toMatchObject({ cause: { at: expect.arrayContaining([expect.stringContaining('errors.test.ts')]) } })
  expect(JSON.stringify(logged)).not.toMatch(/sister|Zebedee/)
})

test('a log ends with the tenth cause of an error, so that one that causes itself is logged too', () => {
  const circle = new Error('one')
  circle.cause = circle
  expect(JSON.stringify(errors.redact(circle)).match(/"kind"/g)).toHaveLength(10)
})
