import { COMPLAINT_DAYS, type ContactTopic, DEATH_COMPLAINT_WORKING_DAYS } from '#core/constants.ts'
import { DAY_MS } from '#core/text/dates.ts'

/** Working days in which a will is read, and in which a bound print is posted. Our own limits: the pages promise no day. */
const READING_WORKING_DAYS = 5
const PRINT_WORKING_DAYS = 5

type Clock = { readonly workingDays: number } | { readonly days: number }

/**
 * By when a message is answered. A question or a problem: as the accessibility page says. A complaint: as we promise there. A request about personal
 * information: 28 days, which are within the month of UK GDPR art. 12(3) whatever the month.
 */
const answeredWithin: Record<ContactTopic, Clock> = {
  'A question': { workingDays: 5 },
  'A problem': { workingDays: 5 },
  'A complaint': { days: COMPLAINT_DAYS },
  'A complaint after a death': { workingDays: DEATH_COMPLAINT_WORKING_DAYS },
  'My personal information': { days: 28 },
}

const SUNDAY = 0
const SATURDAY = 6

/** So many days from Monday to Friday later. Bank holidays count as working days: the promise is kept early, never late. */
export const addWorkingDays = (from: Date, days: number): Date => {
  let moment = from
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + DAY_MS)
    if (moment.getUTCDay() !== SATURDAY && moment.getUTCDay() !== SUNDAY) left -= 1
  }
  return moment
}

export const readingPromise = (asked: Date): Date => addWorkingDays(asked, READING_WORKING_DAYS)
export const printPromise = (asked: Date): Date => addWorkingDays(asked, PRINT_WORKING_DAYS)

export const answerPromise = (topic: ContactTopic, received: Date): Date => {
  const within = answeredWithin[topic]
  return 'days' in within
    ? new Date(received.getTime() + within.days * DAY_MS)
    : addWorkingDays(received, within.workingDays)
}
