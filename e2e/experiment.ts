/** A server on which an experiment has everybody see the prices instead of the landing page. */
import { join } from 'node:path'
import { connectTo } from '#server/db/database.ts'
import { createExperimentStore } from '#server/db/repositories/experiments.store.ts'
import { type OwnServer, startOwnServer } from './fixtures.ts'

export const startExperiment = async (): Promise<OwnServer> => {
  const server = await startOwnServer()
  const db = connectTo(join(server.dataDir, 'heirloom.sqlite'))
  const experiments = createExperimentStore(db)
  await experiments.create('prices-first', 'lpf-a', [{ url: '/prices?side=b', weight: 1 }], new Date())
  await experiments.run('prices-first', true)
  await db.destroy()
  return server
}
