import type { Day } from '#core/formats/birthday.ts'

// en-CA writes year-month-day.
const inLondon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date in England and Wales at a moment. In summer it is an hour ahead of UTC. */
export const todayAt = (moment: Date): Day => {
  const [year = 0, month = 0, day = 0] = inLondon.format(moment).split('-').map(Number)
  return { day, month, year }
}
