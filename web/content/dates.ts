import * as dates from '#core/text/dates.ts'

// As in core/text/dates.ts, for the ISO date and time that the API sends. Orders, documents and prices are shown in London's
// time, what a customer did in the account in their own.
export const formatLondonDate = (moment: string): string => dates.formatLondonDate(new Date(moment))
export const formatLocalDate = (moment: string): string => dates.formatLocalDate(new Date(moment))
export const formatLocalTime = (moment: string): string => dates.formatLocalTime(new Date(moment))
export const formatLocalDateTime = (moment: string): string => dates.formatLocalDateTime(new Date(moment))

// Chromium has no Welsh data and would format the date in English. The names are the Unicode consortium's.
const months = [
  'Ionawr',
  'Chwefror',
  'Mawrth',
  'Ebrill',
  'Mai',
  'Mehefin',
  'Gorffennaf',
  'Awst',
  'Medi',
  'Hydref',
  'Tachwedd',
  'Rhagfyr',
]

/** "2026-11-03" -> "3 Tachwedd 2026" */
export const welshDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}
