import { afterEach, describe, expect, test } from 'vitest'
import { offeredParts } from '#core/will/lists.ts'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { readConfig } from '../../config.ts'

let app: TestApp
afterEach(() => app.close())

const connectSrc = async (): Promise<string> => {
  const { headers } = await app.api().get('/api/settings')
  const policy = String(headers['content-security-policy']).split(';')
  return policy.find((directive) => directive.trim().startsWith('connect-src')) ?? ''
}

test('no arrival is reported, and a page may send no request elsewhere, unless an address is configured', async () => {
  app = await startApp()
  expect((await app.api().get('/api/settings')).json()).toEqual({
    parts: offeredParts,
    signedOff: [],
    thirdParties: [],
  })
  expect(await connectSrc()).toBe("connect-src 'self'")
})

test('a page may tell the configured address and no other', async () => {
  app = await startApp({ tracking: readConfig({ TRACKING_URL: 'https://count.example/in' }).tracking })
  expect((await app.api().get('/api/settings')).json()).toEqual({
    tracking: { url: 'https://count.example/in', silentOn: ['localhost', '127.0.0.1', '[::1]'] },
    parts: offeredParts,
    signedOff: [],
    thirdParties: [{ id: 'tracking', host: 'count.example' }],
  })
  expect(await connectSrc()).toBe("connect-src 'self' https://count.example")
})

describe('on a test host', () => {
  const silentOn = (more: Record<string, string>) =>
    readConfig({ TRACKING_URL: 'https://count.example/in', ...more }).tracking?.silentOn

  // Promise: role.test-host
  test('nothing is told', async () => {
    app = await startApp()
    expect(silentOn({ TRACKING_EXCLUDED_HOSTS: 'localhost, test.heirloom.example' })).toEqual([
      'localhost',
      'test.heirloom.example',
    ])
  })

  test('it is told where that is asked for', async () => {
    app = await startApp()
    expect(silentOn({ TRACKING_EXCLUDED_HOSTS: '' })).toEqual([])
  })
})
