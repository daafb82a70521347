import * as dates from '#core/text/dates.ts'

// As in core/text/dates.ts, for the ISO date and time that the API sends. Orders, documents and prices are shown in London's
// time, what a customer did in the account in their own.
export const formatLondonDate = (moment: string): string => dates.formatLondonDate(new Date(moment))
export const formatLocalDate = (moment: string): string => dates.formatLocalDate(new Date(moment))
export const formatLocalTime = (moment: string): string => dates.formatLocalTime(new Date(moment))
export const formatLocalDateTime = (moment: string): string => dates.formatLocalDateTime(new Date(moment))
