/** An entry for any calendar (RFC 5545). It says nothing of what the will contains, nor who comes. */
import type { Day } from '../text/calendar-day.ts'
import type { SigningPlan } from '../will/signing-schema.ts'

const two = (number: number): string => String(number).padStart(2, '0')
const date = ({ year, month, day }: Day): string => `${year}${two(month)}${two(day)}`

const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const MOST_OCTETS = 75

/** Lines of at most 75 octets; each further one begins with a space. No character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const sign of line) {
    const point = sign.codePointAt(0) ?? 0
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (octets + size > MOST_OCTETS) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += sign
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** What to have at the table. */
export const TO_BRING = 'Bring three things: your will, stapled or bound, two pens, and your phone.'

const calendar = (product: string, entries: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, ...entries, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n')

/**
 * @param uid Tells the entry from others, so that a moved day replaces it. @param stamp When it is made: "20261122T120000Z". @param link
 * The address of the signing day.
 */
export const calendarFile = (
  { day, time, place, remind }: Pick<SigningPlan, 'day' | 'time' | 'place' | 'remind'>,
  { uid, stamp, product, link }: Readonly<Record<'uid' | 'stamp' | 'product' | 'link', string>>,
): string =>
  calendar(`${escaped(product)}//Signing day`, [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    // Without a zone: eleven o'clock on the clock of the place.
    `DTSTART:${date(day)}T${time.replace(':', '')}00`,
    'DURATION:PT30M',
    'SUMMARY:Signing day',
    `LOCATION:${escaped(place.trim())}`,
    `DESCRIPTION:${escaped(`Half an hour at a table. ${TO_BRING} Your signing day: ${link}`)}`,
    `URL:${link}`,
    ...(remind
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Signing day is tomorrow', 'TRIGGER:-P1D', 'END:VALARM']
      : []),
    'END:VEVENT',
  ])

/** A day of a list, for the whole of it. */
export type DatedEntry = { readonly id: string; readonly on: Day; readonly title: string; readonly says: string }

/** Entries without an hour, one for each day of a list. @param uid Tells them from those of another list. */
export const calendarOfDays = (
  entries: readonly DatedEntry[],
  { uid, stamp, product }: Readonly<Record<'uid' | 'stamp' | 'product', string>>,
): string =>
  calendar(
    escaped(product),
    entries.flatMap(({ id, on, title, says }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date(on)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(says)}`,
      'END:VEVENT',
    ]),
  )
