import { expect, test } from 'vitest'
import { startApp } from '#testkit/start-app.ts'

test('a finder of a fault reads whom to tell, and until when that holds', async () => {
  const { app, clock } = await startApp({ publicUrl: 'https://wills.example' })
  const reply = await app.inject('/.well-known/security.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toMatch(/^Contact: mailto:help@/m)
  expect(reply.body).toContain('Canonical: https://wills.example/.well-known/security.txt')
  const expires = new Date(/^Expires: (.*)$/m.exec(reply.body)?.[1] ?? '')
  const days = (expires.getTime() - clock().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('a password manager is led to where a password is changed', async () => {
  const { app } = await startApp()
  const reply = await app.inject('/.well-known/change-password')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/account'])
  expect((await app.inject('/.well-known/resource-that-should-not-exist')).statusCode).toBe(404)
})

test('whoever uses a copy is led to its source', async () => {
  const { app } = await startApp({ sourceUrl: 'https://code.example/heirloom' })
  const reply = await app.inject('/source')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, 'https://code.example/heirloom'])
})

test('a copy that does not know where its source is says so', async () => {
  const { app } = await startApp()
  const reply = await app.inject('/source')
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('SOURCE_URL')])
})
