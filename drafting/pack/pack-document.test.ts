import { describe, expect, test } from 'vitest'
import { Fraction } from '#core/estate/fraction.ts'
import { INK } from '#core/will/colours.ts'
import { type Block, groupOfDocument, type PackGroup, packKinds, toPlainText, withOneStop } from './pack-document.ts'

const text = (...blocks: Block[]): string =>
  toPlainText({
    kind: 'summary',
    id: 'a',
    title: 'Title',
    fileTitle: 'File',
    band: 'Band',
    purpose: 'Why',
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
      {
        kind: 'flow',
        slices: [{ name: 'Ann', share: Fraction.of(1, 3), colour: INK, striped: false }],
        alt: 'All to Ann',
      },
      'All to Ann\n1/3 Ann',
    ],
  ])('shows %s', (_what, part, shown) => {
    expect(text(part)).toBe(`[Band]\n\n# Title\n\n${shown}`)
  })

  test('shows a line for each line to write on', () => {
    expect(text({ kind: 'lines', label: 'Why', count: 2 })).toMatch(/Why\n_{10,}\n_{10,}$/)
  })

  test('shows nothing for a new page', () => {
    expect(text({ kind: 'new-page', inLargePrint: true })).toBe('[Band]\n\n# Title')
  })
})

describe('What a customer does with a document', () => {
  const grouped = Object.groupBy(['will', ...packKinds], groupOfDocument)

  test('signs the will, with the guide and the letter that go with it', () => {
    expect(grouped.sign).toEqual(['will', 'cover-letter', 'signing-guide'])
  })

  test('gives letters away, and has the sheets for powers of attorney apart', () => {
    expect(grouped.give).toEqual(['executor-letter', 'guardian-letter'])
    expect(grouped.lpa).toEqual(['lpa-guide', 'lpa-financial', 'lpa-health'])
  })

  test.each<[string, PackGroup]>([
    ['executor-letter-3', 'give'],
    ['guardian-letters', 'keep'],
    ['will-check-report', 'keep'],
    ['not-a-document', 'keep'],
  ])('%s is to be: %s', (id, group) => {
    expect(groupOfDocument(id)).toBe(group)
  })
})

describe('A name that ends with a full stop', () => {
  const tidy = (value: unknown) => withOneStop(value, ['John Smith Jr.'])

  test('ends its sentence', () => {
    expect(tidy('I appoint John Smith Jr.. He is my son.')).toBe('I appoint John Smith Jr. He is my son.')
    expect(tidy('John Smith Jr. is my son.')).toBe('John Smith Jr. is my son.')
  })

  test('takes the stop of no other sentence, nor after words that are no name', () => {
    expect(withOneStop([{ strong: 'Ann Roe Sr.' }, '. Then'], ['John Smith Jr.', 'Ann Roe Sr.'])).toEqual([
      { strong: 'Ann Roe Sr.' },
      ' Then',
    ])
    expect(tidy([{ strong: 'Ann Roe' }, '. Then'])).toEqual([{ strong: 'Ann Roe' }, '. Then'])
    expect(tidy([{ strong: 7 }, '. Then'])).toEqual([{ strong: 7 }, '. Then'])
    expect(tidy([{ label: 'John Smith Jr.' }, '. Then'])).toEqual([{ label: 'John Smith Jr.' }, '. Then'])
    expect(tidy([null, '. Then', 4])).toEqual([null, '. Then', 4])
  })

  test('leaves what is no words as it is, such as a share', () => {
    const third = Fraction.of(1, 3)
    expect((tidy({ share: third }) as { share: unknown }).share).toBe(third)
  })

  test('ends its sentence where the stop stands in the next run of words', () => {
    expect(tidy(['I appoint ', { strong: 'John Smith Jr.' }, '. He is my son.'])).toEqual([
      'I appoint ',
      { strong: 'John Smith Jr.' },
      ' He is my son.',
    ])
    expect(tidy(['I appoint John Smith Jr.', '. He is my son.'])).toEqual([
      'I appoint John Smith Jr.',
      ' He is my son.',
    ])
  })

  test('leaves the stop after another name, and what is not a sentence, as they are', () => {
    expect(tidy(['I appoint ', { strong: 'Ann Hale' }, '.'])).toEqual(['I appoint ', { strong: 'Ann Hale' }, '.'])
    expect(tidy([{ strong: 'John Smith Jr.' }, ' and Ann Hale.'])).toEqual([
      { strong: 'John Smith Jr.' },
      ' and Ann Hale.',
    ])
    const day = new Date(0)
    expect(tidy({ on: day, none: null, count: 3, strong: 5, of: [{ words: 'John Smith Jr..' }, '.'] })).toEqual({
      on: day,
      none: null,
      count: 3,
      strong: 5,
      of: [{ words: 'John Smith Jr.' }, '.'],
    })
    expect((tidy({ on: day }) as { on: Date }).on).toBe(day)
    expect(tidy([{ strong: 5 }, '.'])).toEqual([{ strong: 5 }, '.'])
  })

  test('is looked for only where there is one', () => {
    const value = ['a.', '.']
    expect(withOneStop(value, [])).toBe(value)
  })
})

test('an empty fact is a line to write on, and empty blocks leave no gap', () => {
  expect(text({ kind: 'facts', items: [{ label: 'Name', value: '' }] }, { kind: 'new-page', inLargePrint: true })).toBe(
    '[Band]\n\n# Title\n\nName: ____',
  )
})
