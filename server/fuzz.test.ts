import { expect, test } from 'vitest'
import { inWords, runFuzz } from '#testkit/fuzz/run-fuzz.ts'
import { appForAll } from '#testkit/start-app.ts'

const app = appForAll()

// Promise: api.bare
test('whatever is sent to any call, the answer is one that its description knows, and never a failure of ours', {
  timeout: 180_000,
}, async () => {
  const { findings, byStatus, succeeded, asked } = await runFuzz(app, 2000, 20_261_103)
  expect(findings.slice(0, 8).map(inWords)).toEqual([])
  expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(asked)
  // Most of it is refused; enough gets through to reach what lies behind the checks.
  expect(byStatus[200]).toBeGreaterThan(100)
  expect(Object.values(succeeded).filter((count) => count > 0).length).toBeGreaterThan(15)
})
