import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { estatesOfDead } from '#testkit/estates-of-dead.ts'
import { whoGetsWhat } from './gets-in-lines.ts'

test('whoever is shown who gets what is never told that what the testator has is theirs', () => {
  const lines = fc.sample(estatesOfDead, 300).flatMap(({ will, released: { on } }) => whoGetsWhat(will, on))
  expect(lines.filter((line) => /\byours?\b|\byou\b/i.test(line.replaceAll(/“.*?”/g, '')))).toEqual([])
  expect(lines.some((line) => line.startsWith('The home, or their part of it: The executors, for '))).toBe(true)
  expect(lines.some((line) => line.endsWith(': The grandchildren'))).toBe(true)
})
