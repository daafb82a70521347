/** From the start of the server's process to its first answer, with the pages built and a database that exists. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, median } from './measure.ts'
import { processorSeconds } from './processor-use.ts'

const RUNS = 9
const MOST_SECONDS = 0.4
const MS = 1000

/** Seconds to the first answer, and of the processor. */
const started = async (dataDir: string, webRoot: string) => {
  const start = performance.now()
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot } })
  const reply = await fetch(`${server.url}/api/products`)
  if (reply.status !== 200) throw new Error(`The first answer was ${reply.status}`)
  await reply.arrayBuffer()
  const seconds = (performance.now() - start) / MS
  const processor = processorSeconds(server.process.pid ?? 0).own
  // So that the code compiled so far is kept for the next start.
  await server.kill('SIGTERM')
  return { seconds, processor }
}

export const run = async (): Promise<Measure[]> => {
  const root = join(import.meta.dirname, '../..')
  const webRoot = join(root, 'dist/web')
  await buildPages(root, webRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-start-'))
  try {
    const first = await started(dataDir, webRoot)
    const runs: { seconds: number; processor: number }[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await started(dataDir, webRoot))
    const value = median(runs.map(({ seconds }) => seconds))
    return [
      {
        name: 'start to the first answer',
        value,
        unit: 's',
        target: `<= ${MOST_SECONDS}`,
        ok: value <= MOST_SECONDS,
      },
      {
        name: 'start to the first answer: processor time',
        value: median(runs.map(({ processor }) => processor)),
        unit: 's',
        target: '',
        ok: true,
      },
      { name: 'the very first start, which makes the tables', value: first.seconds, unit: 's', target: '', ok: true },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
