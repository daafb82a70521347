/** Inheritance tax thresholds, in pence. Fixed until 5 April 2031 (Budget of November 2025). */
export const TAX_THRESHOLDS_AS_OF = '2026-06-30'

/** Inheritance Tax Act 1984 s.7 and Sch.1. */
export const NIL_RATE_BAND = 325_000_00
/** Above this the extra allowance for a home shrinks (Inheritance Tax Act 1984 s.8D(5)). */
export const TAPER_THRESHOLD = 2_000_000_00
