import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startServer } from '#testkit/start-server.ts'

/** Each worker has its own server with an empty database. */

type Worker = { dataDir: string; server: string }

export const test = base.extend<object, Worker>({
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-e2e-'))
      await use(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataDir }, use) => {
      const server = await startServer({ dataDir, environment: { WEB_ROOT: join(import.meta.dirname, '../dist/web') } })
      await use(server.url)
      await server.kill('SIGTERM')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
})

export { expect } from '@playwright/test'

/** Starts a server for one test, with its own settings. */

export type OwnServer = { readonly url: string; readonly dataDir: string; close(): Promise<void> }

export const startOwnServer = async (environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-own-'))
  const webRoot = join(import.meta.dirname, '../dist/web')
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot, ...environment } })
  return {
    url: server.url,
    dataDir,
    close: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
