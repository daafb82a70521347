/** The tax as `core/tax` works it out, in the form in which `tax-oracle.ts` gives it. */
import { bear } from '#core/tax/bear.ts'
import { chargeOn } from '#core/tax/charge.ts'
import { withSumByRate } from '#core/tax/charity-by-rate.ts'
import type { TaxedEstate, TaxRefusal } from '#core/tax/taxed-estate.ts'
import type { TaxFound } from './tax-oracle.ts'

export const taxByProduct = (asked: TaxedEstate): TaxFound | TaxRefusal => {
  const estate = withSumByRate(asked)
  const charge = chargeOn(estate)
  if (typeof charge === 'string') return charge
  const borne = bear(estate, charge)
  if (typeof borne === 'string') return borne
  return {
    tax: borne.tax,
    taxBy: borne.taxBy,
    rate: charge.rates.free === estate.law.charityRate ? 36 : 40,
    people: borne.people.map(({ total }) => total),
    onLifetimeGifts: borne.taxOnLifetimeGifts,
  }
}
