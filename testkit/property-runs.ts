/** How many wills a property is tried on. Mutation testing, which runs every test many times, sets a smaller number. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 10_000)
