/**
 * Vitest's setup for the generated cases: one seed for all properties, so that a run can be repeated and two runs agree.
 * `SEED=random` tries other cases, and `SEED=NUMBER` those of another run. A property prints its seed when it fails.
 */
import fc from 'fast-check'

const seed = process.env.SEED ?? '2026'

fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) })
