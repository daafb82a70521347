import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothDeathsByOracle } from '#testkit/both-deaths-oracle.ts'
import { type CoupleSaid, couplesSaid } from '#testkit/couples-arbitrary.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import {
  detailedTaxedEstates,
  estatesAtTheTenth,
  estatesGivingByRate,
  estatesWithHomeSold,
  relievedTaxedEstates,
  taxedEstates,
} from '#testkit/tax-arbitrary.ts'
import { agreeOnBoth, bothDeathsByProduct, taxByProduct } from '#testkit/tax-by-product.ts'
import { taxByOracle } from '#testkit/tax-oracle.ts'
import type { TaxedEstate } from './taxed-estate.ts'

const kinds: [name: string, estates: fc.Arbitrary<TaxedEstate>, everyOf: number][] = [
  ['any estate', taxedEstates, 1],
  ['an estate with homes, debts and thresholds', detailedTaxedEstates, 1],
  ['an estate with a business or a farm, and an inheritance that was taxed', relievedTaxedEstates, 2],
  ['an estate whose testator had sold a home', estatesWithHomeSold, 2],
  ['an estate that gives a charity as much as the lower rate needs', estatesGivingByRate, 10],
  ['an estate with just a tenth for charity', estatesAtTheTenth, 10],
]

/** How often each result came out, so that a comparison of nothing but refusals is noticed. */
const tally = (): { count: (result: string) => void; of: (result: string) => number } => {
  const counts = new Map<string, number>()
  return {
    count: (result) => counts.set(result, (counts.get(result) ?? 0) + 1),
    of: (result) => counts.get(result) ?? 0,
  }
}

describe('two formulations of inheritance tax agree to the penny', () => {
  test.each(kinds)('on %s', (_name, estates, everyOf) => {
    const { count, of } = tally()
    const runs = fewerRuns(everyOf)
    fc.assert(
      fc.property(estates, (estate) => {
        const found = taxByOracle(estate)
        expect(taxByProduct(estate)).toEqual(found)
        count(typeof found === 'string' ? found : `at ${found.rate}%`)
      }),
      { numRuns: runs },
    )
    expect(of('at 40%') + of('at 36%')).toBeGreaterThan(runs / 2)
  })

  test('on both deaths of a couple', () => {
    const { count, of } = tally()
    const runs = fewerRuns(2)
    fc.assert(
      fc.property(couplesSaid, (said) => {
        const [one, other] = [bothDeathsByProduct(said), bothDeathsByOracle(said)]
        if (!agreeOnBoth(one, other)) expect(one).toEqual(other)
        count(typeof other === 'string' ? other : 'figure')
      }),
      { numRuns: runs },
    )
    expect(of('figure')).toBeGreaterThan(runs / 2)
  })

  test('on both deaths where either rate for charity takes the same pence: they leave none over', () => {
    const said: CoupleSaid = {
      on: { day: 1, month: 6, year: 2026 },
      home: { worth: 325_000_00, debt: 0, held: 'alone' },
      savings: 73_000_00,
      together: 0,
      owed: 0,
      brings: 0,
      pension: 1_00,
      policy: 0,
      money: [{ to: 'Ivy', sum: 73_000_00, bearsTax: false }],
      rest: [{ to: 'Bea', percent: 100 }],
      afterBea: [
        { to: 'Cy', percent: 90 },
        { to: 'charity', percent: 10 },
      ],
      forLife: { of: 'home', after: [{ to: 'Ivy', percent: 100 }] },
      given: [{ years: 0, sum: 252_000_00 }],
      earlier: { nilRate: 0, home: 0 },
    }
    const found = bothDeathsByProduct(said)
    if (!('tax' in found)) throw new Error(`No figure: ${found}`)
    const all = found.people.reduce((sum, { low }) => sum + low, found.tax.low)
    expect(all).toBe(325_000_00 + 73_000_00 + 1_00)
  })
})
