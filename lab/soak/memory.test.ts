import { expect, test } from 'vitest'
import { lineThrough, residentMegabytes } from './memory.ts'

const minutes = Array.from({ length: 31 }, (_, minute) => minute * 60)

test('memory that goes up and down around the same is flat', () => {
  const line = lineThrough(minutes.map((seconds, index) => ({ seconds, megabytes: 200 + (index % 2) * 10 })))
  expect(Math.abs(line.end - line.start)).toBeLessThan(1)
})

test('a leak of a megabyte a minute is found under the ups and downs', () => {
  const line = lineThrough(minutes.map((seconds, index) => ({ seconds, megabytes: 200 + index + (index % 2) * 10 })))
  expect(line.perHour).toBeCloseTo(60, 0)
  expect(line.end - line.start).toBeCloseTo(30, 0)
})

test('this process holds some memory', () => {
  expect(residentMegabytes(process.pid)).toBeGreaterThan(10)
})
