/** A server of the test's own, with settings of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '#testkit/start-server.ts'

export type OwnServer = { readonly url: string; readonly dataDir: string; close(): Promise<void> }

export const ownServer = async (environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-own-'))
  const webDist = join(import.meta.dirname, '../dist/web')
  const server = await startServer({ dataDir, environment: { WEB_DIST: webDist, ...environment } })
  return {
    url: server.url,
    dataDir,
    close: async () => {
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
