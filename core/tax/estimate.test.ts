import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failuresIn } from '#testkit/estate-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { thingsWorth } from '#testkit/values-arbitrary.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { needsAPerson } from '../estate/problems.ts'
import type { Will } from '../will/schema.ts'
import type { Amount, Values } from '../will/values-schema.ts'
import { type Estimate, type EstimateRefusal, estimate } from './estimate.ts'
import { refusalWords } from './estimate-words.ts'
import { certifiedDays } from './tax-law.ts'

const on = { day: 1, month: 5, year: 2026 }
const exact = (value: number): Amount => ({ low: value, high: value })

/** With numbers for its charities: others are refused before anything is reckoned. */
const plain = (will: Will): Will => ({
  ...will,
  charities: will.charities.map((charity) => ({ ...charity, charityId: '1234567' })),
})

const cases = completeWills.chain((whole) => {
  const will = plain(whole)
  return fc.record({ will: fc.constant(will), failed: failuresIn(will), values: thingsWorth(will) })
})

/** The same with each rough figure made one figure, at a place between its ends. */
const inside = (values: Values, where: number): Values => {
  const at = ({ low, high }: Amount): Amount => exact(Math.floor(low + (high - low) * where))
  return {
    ...values,
    things: values.things.map((thing) => ({
      ...thing,
      whole: at(thing.whole),
      ...(thing.debtOnIt && { debtOnIt: at(thing.debtOnIt) }),
    })),
    giftValue: values.giftValue.map((each) => ({ ...each, value: at(each.value) })),
    pension: values.pension.map((each) => ({ ...each, value: at(each.value) })),
    ...(values.debts && { debts: at(values.debts) }),
  }
}

/** Pence. Those that are left over go to the largest remainders, which may be others at another point: a range of so few is one figure. */
const PENNIES = 5
const isWithin = (inner: Amount, outer: Amount): boolean =>
  outer.low - 1 <= inner.low && inner.high <= Math.max(outer.high + 1, outer.low + PENNIES)

const amountsOf = (found: Estimate): Map<string, Amount> =>
  new Map([['tax', found.tax], ...found.people.map(({ taker, total }) => [taker, total] as const)])

describe('an estimate', () => {
  test('of exact figures adds up to what there is, to the penny, in any will and after any deaths', () => {
    fc.assert(
      fc.property(cases, ({ will, failed, values }) => {
        const found = estimate(will, inside(values, 0), failed, on)
        if ('refused' in found || found.assumed.length + found.open.length > 0) return
        const free = found.lines.find(({ id }) => id === 'free')?.value
        const outside = found.people.reduce((sum, { byOwnership, pension }) => sum + byOwnership.low + pension.low, 0)
        const byWill = found.people.reduce((sum, { gifts, residue }) => sum + gifts.low + residue.low, 0)
        expect(found.tax.low).toBe(found.tax.high)
        const owned = found.lines.find(({ id }) => id === 'ownership')?.value
        const pensions = values.pension.reduce((sum, { value }) => sum + value.low, 0)
        expect(byWill + outside + found.tax.low).toBe(
          Number(free?.numerator ?? 0n) + Number(owned?.numerator ?? 0n) + pensions,
        )
      }),
      { numRuns: fewerRuns(5) },
    )
  }, 600_000)

  test('of rough figures holds every estimate of figures within them', () => {
    fc.assert(
      fc.property(cases, fc.double({ min: 0, max: 1, noNaN: true }), ({ will, failed, values }, where) => {
        const rough = estimate(will, values, failed, on)
        const one = estimate(will, inside(values, where), failed, on)
        if ('refused' in rough || 'refused' in one) return
        const outer = amountsOf(rough)
        for (const [taker, amount] of amountsOf(one))
          expect(
            isWithin(amount, outer.get(taker) ?? exact(-1)),
            `${taker} ${JSON.stringify([amount, outer.get(taker)])}`,
          ).toBe(true)
      }),
      { numRuns: fewerRuns(10) },
    )
  }, 600_000)

  test('outside what was checked holds no figure at all, and says why in words without one', () => {
    const facts: Values['facts'][] = [
      { business: 'Yes' },
      { trust: 'Not sure' },
      { keptUsing: 'Yes' },
      { abroad: 'Not sure' },
      { partnerLongTermResident: 'No' },
      { taxedInheritance: 'Yes' },
    ]
    fc.assert(
      fc.property(cases, fc.constantFrom(...facts), ({ will, failed, values }, fact) => {
        const found = estimate(will, { ...values, facts: fact }, failed, on)
        expect(Object.keys(found)).toEqual(['refused'])
        expect(JSON.stringify(found)).not.toMatch(/\d/)
      }),
      { numRuns: fewerRuns(10) },
    )
    const said = Object.values(refusalWords).map((words) => words.replace('April 2026', ''))
    for (const words of [needsAPerson(), ...said]) expect(words).not.toMatch(/\d|£|%/)
  })

  test.each([
    ['the day before the certified days', { day: 5, month: 4, year: 2026 }],
    ['the day after them', { day: 6, month: 4, year: 2031 }],
  ])('is refused on %s', (_when, day) => {
    fc.assert(
      fc.property(cases, ({ will, failed, values }) => {
        expect(estimate(will, values, failed, day)).toEqual({ refused: ['LAW_UNKNOWN'] satisfies EstimateRefusal[] })
      }),
      { numRuns: 20 },
    )
    expect(certifiedDays.from.year).toBe(2026)
  })
})
