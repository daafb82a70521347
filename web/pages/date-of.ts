const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** "2026-11-03T12:00:00Z" -> "3 November 2026" */
export const dateOf = (moment: string): string => date.format(new Date(moment))
