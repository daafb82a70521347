import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnAhead } from './drawn-ahead.ts'

const WORD = 4

/** Luck that counts 1, 2, 3… in words of four bytes, so that a word given twice is seen. */
const counting = () => {
  let next = 0
  return (bytes: number): Uint8Array =>
    new Uint8Array(Uint32Array.from({ length: bytes / WORD }, () => (next += 1)).buffer)
}

test('hands out as many bytes as it is asked for, in the order they were drawn', () => {
  const random = drawnAhead((count) => Uint8Array.from({ length: count }, (_, index) => index % 256))
  expect([...random(3), ...random(2), ...random(0)]).toEqual([0, 1, 2, 3, 4])
  expect(random(5000)).toHaveLength(5000)
})

test('never hands out the same bytes twice, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 60 }), (asked) => {
      const random = drawnAhead(counting())
      const words = asked.flatMap((count) => [...new Uint32Array(Uint8Array.from(random(count * WORD)).buffer)])
      expect(new Set(words).size).toBe(words.length)
    }),
  )
})
