/** "3 Nov 2026, 12:00", where the operator is. */
export const momentInWords = (at: Date): string =>
  at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })
