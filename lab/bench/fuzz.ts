/** Requests made from the API's own description: none may be answered with a 5xx status. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { inWords, runFuzz } from '../../testkit/fuzz/run-fuzz.ts'
import { inProcessRenderer } from '../../testkit/rendered.ts'
import { startApp } from '../../testkit/start-app.ts'
import type { Measure } from './measure.ts'

const REQUESTS = 200_000

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  const app = await startApp({ db, renderer: inProcessRenderer })
  const seed = Date.now() % 1_000_000_000
  try {
    const { findings, byStatus, succeeded, slowest } = await runFuzz(app, REQUESTS, seed)
    for (const finding of findings.slice(0, 10)) console.error(inWords(finding))
    console.error(`seed ${seed}`, byStatus)
    const never = Object.entries(succeeded).flatMap(([name, count]) => (count === 0 ? [name] : []))
    console.error('never succeeded:', never.join(', ') || 'none')
    const count = { unit: 'requests', target: '', ok: true }
    return [
      { name: 'fuzzing: requests sent', value: REQUESTS, ...count },
      { name: 'fuzzing: succeeded', value: Object.values(succeeded).reduce((sum, each) => sum + each, 0), ...count },
      {
        name: 'fuzzing: failures of ours, and answers the description does not know',
        value: findings.length,
        unit: 'answers',
        target: '0',
        ok: findings.length === 0,
      },
      { name: 'fuzzing: the slowest answer', value: slowest, unit: 'ms', target: '1,000 ms', ok: slowest <= 1000 },
    ]
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}
