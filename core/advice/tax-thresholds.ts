// Inheritance tax thresholds of 30 June 2026, in pence. They are fixed until 5 April 2031 (Budget of November 2025).

/** Inheritance Tax Act 1984 s.7 and Sch.1. */
export const NIL_RATE_BAND = 325_000_00
/** Above this the extra allowance for a home shrinks (Inheritance Tax Act 1984 s.8D(5)). */
export const TAPER_THRESHOLD = 2_000_000_00
