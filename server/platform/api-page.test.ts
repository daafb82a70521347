import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Described = { paths: Record<string, Record<string, { summary?: string }>> }

test('around B14: the page about the API shows every call of the description, without a script', async () => {
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

test('around B14: a call says what it takes, whether it needs a log-in, and what it gives', async () => {
  const { text } = await app.api().get('/api/docs')
  const login = /<section aria-label="POST \/api\/auth\/login">(.*?)<\/section>/s.exec(text)?.[1] ?? ''
  expect(login).toMatch(/<th scope="row"><code>email<\/code><\/th><td>text, at most 508 characters<\/td><td>yes<\/td>/)
  expect(login).not.toContain('Needs a log-in')
  expect(login).toContain('<strong>401</strong> <code>message</code> <code>errors</code>')
  expect(/<section aria-label="POST \/api\/form">(.*?)<\/section>/s.exec(text)?.[1]).toContain('Needs a log-in')
})

test('around B14: its style sheet comes from our own files', async () => {
  const { text } = await app.api().get('/api/docs')
  const sheet = await app.api().get(/<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '')
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css'])
})
