import { describe, expect, test } from 'vitest'
import type { Day } from '../text/calendar-day.ts'
import { survivalDay, survived } from './history.ts'

const day = (text: string): Day => {
  const [d = 0, m = 0, y = 0] = text.split('/').map(Number)
  return { day: d, month: m, year: y }
}

test.each([
  ['1/3/2026', '29/3/2026'],
  ['31/1/2026', '28/2/2026'],
  ['31/1/2028', '28/2/2028'],
  ['1/2/2026', '1/3/2026'],
  ['1/2/2028', '29/2/2028'],
  ['15/12/2026', '12/1/2027'],
  ['3/4/2026', '1/5/2026'],
  ['10/11/2026', '8/12/2026'],
  ['2/4/2026', '30/4/2026'],
])('28 days after a death on %s end with %s', (death, last) => {
  expect(survivalDay(day(death))).toEqual(day(last))
})

describe('Ann dies on 1 March 2026', () => {
  test.each([
    ['2/3/2026', false],
    ['29/3/2026', false],
    ['30/3/2026', true],
    ['1/1/2027', true],
  ])('and Bob on %s, at whatever hour: he survived her is %s', (his, result) => {
    expect(survived(day('1/3/2026'), day(his))).toBe(result)
  })
})
