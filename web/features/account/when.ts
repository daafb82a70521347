const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** `moment` is an ISO date and time. In the time of whoever reads it. */
export const dayOf = (moment: string): string => day.format(new Date(moment))
export const timeOf = (moment: string): string => clock.format(new Date(moment))
export const minuteOf = (moment: string): string => minute.format(new Date(moment))
