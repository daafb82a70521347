import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { estatesOfDead } from '#testkit/estates-of-dead.ts'
import { NOBODY_DIED, pictureOf } from '../picture/picture.ts'
import { whoGetsWhat } from './who-takes.ts'

test('whoever is shown that the executors hold something for one person is shown who has it afterwards', () => {
  const held = fc.sample(estatesOfDead, 300).flatMap(({ will, released: { on } }) => {
    const lines = whoGetsWhat(will, on)
    return pictureOf(will, on, NOBODY_DIED)
      .held.filter(({ starts }) => starts)
      .map(({ for: { fullname }, afterwards }) => ({
        said: lines.filter((line) => line.includes(`s held for ${fullname}, afterwards: `)),
        takers: afterwards.shares.length,
      }))
  })
  expect(held.length).toBeGreaterThan(30)
  for (const { said, takers } of held) expect(said.length).toBeGreaterThanOrEqual(takers)
  expect(held.some(({ said }) => /^What is held for .*, afterwards: [A-Z]/.test(said[0] ?? ''))).toBe(true)
  expect(held.some(({ said }) => /^\d.* of what is held for .*, afterwards: [A-Z]/.test(said[0] ?? ''))).toBe(true)
})

test('whoever is shown who gets what is never told that what the testator has is theirs', () => {
  const lines = fc.sample(estatesOfDead, 300).flatMap(({ will, released: { on } }) => whoGetsWhat(will, on))
  expect(lines.filter((line) => /\byours?\b|\byou\b/i.test(line.replaceAll(/“.*?”/g, '')))).toEqual([])
  expect(lines.some((line) => line.startsWith('The home, or their part of it: The executors, for '))).toBe(true)
  expect(lines.some((line) => line.endsWith(': The grandchildren'))).toBe(true)
})
