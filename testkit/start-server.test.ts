import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './start-server.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heirloom-left-behind-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** How the start ended that the first test did not wait for. */
let ended: Promise<string> | undefined

test('a test may end, as when it takes too long, before the server that it started listens', () => {
  ended = startServer({ dataDir }).then(
    () => 'it listens',
    (error: Error) => error.message,
  )
})

test('then the process is ended with the test', async () => {
  expect(await ended).toContain('The server ended with null before it listened')
})
