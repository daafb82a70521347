/** Where the allowance for a home is not sure: it hangs on the gifts, and they on it. */
import { Fraction } from '../estate/fraction.ts'
import type { PaidGift } from './gifts-paid.ts'
import { type Figure, isNothing } from './ledger.ts'
import { type TaxedEstate, type TaxRefusal, takerOf } from './taxed-estate.ts'

type HomeFigures = {
  readonly estate: TaxedEstate
  readonly gifts: readonly PaidGift[]
  /** Of the home. */
  readonly missing: Fraction
  /** Something exempt is left beside a business or a farm that is relieved. */
  readonly isRelievedBesideExempt: boolean
} & Record<'band' | 'homeAllowance' | 'homeValue' | 'taxFree' | 'homeUsed', Figure> &
  Record<'part' | 'closely', Figure<'part'>>

/** Where the home allowance and the gifts depend on each other, or the home may have to be sold, no figure is sure. */
export const homeRefusals = (figures: HomeFigures): TaxRefusal[] => {
  const { estate, gifts, part, band, missing, homeAllowance, homeValue, closely, taxFree, homeUsed } = figures
  const homeTaxFree = gifts.some(
    ({ gift, home }) => !gift.taxByTaker && takerOf(estate, gift.taker).closely && !isNothing(home),
  )
  const grossingBites = !part.value.equals(Fraction.one) && taxFree.value.compare(band.value.plus(homeUsed.value)) > 0
  const isGrossed = homeTaxFree && grossingBites && homeValue.value.compare(homeAllowance.value) < 0
  const withoutMissing = homeValue.value.excess(missing.times(closely.value))
  const used = withoutMissing.compare(homeAllowance.value) < 0 ? withoutMissing : homeAllowance.value
  // How the Act shares relief between a home and what is exempt was not checked.
  const isShared =
    figures.isRelievedBesideExempt && !isNothing(homeValue) && homeUsed.value.compare(homeAllowance.value) < 0
  return [
    ...(isShared ? (['BUSINESS'] as const) : []),
    ...(isGrossed ? (['GROSSED_HOME'] as const) : []),
    ...(missing.numerator > 0n && !used.equals(homeUsed.value) ? (['HOME_AND_LEGACIES'] as const) : []),
  ]
}
