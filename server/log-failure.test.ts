import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '#testkit/start-server.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heirloom-log-'))
  return () => rm(dataDir, { recursive: true, force: true })
})

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const answers = async (url: string, times: number) => {
  const statuses = new Set<number>()
  for (let time = 0; time < times; time += 1) statuses.add((await fetch(`${url}/healthz`)).status)
  return [...statuses]
}

describe('S13: a log that cannot be written never stops the server', () => {
  test('its reader has gone', async () => {
    const server = await startServer({ dataDir, environment: { LOG_LEVEL: 'info' } })
    server.process.stdout?.destroy()
    expect(await answers(server.url, 200)).toEqual([200])
    await server.kill('SIGTERM')
    expect(server.process.exitCode).toBe(0)
  })

  test('its disk is full', async () => {
    const port = await freePort()
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir, WEB_ROOT: 'none', LOG_LEVEL: 'info' },
      stdio: ['ignore', full, 'inherit'],
    })
    const url = `http://127.0.0.1:${port}`
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 15_000 },
      )
      .toBe(200)
    expect(await answers(url, 200)).toEqual([200])
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
  })
})
