/** Reads what Vitest and Playwright wrote down and prints `N passed, N failed`. Anything missing, failed or skipped is a failure. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Count = { readonly passed: number; readonly failed: number; readonly complaints: readonly string[] }

const numberIn = (value: unknown, key: string): number => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  if (typeof found !== 'number') throw new TypeError(`there is no number "${key}"`)
  return found
}

const valueIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const counted = (by: string, passed: number, failed: number, skipped: number, ok: boolean): Count => ({
  passed,
  failed,
  complaints: [
    ...(skipped > 0 ? [`${by} skipped ${skipped}`] : []),
    ...(passed + failed === 0 ? [`${by} ran no test`] : []),
    ...(ok ? [] : [`${by} was not successful`]),
  ],
})

const readers = {
  vitest: (result: unknown): Count =>
    counted(
      'Vitest',
      numberIn(result, 'numPassedTests'),
      numberIn(result, 'numFailedTests'),
      numberIn(result, 'numPendingTests') + numberIn(result, 'numTodoTests'),
      // A file that cannot be loaded has no failed tests, only this.
      valueIn(result, 'success') === true,
    ),
  playwright: (result: unknown): Count => {
    const stats = valueIn(result, 'stats')
    const errors = valueIn(result, 'errors')
    // A test that passes only when tried again has failed once.
    const failed = numberIn(stats, 'unexpected') + numberIn(stats, 'flaky')
    const ok = !Array.isArray(errors) || errors.length === 0
    return counted('Playwright', numberIn(stats, 'expected'), failed, numberIn(stats, 'skipped'), ok && failed === 0)
  },
} as const

/** What one result file says. One that is missing or damaged is a complaint. */
export const countIn = (by: keyof typeof readers, text: () => string): Count => {
  try {
    return readers[by](JSON.parse(text()))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 0, complaints: [`the results of ${by} cannot be read: ${why}`] }
  }
}

export const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  complaints: counts.flatMap(({ complaints }) => complaints),
})

if (import.meta.main) {
  const results = join(import.meta.dirname, '..', '.cache', 'results')
  const read = (name: string) => () => readFileSync(join(results, name), 'utf8')
  const all = total([countIn('vitest', read('vitest.json')), countIn('playwright', read('playwright.json'))])
  for (const complaint of all.complaints) console.error(complaint)
  console.log(`${all.passed} passed, ${all.failed} failed`)
  process.exitCode = all.failed === 0 && all.complaints.length === 0 ? 0 : 1
}
