import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BAR, bandPath, between, type FlowRow, layOut, pieceOf } from './flow-layout.ts'

const share = (key: string, part: number, least = 58): FlowRow => ({ key, part, least })
const gift = (key: string, least = 58): FlowRow => ({ key, part: undefined, least })

const someShares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 14 }).map((weights) => {
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight, index) => share(`${index}`, weight / sum, 44 + (weight % 30)))
})

test('the bands leave the bar one below the other and fill it, whatever the shares are', () => {
  fc.assert(
    fc.property(someShares, fc.integer({ min: 0, max: 20 }), (shares, gifts) => {
      const { rows, shared } = layOut([
        ...shares,
        ...Array.from({ length: gifts }, (_, index) => gift(`gift ${index}`)),
      ])
      let at = shared.top
      for (const { from, thick } of rows.slice(0, shares.length)) {
        expect(from).toBeCloseTo(at)
        at += thick
      }
      expect(at).toBeCloseTo(shared.top + BAR)
    }),
  )
})

test('no card covers another, and each is at least as high as its words and its band', () => {
  fc.assert(
    fc.property(someShares, fc.integer({ min: 0, max: 20 }), (shares, gifts) => {
      const given = [...shares, ...Array.from({ length: gifts }, (_, index) => gift(`gift ${index}`))]
      const { rows, height, bar } = layOut(given)
      rows.forEach(({ top, height: own, to, end }, index) => {
        const before = rows[index - 1]
        if (before) expect(top).toBeGreaterThan(before.top + before.height)
        expect(own).toBeGreaterThanOrEqual(given[index]?.least ?? 0)
        expect(to).toBeGreaterThanOrEqual(top)
        expect(to + end).toBeLessThanOrEqual(top + own + 0.001)
        expect(top + own).toBeLessThanOrEqual(height + 0.001)
      })
      expect(bar.top + bar.height).toBeLessThanOrEqual(height + 0.001)
    }),
  )
})

test('a share of under 2% has a band of 3 pixels where it meets its card', () => {
  const [, small] = layOut([share('most', 0.99), share('little', 0.01)]).rows
  expect(small?.end).toBe(3)
})

test('shares that come to more than the whole go beyond the foot of the bar', () => {
  const { whole, bar } = layOut([share('a', 0.6), share('b', 0.5)])
  expect(bar.top + bar.height - whole).toBeCloseTo(BAR / 10)
})

test('gifts leave below the foot of what is shared', () => {
  const { rows, shared } = layOut([share('all', 1), gift('ring')])
  expect(rows[1]?.from).toBeGreaterThan(shared.top + shared.height)
})

test('a morph begins at what was drawn and ends at what is to be drawn', () => {
  const before = layOut([share('a', 0.5), share('b', 0.5)])
  const after = layOut([share('a', 0.2), share('c', 0.8)])
  expect(between(before, after, 1)).toBe(after)
  expect(between(before, after, 0).rows[0]).toEqual(before.rows[0])
  // One who was not there grows out of the middle of their band.
  expect(between(before, after, 0).rows[1]).toMatchObject({ thick: 0, end: 0 })
})

test('the parts of a band lie one below the other within it', () => {
  const band = { from: 10, thick: 40, to: 100, end: 40 }
  expect(pieceOf(band, 0.25, 0.5)).toEqual({ from: 20, thick: 20, to: 110, end: 20 })
  expect(bandPath(band, 0, 100)).toBe('M0 10C50 10 50 100 100 100V140C50 140 50 50 0 50Z')
})
