import { monthNames } from '#core/text/calendar-day.ts'

/** Whom a share is for, where no name is typed. */
const called = (names: string): string =>
  names
    .replaceAll(' and my grandchildren', ' a’m hwyrion a’m hwyresau')
    .replaceAll(/(m)y grandchildren/gi, (_, m: string) => `${m === 'm' ? 'f' : 'F'}y wyrion a’m hwyresau`)
    .replaceAll(/(a)ny child I have later/gi, (_, a: string) => `${a === 'a' ? 'u' : 'U'}nrhyw blentyn a gaf yn nes ymlaen`)
    .replaceAll(/\bthe children of /g, 'plant ')

/** "A, B a C" of "A, B and C", and "ac" before a vowel. Names are listed in English where the will names them, which is in English. */
export const ac = (names: string | undefined): string => called(names ?? '').replaceAll(/ and (?=(\S))/g, (_, next: string) => (/[aeiouwyâêîôûŵŷ]/i.test(next) ? ' ac ' : ' a '))

/** Takers and things in the middle of a sentence. */
export const mewn = (names: string): string => ac(names).replaceAll(/(?<=^|, | ac? )(?:Plant|Eich|Fy|Unrhyw|Eu|Ystad|Wyrion)(?= )/g, (word) => word.toLowerCase())

/** "i’ch wyrion" of "eich wyrion", and "i Ruth" of "Ruth". */
export const i = (names: string): string => `i ${mewn(names)}`.replace(/^i eich /, 'i’ch ')

/** "A, B neu C" of "A, B or C", and "chi" of "you". */
export const neu = (names: string | undefined): string =>
  (names ?? '')
    .replaceAll(' or ', ' neu ')
    .replace(/\byou\b/, 'chi')
    .replace(/\ba person in your will\b/, 'rhywun yn eich ewyllys')

/** "2 dudalen" and "7 tudalen": two softens the noun after it. */
export const ofNumber = (count: number, noun: string, softened: string): string => `${count} ${count === 2 ? softened : noun}`

/** "o’ch cartref" of "eich cartref" and "o’r tŷ" of "y tŷ". A name that was typed is not mutated. */
export const o = (thing: string): string => `o ${thing}`.replace(/^o eich /, 'o’ch ').replace(/^o yr? /, 'o’r ')

// Chromium has no Welsh data and would format the date in English. The names are the Unicode consortium's.
const months = ['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf', 'Awst', 'Medi', 'Hydref', 'Tachwedd', 'Rhagfyr']

/** "2026-11-03" -> "3 Tachwedd 2026" */
export const welshDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}

/** "3 Tachwedd 2026 am 12:00" of "3 November 2026 at 12:00", wherever it stands in a text. Names and sums stay. */
export const welshDays = <Given>(given: Given): Given | string =>
  typeof given !== 'string' ? given : given.replaceAll(new RegExp(`\\b(\\d{1,2}) (${monthNames.join('|')}) (\\d{4})( at (?=\\d))?`, 'g'), (_, day: string, month: string, year: string, at?: string) => `${day} ${months[monthNames.findIndex((name) => name === month)]} ${year}${at ? ' am ' : ''}`)
