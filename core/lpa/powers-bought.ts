import type { Will } from '../will/schema.ts'

export type PowersBought = 'none' | 'one' | 'both'

/** How many powers of attorney were paid for. Where a will does not say, both may be made. */
export const powersBought = ({
  lastPowerOfAttorney,
  powersHeld,
}: Pick<Will, 'lastPowerOfAttorney' | 'powersHeld'>): PowersBought =>
  lastPowerOfAttorney === 1 ? (powersHeld ?? 'both') : 'none'
