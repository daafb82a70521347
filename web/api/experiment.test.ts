import { afterEach, expect, test, vi } from 'vitest'
import { isMobile } from './experiment.ts'

afterEach(() => vi.unstubAllGlobals())

// Promise: call.tests, limit.mobile
test.each([
  [320, true],
  [859, true],
  [860, false],
  [1360, false],
])('a page %i pixels wide is counted as narrow: %s', (width, narrow) => {
  vi.stubGlobal('innerWidth', width)
  expect(isMobile()).toBe(narrow)
})
