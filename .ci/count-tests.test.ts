import { expect, test } from 'vitest'
import { countIn, total } from './count-tests.ts'

const vitest =
  (given: object = {}) =>
  () =>
    JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      success: true,
      ...given,
    })
const playwright =
  (stats: object = {}, errors: unknown[] = []) =>
  () =>
    JSON.stringify({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

test('tests of both kinds are added up', () => {
  expect(total([countIn('vitest', vitest()), countIn('playwright', playwright())])).toEqual({
    passed: 7,
    failed: 0,
    complaints: [],
  })
})

test.each([
  ['a failed test', countIn('vitest', vitest({ numFailedTests: 1, success: false })), 1],
  ['a file that cannot be loaded', countIn('vitest', vitest({ success: false })), 0],
  ['a skipped test', countIn('vitest', vitest({ numPendingTests: 1 })), 0],
  ['a test still to be written', countIn('vitest', vitest({ numTodoTests: 1 })), 0],
  ['no tests at all', countIn('vitest', vitest({ numPassedTests: 0 })), 0],
  ['a failed browser test', countIn('playwright', playwright({ unexpected: 2 })), 2],
  ['a browser test that passes only at a second try', countIn('playwright', playwright({ flaky: 1 })), 1],
  ['a skipped browser test', countIn('playwright', playwright({ skipped: 1 })), 0],
  ['a browser that does not start', countIn('playwright', playwright({}, [{ message: 'no browser' }])), 0],
  ['results of another shape', countIn('vitest', () => '{}'), 0],
  ['damaged results', countIn('vitest', () => '{'), 0],
  [
    'missing results',
    countIn('playwright', () => {
      throw new Error('no such file')
    }),
    0,
  ],
])('%s is not a success', (_what, count, failed) => {
  expect(count.failed).toBe(failed)
  expect(count.complaints).not.toEqual([])
})
