import { plainCopies as words } from '#words/en/documents.ts'
import type { PlainDocument, PlainPart } from './plain-parts.ts'

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

/** What an embosser takes in the United Kingdom and elsewhere. The last line of a page has its number. */
const CELLS = 40
const LINES = 25

/** Words in lines: the first begins at a cell, those after it at another. One that is longer than a line is cut. */
const linesOf = (text: string, first: number, rest: number): string[] => {
  const lines: string[] = []
  let line = ' '.repeat(first)
  const indent = ' '.repeat(rest)
  let isEmpty = true
  for (let word of inBraille(text).split(' ').filter(Boolean)) {
    if (!isEmpty && line.length + 1 + word.length > CELLS) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    while (line.length + word.length > CELLS) {
      const room = CELLS - line.length
      lines.push(line + word.slice(0, room))
      word = word.slice(room)
      line = indent
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return isEmpty ? lines : [...lines, line]
}

const centred = (text: string): string[] =>
  linesOf(text, 0, 0).map((line) => ' '.repeat(Math.floor((CELLS - line.length) / 2)) + line)

const partInLines = (part: PlainPart): string[] => {
  switch (part.is) {
    case 'heading':
      return ['', ...(part.level === 2 ? centred(part.text) : linesOf(part.text, 4, 4))]
    case 'paragraph':
      return linesOf(part.text, 2, 0)
    case 'list':
      return part.items.flatMap((item, at) => linesOf(part.ordered ? `${at + 1}. ${item}` : item, 0, 2))
    case 'facts':
      return part.items.flatMap(([label, value]) => linesOf(`${label}: ${value}`, 0, 2))
    case 'table':
      return [
        ...linesOf(part.caption, 2, 0),
        ...part.rows.flatMap((row) =>
          linesOf(row.map((cell, at) => `${part.columns[at] ?? ''}: ${cell}`).join('; '), 0, 2),
        ),
      ]
  }
}

const paged = (lines: readonly string[]): string[] => {
  const pages: string[] = []
  for (let at = 0; at < lines.length; at += LINES - 1) {
    const number = inBraille(`${pages.length + 1}`)
    const page = lines.slice(at, at + LINES - 1)
    const filled = [...page, ...Array<string>(LINES - 1 - page.length).fill('')]
    pages.push([...filled, number.padStart(CELLS)].join('\r\n'))
  }
  return pages
}

/** Documents as a BRF file, which an embosser and a braille display read. Each document begins after an empty line. */
export const asBrf = (title: string, documents: readonly PlainDocument[]): string => {
  const body = documents.flatMap((document) => ['', ...centred(document.title), ...document.parts.flatMap(partInLines)])
  const lost = withoutBraille(
    documents
      .map((document) => JSON.stringify(document))
      .join('')
      .replace(/[{}\\]/g, ''),
  )
  const head = [
    ...centred(title),
    ...linesOf(words.toRead, 2, 0),
    ...linesOf(words.uncontracted, 2, 0),
    ...(lost.length > 0 ? linesOf(words.leftOut(lost.length), 2, 0) : []),
  ]
  return `${paged([...head, ...body]).join('\r\n\f')}\r\n`
}
