/** `npm run nightly` tries everything; by day a change is told in minutes whether it holds. */
export const isNight = process.env.NIGHTLY === '1'

/**
 * How many wills a property is tried on: at night all of them, by day a tenth, from one seed. Mutation testing, which runs every test many
 * times, sets a smaller number.
 */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? (isNight ? 10_000 : 1_000))

/** One in `every` of them, for a property that is slow or says little new. */
export const fewerRuns = (every: number): number => Math.ceil(PROPERTY_RUNS / every)
