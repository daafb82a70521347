import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { registration } from '#testkit/crash.ts'
import { startServer } from '#testkit/start-server.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { describeStartFailure } from './start-failure.ts'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

/** What the server says when it does not start: the code it ends with, then its own words. */
const refusalOf = async (dataDir: string, environment: Record<string, string> = {}): Promise<string> => {
  const server = await startServer({ dataDir, environment }).catch((error: unknown) => error)
  if (server instanceof Error) return server.message
  throw new Error('The server started')
}

const filled = async (dataDir: string): Promise<void> => {
  const server = await startServer({ dataDir })
  const reply = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration('ruth@example.com')),
  })
  const { token } = (await reply.json()) as { token: string }
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  await post('/wills/init', {})
  expect((await post('/wills/persons/create', { type: 'Person', fullname: 'Tom Poe' })).status).toBe(200)
  await server.kill('SIGTERM')
}

describe('a server that cannot start says why in words, without a stack', () => {
  // Promise: fixed.start
  test('when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    try {
      const said = await refusalOf(folder, { PORT: port })
      expect(said).toContain(`Port ${port} of 127.0.0.1 is in use by another process`)
      expect(said).toContain('ended with 1')
      expect(said).not.toContain('    at ')
    } finally {
      other.close()
    }
  })

  test('when its folder is a file', async () => {
    const file = join(folder, 'data')
    await writeFile(file, '')
    const said = await refusalOf(file)
    expect(said).toMatch(/DATA_DIR, .*, is a file/)
    expect(said).not.toContain('    at ')
  })

  test.each(['something that is no database, but is long enough for one. '.repeat(40), 'short'])(
    'when its database is damaged: %.9s',
    async (contents) => {
      await writeFile(join(folder, 'heirloom.sqlite'), contents)
      const said = await refusalOf(folder)
      expect(said).toContain('is not a database, or is damaged. Restore the newest backup')
      expect(said).not.toContain('    at ')
    },
  )

  test('when the key file is missing, and it makes no new one', async () => {
    await filled(folder)
    await rm(join(folder, 'keys'), { recursive: true })
    const said = await refusalOf(folder)
    expect(said).toContain('encrypted with a master key that is not here')
    expect(await readdir(folder)).not.toContain('keys')
  })

  test('when DOCUMENT_STORE is no address of a store', async () => {
    const said = await refusalOf(folder, { DOCUMENT_STORE: 's3://documents' })
    expect(said).toContain('DOCUMENT_STORE')
    expect(said).toContain('ended with 1')
    expect(said).not.toContain('    at ')
  })

  test('when a deletion could not be entered into the journal', async () => {
    const said = await refusalOf(folder, { ERASURE_JOURNAL: join(folder, 'not-there', 'journal') })
    expect(said).toContain('cannot be written (ENOENT). Set ERASURE_JOURNAL to a file in a folder')
    expect(said).not.toContain('    at ')
  })

  test('when documents of customers are in a store that is no longer named', async () => {
    await filled(folder)
    const database = new DatabaseSync(join(folder, 'heirloom.sqlite'))
    database.exec(`
      insert into issued_packs (id, user_id, version, made_at, about, data_key_id)
        select 1, user_id, 1, '2026-11-03T12:00:00.000Z', x'00', id from data_keys;
      insert into issued_files (pack_id, position, name, sha256, pdf, object) values (1, 0, 'will', '', x'', 'kept outside')`)
    database.close()
    const said = await refusalOf(folder)
    expect(said).toContain('Documents of customers are in a store outside the database, and DOCUMENT_STORE is not set.')
    expect(said).toContain('heirloom move-documents --back')
    expect(said).not.toContain('    at ')
  })

  test('when PostgreSQL is away', async () => {
    const said = await refusalOf(folder, { DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/heirloom' })
    expect(said).toContain('The database cannot be reached')
    expect(said).not.toContain('secret')
  })
})

const settings = { port: 80, host: 'localhost', dataDir: '/data', databaseFile: '/data/heirloom.sqlite' }
const failure = (facts: Record<string, unknown>): Error => Object.assign(new Error('low level'), facts)

test.each<[string, Record<string, unknown>, string]>([
  ['a port of the system', { code: 'EACCES' }, 'Port 80 is for the system alone'],
  ['a folder of another user', { code: 'EPERM' }, 'DATA_DIR, /data, may not be written by this user'],
  [
    'a file of another user, though the port is one of the system',
    { code: 'EACCES', path: '/app/dist/web/.stamp' },
    '/app/dist/web/.stamp may not be used by this user',
  ],
  ['a journal on a disk that cannot be written', { code: 'EROFS', path: '/database/x' }, '/database/x is on a disk'],
  ['an address of another machine', { code: 'EADDRNOTAVAIL' }, 'is no address of this machine'],
  ['a disk that cannot be written', { code: 'EROFS' }, 'cannot be written'],
  ['a full disk', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'is full. Make room.'],
  ['a disk too full to read', { code: 'ERR_SQLITE_ERROR', errcode: 10 + 19 * 256 }, 'is full. Make room.'],
  ['a disk without room for a file', { code: 'ENOSPC' }, 'DATA_DIR, /data, is on a full disk. Make room.'],
  ['a journal without room', { code: 'ENOSPC', path: '/journal/x' }, '/journal/x is on a full disk. Make room.'],
  ['damage', { code: 'ERR_SQLITE_ERROR', errcode: 11 + 256 }, 'is damaged'],
  ['a wrong password of the database', { code: '28P01' }, 'name and password in DATABASE_URL'],
  ['a database that is not there', { code: '3D000' }, 'no database of the name'],
])('%s is told from the others', (_what, facts, words) => {
  expect(describeStartFailure(failure(facts), settings)).toContain(words)
})

test('a mistake in the product is not dressed up as one of the operator', () => {
  expect(describeStartFailure(new TypeError('x is undefined'), settings)).toBeUndefined()
})
