import { describe, expect, test } from 'vitest'
import { type Expected, estateOf, pounds, publishedTaxExamples } from '#testkit/published-tax-examples.ts'
import { taxByProduct } from '#testkit/tax-by-product.ts'
import { taxByOracle } from '#testkit/tax-oracle.ts'
import type { Fraction } from '../estate/fraction.ts'
import { type Borne, bear } from './bear.ts'
import { type Charge, chargeOn } from './charge.ts'
import { withSumByRate } from './charity-by-rate.ts'
import type { TaxedEstate } from './taxed-estate.ts'

/** What HMRC prints to the pound is compared to the pound. */
const inPence = ({ value }: { value: Fraction }): number =>
  Number((value.numerator * 2n + value.denominator) / (value.denominator * 2n))

const foundIn = (estate: TaxedEstate, charge: Charge, borne: Borne): Required<Omit<Expected, 'refused'>> => ({
  tax: borne.tax,
  by: borne.taxBy,
  rate: charge.rates.free === 36 ? 36 : 40,
  onGifts: borne.taxOnLifetimeGifts,
  baseline: charge.charity ? inPence(charge.charity.baseline) : -1,
  grossed: inPence(charge.attribution.grossed),
  chargeable: inPence(charge.attribution.chargeable),
  estate: inPence(charge.estate),
  allowance: inPence(charge.bands.homeAllowance),
  homeUsed: inPence(charge.bands.home),
  bandLeft: inPence(charge.bands.nilRate),
  have: Object.fromEntries(estate.takers.map(({ key }, index) => [key, borne.people[index]?.total ?? -1])),
  gifts: charge.gifts.map(({ paid }) => inPence(paid)),
})

const inPenceAll = (expected: Expected): unknown =>
  JSON.parse(JSON.stringify(expected), (key, value) =>
    typeof value === 'number' && key !== 'rate' ? pounds(value) : value,
  )

describe('the examples that HMRC and others publish come out to the penny', () => {
  test.each(publishedTaxExamples)('%s', (_name, facts, expected) => {
    const estate = withSumByRate(estateOf(facts))
    const charge = chargeOn(estate)
    if (typeof charge === 'string') return expect(charge).toBe(expected.refused)
    const borne = bear(estate, charge)
    if (typeof borne === 'string') return expect(borne).toBe(expected.refused)
    expect(expected.refused).toBeUndefined()
    expect(foundIn(estate, charge, borne)).toMatchObject(inPenceAll(expected) as object)
  })
  test.each(publishedTaxExamples)('%s, by the second formulation as well', (_name, facts) => {
    const estate = estateOf(facts)
    expect(taxByProduct(estate)).toEqual(taxByOracle(estate))
  })
})
