import { describe, expect, test } from 'vitest'
import { Fraction } from '#core/estate/fraction.ts'
import { type Block, toPlainText } from './pack-document.ts'

const text = (...blocks: Block[]): string =>
  toPlainText({
    kind: 'summary',
    id: 'a',
    title: 'Title',
    fileTitle: 'File',
    band: 'Band',
    purpose: 'Why',
    legalSignOff: 'awaited',
    blocks,
  })

describe('A document as plain text', () => {
  test.each<[string, Block, string]>([
    ['a heading', { kind: 'heading', text: 'One' }, '## One'],
    ['a smaller heading', { kind: 'subheading', text: 'Two' }, '### Two'],
    ['words, some of them strong', { kind: 'paragraph', words: ['a ', { strong: 'b' }, ' c'] }, 'a b c'],
    ['a list', { kind: 'bullets', items: ['a', 'b'] }, '- a\n- b'],
    ['a numbered list', { kind: 'numbers', items: ['a', 'b'] }, '1. a\n2. b'],
    ['things to tick', { kind: 'checklist', items: ['a'] }, '[ ] a'],
    ['a note', { kind: 'note', title: 'T', words: ['a', 'b'] }, 'T\na\nb'],
    ['a note without a title', { kind: 'note', words: ['a'] }, 'a'],
    ['facts', { kind: 'facts', items: [{ label: 'Name', value: 'Ann' }] }, 'Name: Ann'],
    ['an address', { kind: 'address', lines: ['Ann', 'Ludlow'] }, 'Ann\nLudlow'],
    ['a card', { kind: 'card', title: 'C', items: [{ label: 'Name', value: 'Ann' }] }, 'C\nName: Ann'],
    [
      'steps with their pictures in words',
      { kind: 'steps', items: [{ title: 'Print', words: ['a'], drawing: { shows: 'print', alt: 'A printer' } }] },
      '1. Print\na\n[A printer]',
    ],
    [
      'a table',
      {
        kind: 'table',
        caption: 'C',
        columns: [
          { title: 'Who', align: 'start' },
          { title: 'Share', align: 'end' },
        ],
        rows: [['Ann', '1/3']],
      },
      'C\nWho | Share\nAnn | 1/3',
    ],
    [
      'a picture of shares, exactly',
      { kind: 'flow', slices: [{ name: 'Ann', share: Fraction.of(1, 3) }], alt: 'All to Ann' },
      'All to Ann\n1/3 Ann',
    ],
  ])('shows %s', (_what, part, shown) => {
    expect(text(part)).toBe(`[Band]\n\n# Title\n\n${shown}`)
  })

  test('shows a line for each line to write on', () => {
    expect(text({ kind: 'lines', label: 'Why', count: 2 })).toMatch(/Why\n_{10,}\n_{10,}$/)
  })

  test('shows nothing for a new page', () => {
    expect(text({ kind: 'new-page' })).toBe('[Band]\n\n# Title')
  })
})
