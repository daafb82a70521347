import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { COMPILED, startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'

/** Milliseconds for a server to start, on a machine with other things to do. */
const PATIENCE = 60_000

let dataDir: string
beforeAll(() => {
  dataDir = newFolder()
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

describe('a log that cannot be written never stops the server', () => {
  test('its reader has gone', { timeout: 2 * PATIENCE }, async () => {
    const server = await startServer({ dataDir, environment: { LOG_LEVEL: 'info' } })
    try {
      server.process.stdout?.destroy()
      expect(await answers(server.url, 200)).toEqual([200])
      await server.kill('SIGTERM')
      expect(server.process.exitCode).toBe(0)
    } finally {
      await server.kill()
    }
  })

  test('its disk is full', { timeout: 2 * PATIENCE }, async () => {
    const port = await freePort()
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        HOST: '127.0.0.1',
        PORT: `${port}`,
        DATA_DIR: dataDir,
        WEB_ROOT: 'none',
        LOG_LEVEL: 'info',
        NODE_COMPILE_CACHE: COMPILED,
      },
      stdio: ['ignore', full, 'inherit'],
    })
    try {
      const url = `http://127.0.0.1:${port}`
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: PATIENCE },
        )
        .toBe(200)
      expect(await answers(url, 200)).toEqual([200])
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await gone).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
    }
  })
})
