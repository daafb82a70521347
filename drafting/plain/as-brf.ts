import { plainCopies as words } from '#words/en/documents.ts'
import { inBraille, withoutBraille } from './braille.ts'
import type { PlainDocument, PlainPart } from './plain-parts.ts'

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
