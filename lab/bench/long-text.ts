/** A megabyte of spaces, zero-width spaces, line breaks, letters and hyphens in every text that the API takes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskRoles } from '../../core/api/desk-acts.ts'
import { openDatabase } from '../../server/db/database.ts'
import { deskHeaders } from '../../testkit/desk.ts'
import { longTextRequests, longTexts } from '../../testkit/fuzz/long-text.ts'
import type { ApiDescription } from '../../testkit/fuzz/requests.ts'
import { startApp } from '../../testkit/start-app.ts'
import { type Measure, percentile } from './measure.ts'

/** Milliseconds in which each must be answered. */
const TARGET_MS = 100

export const run = async (): Promise<Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'heirloom-bench-'))
  const db = await openDatabase(join(folder, 'heirloom.sqlite'))
  const app = await startApp({ db })
  try {
    const { token } = await app.customer()
    const signedIn = { authorization: `Bearer ${token}`, ...(await deskHeaders(app, deskRoles)) }
    const requests = longTextRequests((await app.api().get('/api/openapi.json')).json<ApiDescription>())
    const times: number[] = []
    let unrefused = 0
    let slowestName = ''
    // As a server that has run for a while.
    for (const request of requests.slice(0, 200)) await request.send(app, signedIn, longTexts.letters ?? '')
    for (const request of requests)
      for (const [characters, text] of Object.entries(longTexts)) {
        // The least of three where the first took too long, so that other load on the machine does not count.
        let took = Number.POSITIVE_INFINITY
        let status = 0
        for (let tries = 0; tries < 3 && took > TARGET_MS; tries += 1) {
          const start = performance.now()
          status = (await request.send(app, signedIn, text)).status
          took = Math.min(took, performance.now() - start)
        }
        if (took > Math.max(0, ...times)) slowestName = `${request.name} of ${characters}`
        times.push(took)
        if (status < 400 || status >= 500) unrefused += 1
      }
    const slowest = Math.max(...times)
    console.error(`the slowest: ${slowestName}`)
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
