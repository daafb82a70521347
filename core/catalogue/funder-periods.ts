/**
 * What someone who pays for codes may know of the customers it sent: how many came in a period, and of fewer than ten nothing but
 * that they are fewer than ten. Periods are whole months that are over, they do not overlap, and each is told once and for all. So
 * no two figures, of one look or of two, have a difference that is a count under ten.
 */

/** The fewest people that are told as a number. */
export const FUNDER_LEAST = 10

/** Months as in 2026-11, both included. */
export type Months = { readonly first: string; readonly last: string }
export type FunderPeriod = Months & { readonly people: number }

/** The month after one, or before it. */
const monthFrom = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = 12 * year + number - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export type FunderCounts = {
  /** Oldest first. */
  readonly periods: readonly FunderPeriod[]
  /** The months since, which have fewer than ten people. */
  readonly since?: Months
}

/**
 * @param told the periods that were told before: they stay, whatever became of their customers.
 * @param byMonth people by the month in which each came first. A month may come more than once.
 * @param begin the month of the first code.
 * @param today a month that is not over.
 */
export const funderCounts = (
  told: readonly FunderPeriod[],
  byMonth: readonly { readonly month: string; readonly people: number }[],
  { begin, today }: { readonly begin: string; readonly today: string },
): FunderCounts => {
  const periods = [...told]
  const last = told.at(-1)?.last
  let first = last === undefined ? begin : monthFrom(last, 1)
  let people = 0
  for (let month = first; month < today; month = monthFrom(month, 1)) {
    for (const each of byMonth) if (each.month === month) people += each.people
    if (people < FUNDER_LEAST) continue
    periods.push({ first, last: month, people })
    first = monthFrom(month, 1)
    people = 0
  }
  return { periods, ...(first < today && { since: { first, last: monthFrom(today, -1) } }) }
}
