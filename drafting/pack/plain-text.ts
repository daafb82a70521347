/** A document of the pack as text, for a terminal and for tests. */
import { shareInWords } from '#core/estate/share-in-words.ts'
import type { PackDocument, Part, Step, Words } from './pack-document.ts'

export const textOfWords = (words: Words): string =>
  typeof words === 'string' ? words : words.map((run) => (typeof run === 'string' ? run : run.strong)).join('')

const INK = '_'.repeat(40)

const listed = (marker: (index: number) => string, items: readonly Words[]): string =>
  items.map((item, index) => `${marker(index)} ${textOfWords(item)}`).join('\n')

const stepText = ({ title, words, drawing }: Step, index: number): string =>
  [`${index + 1}. ${title}`, ...words.map(textOfWords), ...(drawing ? [`[${drawing.alt}]`] : [])].join('\n')

const labelled = (items: readonly { readonly label: string; readonly value: Words }[]): string =>
  items.map(({ label, value }) => `${label}: ${textOfWords(value) || '____'}`).join('\n')

const textOfPart = (part: Part): string => {
  switch (part.kind) {
    case 'heading':
      return `## ${part.text}`
    case 'subheading':
      return `### ${part.text}`
    case 'paragraph':
      return textOfWords(part.words)
    case 'bullets':
      return listed(() => '-', part.items)
    case 'numbers':
      return listed((index) => `${index + 1}.`, part.items)
    case 'steps':
      return part.items.map(stepText).join('\n\n')
    case 'checklist':
      return listed(() => '[ ]', part.items)
    case 'note':
      return [...(part.title ? [part.title] : []), ...part.words.map(textOfWords)].join('\n')
    case 'facts':
      return labelled(part.items)
    case 'lines':
      return [part.label, ...Array<string>(part.count).fill(INK)].join('\n')
    case 'table':
      return [
        part.caption,
        part.columns.map(({ title }) => title).join(' | '),
        ...part.rows.map((row) => row.map(textOfWords).join(' | ')),
      ].join('\n')
    case 'flow':
      return [part.alt, ...part.slices.map(({ name, share }) => `${shareInWords(share)} ${name}`)].join('\n')
    case 'address':
      return part.lines.join('\n')
    case 'card':
      return `${part.title}\n${labelled(part.items)}`
    case 'new-page':
      return ''
  }
}

/** Every word of a document, a blank line between its parts. */
export const toPlainText = ({ band, title, parts }: PackDocument): string =>
  [...(band ? [`[${band}]`] : []), `# ${title}`, ...parts.map(textOfPart).filter((text) => text !== '')].join('\n\n')
