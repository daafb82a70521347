import { expect, test } from 'vitest'
import type { BrowserKeyReply } from '#core/api/account.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

const keyOf = async (token: string) =>
  (await app.api(token).get('/api/account/browser-key')).json<BrowserKeyReply>().key

test('the key of a browser’s storage is the customer’s own, the same on every device, and no one else’s', async () => {
  const [anna, ben] = [await app.register(), await app.register()]
  expect(await keyOf(anna.token)).toBe(await keyOf(anna.token))
  expect(await keyOf(anna.token)).not.toBe(await keyOf(ben.token))
})

test('without a living session the key cannot be had', async () => {
  const { token } = await app.register()
  await app.api(token).post('/api/auth/logout')
  expect((await app.api(token).get('/api/account/browser-key')).status).toBe(401)
  expect((await app.api().get('/api/account/browser-key')).status).toBe(401)
})

test('no cache keeps the key', async () => {
  const { token } = await app.register()
  const { headers } = await app.api(token).get('/api/account/browser-key')
  expect(headers['cache-control'] ?? Object(headers).get?.('cache-control')).toBe('no-store')
})
