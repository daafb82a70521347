import type { Firm } from '#core/will/firm-schema.ts'
import type { FirmConsent, Will } from '#core/will/schema.ts'
import { today } from './builders.ts'

/** A law firm that may be appointed. It is made up. */
export const aFirm = (given: Partial<Firm> = {}): Firm => ({
  name: 'Poe & Lane LLP',
  sraNumber: '600123',
  fees: 'By the hour, at £240 to £320 with VAT. For a house and savings, most people have paid £4,000 to £9,000.',
  commission: 'The firm pays us nothing.',
  website: 'https://poe-lane.example/probate-prices',
  ...given,
})

/** The answers of somebody who chose it today. */
export const choosingTheFirm = (
  given: Partial<FirmConsent> = {},
): Pick<Will, 'secureLegacyProbateAsExecutor' | 'firmConsent'> => ({
  secureLegacyProbateAsExecutor: true,
  firmConsent: { ...aFirm(), on: today, ...given },
})
