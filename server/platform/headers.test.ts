import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'

const headersOf = async (production: boolean) => {
  const app = await startApp({ production })
  try {
    return (await app.api().get('/api/products')).headers
  } finally {
    await app.close()
  }
}

test('every reply tells the browser what to forbid', async () => {
  const headers = await headersOf(false)
  const policy = String(headers['content-security-policy'])
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
    expect(policy.split(';')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('in production the browser is told to come back over an encrypted connection alone', async () => {
  const headers = await headersOf(true)
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})
