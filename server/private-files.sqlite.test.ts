import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { registration } from '#testkit/crash.ts'
import { runHeirloom } from '#testkit/run-command.ts'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { openDatabase } from './db/database.ts'
import { makePrivate, NotPrivate } from './platform/private-files.ts'

const PATIENCE = 60_000

let dataDir: string
beforeEach(() => {
  dataDir = newFolder()
})

const modes = async (): Promise<Record<string, string>> => {
  const names = ['', ...(await readdir(dataDir, { recursive: true }))]
  const found = await Promise.all(
    names.map(async (name) => [name, ((await stat(join(dataDir, name))).mode & 0o777).toString(8)] as const),
  )
  return Object.fromEntries(found)
}
const openOnes = async () => Object.entries(await modes()).filter(([, mode]) => !mode.endsWith('00'))

test(
  'every file of a server is its owner’s alone, in a folder that was open before as well',
  async () => {
    await chmod(dataDir, 0o755)
    await (await openDatabase(join(dataDir, 'heirloom.sqlite'))).destroy()
    await mkdir(join(dataDir, 'mail'), { mode: 0o755 })
    await writeFile(join(dataDir, 'mail', 'old.eml'), 'To: Ruth', { mode: 0o644 })
    await chmod(join(dataDir, 'heirloom.sqlite'), 0o644)
    const server = await startServer({ dataDir })
    try {
      const reply = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration('ruth@example.com')),
      })
      expect(reply.status).toBe(200)
      expect(Object.keys(await modes())).toEqual(
        expect.arrayContaining(['heirloom.sqlite', 'heirloom.sqlite-wal', 'heirloom.sqlite-shm', 'keys/master.keys']),
      )
      expect(await openOnes()).toEqual([])
      expect((await modes())['']).toBe('700')
    } finally {
      await server.kill()
    }
  },
  PATIENCE,
)

test('a new database is its owner’s alone whatever the process was started with', async () => {
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  try {
    expect(await openOnes()).toEqual([])
    expect(Object.keys(await modes())).toContain('heirloom.sqlite-wal')
  } finally {
    await db.destroy()
  }
})

test('heirloom doctor names what others may open, and changes nothing', async () => {
  const environment = { DATA_DIR: dataDir, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }
  await (await openDatabase(join(dataDir, 'heirloom.sqlite'))).destroy()
  await chmod(join(dataDir, 'heirloom.sqlite'), 0o640)
  const { status, out } = await runHeirloom(['doctor'], { environment })
  expect(status).toBe(1)
  expect(out).toContain(`NO  files       others may open ${join(dataDir, 'heirloom.sqlite')}`)
  expect((await modes())['heirloom.sqlite']).toBe('640')
})

test('an open folder that belongs to another user is refused, and it is said what to do', async () => {
  const anotherUser = 4711
  await chmod(dataDir, 0o755)
  expect(() => makePrivate(dataDir, anotherUser)).toThrow(NotPrivate)
  expect(() => makePrivate(dataDir, anotherUser)).toThrow('chmod 700')
  await chmod(dataDir, 0o700)
  makePrivate(dataDir, anotherUser)
})
