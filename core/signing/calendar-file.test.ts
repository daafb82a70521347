import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const planned = {
  day: { day: 5, month: 12, year: 2026 },
  time: '11:00',
  place: '14 Orchard Lane, Ludlow',
  remind: true,
}
const LINK = 'https://wills.example/my-will/signing-day'
const made = { uid: 'signing-7', stamp: '20261122T120000Z', product: 'Heirloom', link: LINK }

test('a calendar reads the day, the time and the place, and reminds the day before', () => {
  const lines = calendarFile(planned, made).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261205T110000',
      'DURATION:PT30M',
      'LOCATION:14 Orchard Lane\\, Ludlow',
      'TRIGGER:-P1D',
    ]),
  )
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('it reminds only if that was asked for', () => {
  expect(calendarFile({ ...planned, remind: false }, made)).not.toContain('VALARM')
})

test('it leads back to the signing day', () => {
  const file = calendarFile(planned, made).replaceAll('\r\n ', '')
  expect(file).toContain(`URL:${LINK}\r\n`)
  expect(file).toContain(`Your signing day: ${LINK}`)
})

test('a place with line breaks, commas and backslashes stays one value', () => {
  expect(calendarFile({ ...planned, place: 'A\\B;\nC\r\nEND:VEVENT' }, made)).toContain(
    'LOCATION:A\\\\B\\;\\nC\\nEND:VEVENT',
  )
})

test('no line is longer than 75 octets, and no letter is cut in two', () => {
  const file = calendarFile({ ...planned, place: 'Tŷ gwyn 😀 '.repeat(15) }, made)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'Tŷ gwyn 😀 '.repeat(15).trim()}`)
})
