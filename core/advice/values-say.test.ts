import { describe, expect, test } from 'vitest'
import { simplestWill, today } from '#testkit/builders.ts'
import { noValues } from '../will/new-will.ts'
import type { Values, Will } from '../will/schema.ts'
import type { Thing } from '../will/values-schema.ts'
import { adviceFor, stopsCheckout, withWhatValuesSay } from './advice.ts'

const pounds = (amount: number) => ({ low: amount * 100, high: amount * 100 })

const withWorth = (amount: number, more: Partial<Values> = {}, held: Thing['held'] = { as: 'alone' }): Will =>
  simplestWill({
    values: { ...noValues, things: [{ id: 1, kind: 'savings', whole: pounds(amount), held }], ...more },
  })

const said = (will: Will): string[] =>
  Object.entries(withWhatValuesSay(will, today).situation ?? {})
    .flatMap(([id, answer]) => (answer === 'Yes' && id.startsWith('estate-over') ? [id] : []))
    .toSorted()

describe('what values say in the place of a statement', () => {
  test.each<[string, Will, string[]]>([
    ['nothing up to the nil-rate band', withWorth(325_000), []],
    ['more than the band', withWorth(325_001), ['estate-over-nil-rate-band']],
    ['more than two bands', withWorth(650_001), ['estate-over-nil-rate-band', 'estate-over-two-bands']],
    [
      'more than the threshold above which an allowance is lost',
      withWorth(2_000_001),
      ['estate-over-nil-rate-band', 'estate-over-taper', 'estate-over-two-bands'],
    ],
    ['less for debts', withWorth(325_001, { debts: pounds(1) }), []],
    ['only the part that is owned', withWorth(650_000, {}, { as: 'joint tenants', with: [1] }), []],
    ['only the share that is owned', withWorth(650_000, {}, { as: 'tenants in common', part: 50_00 }), []],
    ['a band that was brought', withWorth(487_500, { facts: { earlierSpouse: { nilRate: 500_000, home: 0 } } }), []],
    [
      'what was given away',
      withWorth(325_000, { facts: { given: [{ first: today, last: today, sum: pounds(1) }] } }),
      ['estate-over-nil-rate-band'],
    ],
    ['no pension before it counts', withWorth(325_000, { pension: [{ to: 'scheme decides', value: pounds(9) }] }), []],
  ])('%s', (_what, will, expected) => {
    expect(said(will)).toEqual(expected)
  })

  test('a statement that was ticked stays, whatever the values come to', () => {
    const will = { ...withWorth(1), situation: { 'estate-over-taper': 'Yes' as const } }
    expect(said(will)).toEqual(['estate-over-taper'])
  })

  test('an estate above the threshold stops payment as the statement would', () => {
    const t18 = (all: readonly { id: string }[]) => all.filter(({ id }) => id === 'T18').length
    expect(t18(stopsCheckout(withWorth(2_000_001), today))).toBe(1)
    expect(t18(stopsCheckout(withWorth(100_000), today))).toBe(0)
  })

  test('documents and what is read follow the statements alone', () => {
    const { values: _none, ...without } = withWorth(3_000_000)
    expect(adviceFor(withWorth(3_000_000), today)).toEqual(adviceFor(without, today))
  })
})
