/**
 * Uncontracted Unified English Braille (Rules of Unified English Braille, second edition, 2013), in the letters of a BRF file: each
 * stands for a cell of six dots, as North American Braille ASCII has it.
 */

const signs: Readonly<Record<string, string>> = {
  ',': '1',
  ';': '2',
  ':': '3',
  '.': '4',
  '!': '6',
  '?': '8',
  '(': '"<',
  ')': '">',
  '[': '.<',
  ']': '.>',
  "'": "'",
  '’': "'",
  '‘': ',8',
  '“': '8',
  '”': '0',
  '"': ',7',
  '-': '-',
  '‑': '-',
  '–': ',-',
  '—': ',-',
  '/': '_/',
  '…': '444',
  '•': '_4',
  '&': '`&',
  '@': '`a',
  '*': '"9',
  '%': '.0',
  '+': '"6',
  '=': '"7',
  '×': '"8',
  '#': '_?',
  _: '.-',
  '§': '~s',
  '°': '~j',
  '£': '`l',
  '€': '`e',
  $: '`s',
}

/** What is put before a letter, by the mark over or under it. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': '~*',
  '\u0301': '~/',
  '\u0302': '~%',
  '\u0303': '~}',
  '\u0308': '~3',
  '\u030a': '~$',
  '\u030c': '~>',
  '\u0327': '~&',
}

const DIGITS = 'jabcdefghi'
const LETTER = /^[a-z]$/i
const CAPITAL = /^[A-Z]$/

/** A letter with its marks: "É" is E and an acute accent. */
type Unit = { readonly letter: string; readonly marks: string }

const unitsOf = (text: string): Unit[] =>
  [...text.normalize('NFD').matchAll(/(.)(\p{M}*)/gsu)].map(([, letter = '', over = '']) => ({ letter, marks: over }))

/** The characters of a text that have no cell here. */
export const withoutBraille = (text: string): string[] => [
  ...new Set(
    unitsOf(text)
      .filter(
        ({ letter, marks: over }) =>
          !(LETTER.test(letter) || /[\s\d]/.test(letter) || letter in signs) ||
          [...over].some((mark) => !(mark in marks)),
      )
      .map(({ letter, marks: over }) => (letter + over).normalize('NFC')),
  ),
]

const inCapitals = (units: readonly Unit[], at: number): boolean => CAPITAL.test(units[at]?.letter ?? '')

/** A text in cells. What has no cell is left out: `withoutBraille` says what. */
export const inBraille = (text: string): string => {
  const units = unitsOf(text)
  let cells = ''
  let number = false
  let capitals = false
  for (const [at, { letter, marks: over }] of units.entries()) {
    const before = units[at - 1]?.letter ?? ' '
    const next = units[at + 1]?.letter ?? ' '
    if (/\d/.test(letter)) {
      cells += `${number ? '' : '#'}${DIGITS[Number(letter)]}`
      number = true
      capitals = false
      continue
    }
    if (number && /[.,]/.test(letter) && /\d/.test(next)) {
      cells += signs[letter]
      continue
    }
    if (LETTER.test(letter)) {
      if (CAPITAL.test(letter)) {
        if (!capitals) {
          capitals = inCapitals(units, at + 1)
          cells += capitals ? ',,' : ','
        }
      } else {
        // Small letters after a word of capitals, and those that would be read as digits.
        if (capitals) cells += ",'"
        else if (number && /[a-j]/.test(letter)) cells += ';'
        capitals = false
      }
      cells += [...over].map((mark) => marks[mark] ?? '').join('') + letter.toLowerCase()
    } else {
      capitals = false
      if (/\s/.test(letter)) cells += ' '
      // A question mark that stands by itself would be read as a quotation mark.
      else cells += letter === '?' && /[\s(“]/.test(before) ? ';8' : (signs[letter] ?? '')
    }
    number = false
  }
  return cells
}
