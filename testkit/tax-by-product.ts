/** The tax as `core/tax` works it out, in the form in which `tax-oracle.ts` gives it. */
import { bear } from '#core/tax/bear.ts'
import { chargeOn } from '#core/tax/charge.ts'
import type { TaxedEstate, TaxRefusal } from '#core/tax/taxed-estate.ts'
import type { TaxFound } from './tax-oracle.ts'

export const taxByProduct = (estate: TaxedEstate): TaxFound | TaxRefusal => {
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
