/** What the calculation of inheritance tax needs of the dated law, for the day of a death. */
import { isInForce } from '../law/dated-law.ts'
import { figureOn } from '../law/figures-of-law.ts'
import { type Day, isAfter } from '../text/calendar-day.ts'

/** The days of death for which Parliament has set every figure and this calculation was checked. No other day is estimated. */
export const certifiedDays = {
  from: { day: 6, month: 4, year: 2026 },
  until: { day: 5, month: 4, year: 2031 },
} as const satisfies Record<string, Day>

/** Bands are in pence, rates in percent. */
export type TaxLaw = {
  readonly nilRateBand: number
  readonly residenceNilRateBand: number
  readonly taperThreshold: number
  readonly rate: number
  readonly charityRate: number
  readonly pensionsCount: boolean
  /** What of businesses and farms is relieved in full at most. */
  readonly businessAllowance: number
}

const percentOn = (id: 'inheritance-tax' | 'inheritance-tax-with-charity', on: Day): number => figureOn(id, on) / 100

/** The law for a death on a day. Undefined outside the certified days. */
export const taxLawOn = (on: Day): TaxLaw | undefined =>
  isAfter(certifiedDays.from, on) || isAfter(on, certifiedDays.until)
    ? undefined
    : {
        nilRateBand: figureOn('nil-rate-band', on),
        residenceNilRateBand: figureOn('residence-nil-rate-band', on),
        taperThreshold: figureOn('taper-threshold', on),
        rate: percentOn('inheritance-tax', on),
        charityRate: percentOn('inheritance-tax-with-charity', on),
        businessAllowance: figureOn('business-relief-limit', on),
        pensionsCount: isInForce('pensions-are-taxed', on),
      }
