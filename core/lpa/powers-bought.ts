import type { Will } from '../will/schema.ts'

export type PowersBought = 'none' | 'one' | 'both'

/** How many powers of attorney were paid for. A will says only whether any were: then both may be made. */
export const powersBought = ({ lastPowerOfAttorney }: Pick<Will, 'lastPowerOfAttorney'>): PowersBought =>
  lastPowerOfAttorney === 1 ? 'both' : 'none'
