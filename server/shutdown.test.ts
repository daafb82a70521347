import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { constants } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '#core/api/auth.ts'
import { type RunningServer, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'

let dataDir: string
beforeAll(() => {
  dataDir = newFolder()
})

const post = (server: RunningServer, path: string, body: object, token = '') =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

const person = { name: 'Margaret', last_name: 'Hale', optin: true, homeowner: 'Yes', england_or_wales: 'Yes' }

test('a server that has just begun answers, and says that it is ready once it has read the rest', async () => {
  const server = await startServer({ dataDir })
  const asked = await Promise.all(['/readyz', '/api/products'].map((path) => fetch(`${server.url}${path}`)))
  expect(asked.map(({ status }) => status)).toEqual([503, 200])
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
  await server.kill()
})

describe('a server that is told to end', () => {
  const patience = { timeout: 60_000 }
  // Promise: fixed.start
  test('says first that it is not ready, goes on saving, and loses nothing it acknowledged', patience, async () => {
    const server = await startServer({ dataDir, environment: { DRAIN_SECONDS: '3' } })
    const body = { ...person, email: 'margaret@example.com', password: 'correct horse' }
    const { token } = (await (await post(server, '/api/auth/register', body)).json()) as Session
    await post(server, '/api/wills/init', {}, token)
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200)

    const gone = server.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    let acknowledged = 0
    // Until the server no longer answers.
    for (let saving = true; saving; ) {
      const saved = await post(
        server,
        '/api/wills/charities/create',
        { fullname: `Shelter ${acknowledged}` },
        token,
      ).catch(() => undefined)
      saving = saved?.status === 200
      if (saving) acknowledged += 1
    }
    await gone
    expect(acknowledged).toBeGreaterThan(0)
    expect(server.process.exitCode).toBe(0)

    const again = await startServer({ dataDir })
    const login = await post(again, '/api/auth/login', { email: body.email, password: body.password })
    const session = (await login.json()) as Session
    const form = await fetch(`${again.url}/api/form`, { headers: { authorization: `Bearer ${session.token}` } })
    const { will } = (await form.json()) as { will: { charities: object[] } }
    await again.kill('SIGTERM')
    // One more may have been saved whose acknowledgement was cut off.
    expect([acknowledged, acknowledged + 1]).toContain(will.charities.length)
  })

  test('while it still starts ends at once, also as the first process of a container', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { DATA_DIR: dataDir, WEB_ROOT: 'none', DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/heirloom` },
      stdio: 'ignore',
    })
    try {
      const [asked]: Socket[] = await once(silent, 'connection')
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      // By itself: the signal alone would not end the first process of a container.
      expect(await ended).toEqual([128 + constants.signals.SIGTERM, null])
      asked?.destroy()
    } finally {
      child.kill('SIGKILL')
      silent.close()
    }
  })
})
