import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FUNDER_LEAST, type FunderCounts, funderCounts } from './promo.ts'

const MONTHS = 36
const monthAt = (at: number): string => `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
const begin = monthAt(0)

/** New customers of each month, mostly few. */
const history = fc.array(fc.oneof({ weight: 4, arbitrary: fc.nat(6) }, fc.nat(40)), {
  minLength: MONTHS,
  maxLength: MONTHS,
})
const byMonth = (people: readonly number[]) => people.map((each, at) => ({ month: monthAt(at), people: each }))
/** What is said after so many months, having said `told` before. */
const readAfter = (people: readonly number[], months: number, told: FunderCounts['periods'] = []): FunderCounts =>
  funderCounts(told, byMonth(people), { begin, today: monthAt(months) })
const monthsOf = ({ first, last }: { first: string; last: string }): number[] =>
  Array.from({ length: MONTHS }, (_, at) => at).filter((at) => first <= monthAt(at) && monthAt(at) <= last)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

describe('someone who pays for codes', () => {
  test('reads counts of ten or more, of months that are over, each month once', () => {
    fc.assert(
      fc.property(history, fc.nat(MONTHS), (people, months) => {
        const { periods, since } = readAfter(people, months)
        for (const period of periods) {
          expect(period.people).toBeGreaterThanOrEqual(FUNDER_LEAST)
          expect(period.people).toBe(sum(monthsOf(period).map((at) => people[at] ?? 0)))
        }
        const told = [...periods, ...(since ? [since] : [])].flatMap(monthsOf)
        expect(told).toEqual(Array.from({ length: months }, (_, at) => at))
      }),
    )
  })

  test('finds no count under ten by taking what was read one day from what is read another day', () => {
    fc.assert(
      fc.property(history, fc.nat(MONTHS), fc.nat(MONTHS), (people, one, other) => {
        const [early, late] = [readAfter(people, Math.min(one, other)), readAfter(people, Math.max(one, other))]
        expect(late.periods.slice(0, early.periods.length)).toEqual(early.periods)
        const gained = sum(late.periods.map((each) => each.people)) - sum(early.periods.map((each) => each.people))
        expect(gained === 0 || gained >= FUNDER_LEAST).toBe(true)
      }),
    )
  })

  test('reads the same whether nobody or nine came in the months since the last count', () => {
    fc.assert(
      fc.property(history, fc.nat(MONTHS), fc.nat(FUNDER_LEAST - 1), fc.nat(), (people, months, few, where) => {
        const read = readAfter(people, months)
        if (!read.since) return
        const rest = monthsOf(read.since)
        const other = people.map((each, at) => (rest.includes(at) ? 0 : each))
        other[rest[where % rest.length] ?? 0] = few
        expect(readAfter(other, months)).toEqual(read)
      }),
    )
  })

  test('cannot tell how many came before the last month of a count, from none to nine', () => {
    fc.assert(
      fc.property(history, fc.nat(FUNDER_LEAST - 1), fc.nat(), (people, few, which) => {
        const { periods } = readAfter(people, MONTHS)
        const long = periods.filter(({ first, last }) => first !== last)
        const period = long[which % Math.max(1, long.length)]
        if (!period) return
        const months = monthsOf(period)
        const other = people.map((each, at) => (months.includes(at) ? 0 : each))
        other[months[0] ?? 0] = few
        other[months.at(-1) ?? 0] = period.people - few
        expect(readAfter(other, MONTHS).periods).toEqual(periods)
      }),
    )
  })

  test('sees nothing of a customer who leaves after the count was told', () => {
    fc.assert(
      fc.property(history, fc.nat(MONTHS), fc.nat(MONTHS - 1), (people, months, at) => {
        const { periods } = readAfter(people, months)
        const left = people.map((each, month) => (month === at ? 0 : each))
        expect(readAfter(left, months, periods).periods).toEqual(periods)
      }),
    )
  })
})

test('months are put together until ten have come', () => {
  expect(readAfter([4, 5, 1, 12, 3, 0], 6)).toEqual({
    periods: [
      { first: '2025-01', last: '2025-03', people: 10 },
      { first: '2025-04', last: '2025-04', people: 12 },
    ],
    since: { first: '2025-05', last: '2025-06' },
  })
  expect(readAfter([12], 0)).toEqual({ periods: [] })
})
