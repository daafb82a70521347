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

/** Whether two days are the same. */
export const isSameDay = (a: Day, b: Day): boolean => ordinal(a) === ordinal(b)

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
