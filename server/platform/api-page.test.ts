import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

type Described = { paths: Record<string, Record<string, { summary?: string }>> }

// Promise: api.openapi
test('the page about the API shows every call of the description, without a script', async () => {
  const page = await app.api().get('/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("trusted-types 'none'")
  expect(page.text).not.toMatch(/<script|style=|\son\w+=/)
  const { paths } = (await app.api().get('/api/openapi.json')).json<Described>()
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods))
      expect(page.text).toContain(`<h3><code>${method.toUpperCase()} ${path}</code></h3>`)
})

// Promise: api.openapi
test('a call says what it takes, whether it needs a log-in, and what it gives', async () => {
  const { text } = await app.api().get('/api/docs')
  const login = /<section aria-label="POST \/api\/auth\/login">(.*?)<\/section>/s.exec(text)?.[1] ?? ''
  expect(login).toMatch(/<th scope="row"><code>email<\/code><\/th><td>text, at most 508 characters<\/td><td>yes<\/td>/)
  expect(login).not.toContain('Needs a log-in')
  expect(login).toContain('<strong>401</strong> <code>message</code> <code>errors</code>')
  expect(/<section aria-label="POST \/api\/form">(.*?)<\/section>/s.exec(text)?.[1]).toContain('Needs a log-in')
})

test('its style sheet comes from our own files', async () => {
  const { text } = await app.api().get('/api/docs')
  const sheet = await app.api().get(/<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '')
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css'])
})

test.each(['/api/openapi.json', '/api/docs'])(
  '%s is made once, sent compressed, and not sent again to who has it',
  async (url) => {
    const ask = (headers: Record<string, string> = {}) => app.ask({ method: 'GET', url, headers })
    const [plain, gzipped] = [await ask(), await ask({ 'accept-encoding': 'gzip, br' })]
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzipped.bytes).equals(plain.bytes)).toBe(true)
    expect(gzipped.bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(plain.headers['cache-control']).toBe('no-cache')
    const again = await ask({ 'if-none-match': String(plain.headers.etag) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  },
)

test('the description is JSON as it is written in one piece, the paths in the order of the features', async () => {
  const { text } = await app.api().get('/api/openapi.json')
  expect(JSON.stringify(JSON.parse(text))).toBe(text)
  expect(Object.keys(JSON.parse(text).paths)[0]).toBe('/api/auth/register')
})

test('one network asks thirty times a minute for the description, and other calls go on', async () => {
  const from = (url: string) => app.ask({ method: 'GET', url, remoteAddress: '203.0.113.7' })
  const statuses: number[] = []
  for (let asked = 0; asked < 40; asked += 1) statuses.push((await from('/api/openapi.json')).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect((await from('/api/products')).status).toBe(200)
})
