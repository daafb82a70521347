import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothDeathsByOracle } from '#testkit/both-deaths-oracle.ts'
import { couplesSaid } from '#testkit/couples-arbitrary.ts'
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
})
