/** How many wills a property is tried on. Mutation testing, which runs every test many times, sets a smaller number. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 10_000)

/** One in `every` of them, for a property that is slow or says little new. */
export const fewerRuns = (every: number): number => Math.ceil(PROPERTY_RUNS / every)
