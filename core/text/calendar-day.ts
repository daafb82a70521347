import { ADULT_FROM_AGE } from '../constants.ts'

/** A calendar day without time or time zone. Months count from 1. */
export type Day = { day: number; month: number; year: number }

export const isRealDay = ({ day, month, year }: Day): boolean => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const length = lengths[month - 1]
  return length !== undefined && day >= 1 && day <= length
}

const ordinal = ({ day, month, year }: Day): number => (year * 100 + month) * 100 + day

export const isAfter = (a: Day, b: Day): boolean => ordinal(a) > ordinal(b)

/** The earliest first. */
export const byDay = <T extends { readonly on: Day }>(dated: readonly T[]): T[] =>
  dated.toSorted((one, other) => ordinal(one.on) - ordinal(other.on))

/** Whether two days are the same. */
export const isSameDay = (a: Day, b: Day): boolean => ordinal(a) === ordinal(b)

// Days are counted in years that begin in March, so that a leap day is the last of its year (H. Hinnant, "days_from_civil").
const DAYS_IN_400_YEARS = 146_097

const numberOf = ({ day, month, year }: Day): number => {
  const marchYear = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return (
    marchYear * 365 + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400) + dayOfYear
  )
}

const dayOf = (number: number): Day => {
  const cycle = Math.floor(number / DAYS_IN_400_YEARS)
  const inCycle = number - cycle * DAYS_IN_400_YEARS
  const years = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  )
  const inYear = inCycle - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const marchMonth = Math.floor((5 * inYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    day: inYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
    month,
    year: cycle * 400 + years + (month > 2 ? 0 : 1),
  }
}

/** The day that many days later, or earlier where the number is negative. */
export const daysLater = (day: Day, days: number): Day => dayOf(numberOf(day) + days)

export const dayAfter = (day: Day): Day => daysLater(day, 1)

/** "2027-04-06" */
export const isoDay = ({ day, month, year }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The day that "2027-04-06" names, which may be no real one. */
export const dayOfIso = (iso: string): Day => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { day, month, year }
}

/** The same day so many months later, or the first of the month after that where it has no such day. */
export const monthsLater = ({ day, month, year }: Day, months: number): Day => {
  const passed = month - 1 + months
  const same = { day, month: (passed % 12) + 1, year: year + Math.floor(passed / 12) }
  return isRealDay(same) ? same : { day: 1, month: same.month + 1, year: same.year }
}

/** The day of an anniversary: that of 29 February is 1 March in a common year, as a birthday is. */
export const yearsLater = (day: Day, years: number): Day => monthsLater(day, 12 * years)

/** Completed years on `today`. A person born on 29 February has their birthday on 1 March of a common year. */
export const ageOn = (today: Day, dob: Day): number => Math.floor((ordinal(today) - ordinal(dob)) / 1_00_00)

export const isUnder18 = (dob: Day, today: Day): boolean => ageOn(today, dob) < ADULT_FROM_AGE

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** { day: 9, month: 3, year: 1961 } -> "9 March 1961" */
/** The newest year up to `latest` that ends in the two digits typed: 68 is 1968, 17 is 2017. Undefined for any other text. */
export const yearMeant = (typed: string, latest: number): number | undefined => {
  if (!/^\d\d$/.test(typed.trim())) return undefined
  const inThisCentury = latest - (latest % 100) + Number(typed)
  return inThisCentury > latest ? inThisCentury - 100 : inThisCentury
}

export const dayInWords = ({ day, month, year }: Day): string => `${day} ${monthNames[month - 1]} ${year}`
