/** A megabyte of spaces, zero-width spaces, line breaks, letters and hyphens in every text that the API takes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { longTextRequests, longTexts } from '#testkit/fuzz/long-text.ts'
import type { ApiDescription } from '#testkit/fuzz/requests.ts'
import { startApp } from '#testkit/start-app.ts'
import { type Measure, percentile } from './measure.ts'

/** Milliseconds in which each must be answered. */
const TARGET_MS = 100

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  const app = await startApp({ db })
  try {
    const { token } = await app.customer()
    const requests = longTextRequests((await app.api().get('/api/openapi.json')).json<ApiDescription>())
    const times: number[] = []
    let unrefused = 0
    for (const request of requests)
      for (const text of Object.values(longTexts)) {
        const start = performance.now()
        const { status } = await request.send(app, token, text)
        times.push(performance.now() - start)
        if (status < 400 || status >= 500) unrefused += 1
      }
    const slowest = Math.max(...times)
    const common = { unit: 'ms', target: '', ok: true }
    return [
      { name: 'long texts: sent', value: times.length, unit: 'requests', target: '', ok: true },
      { name: 'long texts: not refused', value: unrefused, unit: 'requests', target: '0', ok: unrefused === 0 },
      { name: 'long texts: the 99th percentile', value: percentile(times, 99), ...common },
      {
        name: 'long texts: the slowest answer',
        value: slowest,
        unit: 'ms',
        target: `${TARGET_MS} ms`,
        ok: slowest <= TARGET_MS,
      },
    ]
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}
