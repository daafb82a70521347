import { beforeAll, expect, test } from 'vitest'
import { startServer } from './start-server.ts'
import { newFolder } from './temporary-files.ts'

let dataDir = ''
beforeAll(() => {
  dataDir = newFolder()
})

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
