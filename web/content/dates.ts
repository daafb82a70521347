const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** "2026-11-03T12:00:00Z" -> "3 November 2026" */
export const londonDate = (moment: string): string => date.format(new Date(moment))

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** `moment` is an ISO date and time, shown in the reader's time zone. */
export const localDate = (moment: string): string => day.format(new Date(moment))
export const localTime = (moment: string): string => clock.format(new Date(moment))
export const localDateTime = (moment: string): string => minute.format(new Date(moment))

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
