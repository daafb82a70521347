/** A document of the pack with every kind of part in it. */
import { Fraction } from '#core/estate/fraction.ts'
import type { PackDocument, Slice } from '#drafting/pack/pack-document.ts'

/** So many who take the same share each. */
export const equalSlices = (names: readonly string[]): Slice[] =>
  names.map((name) => ({ name, share: Fraction.of(1, names.length) }))

const family: readonly Slice[] = [
  { name: 'Thomas Hale', share: Fraction.of(1, 2) },
  { name: 'Ruth Hale', share: Fraction.of(3, 14) },
  { name: 'Royal National Lifeboat Institution', share: Fraction.of(2, 7) },
]

export const everyPart = (given: { slices?: readonly Slice[]; rows?: number; name?: string } = {}): PackDocument => {
  const { slices = family, rows = 3, name = 'Thomas Hale' } = given
  return {
    kind: 'summary',
    id: 'summary',
    title: 'What your will says',
    fileTitle: 'Summary of the will of Margaret Ellen Hale',
    band: 'Not part of the will',
    purpose: 'Your will in plain words.',
    legalSignOff: 'awaited',
    blocks: [
      { kind: 'address', lines: [name, '14 Orchard Lane', 'Ludlow', 'SY8 1AB'] },
      { kind: 'paragraph', words: ['Dear ', { strong: name }, ','] },
      { kind: 'heading', text: 'Who gets what' },
      { kind: 'flow', slices, alt: 'Half goes to Thomas Hale, and the rest to two others.' },
      {
        kind: 'table',
        caption: 'The same in figures',
        columns: [
          { title: 'Who', align: 'start' },
          { title: 'Share', align: 'end' },
        ],
        rows: Array.from({ length: rows }, (_, index) => [`${name} ${index + 1}`, [{ strong: '3/14' }]]),
      },
      { kind: 'subheading', text: `If ${name} dies before you` },
      { kind: 'bullets', items: ['One thing.', [{ strong: name }, ' and another.']] },
      { kind: 'numbers', items: ['First this.', 'Then that.'] },
      {
        kind: 'steps',
        items: [
          {
            title: 'Print every page',
            words: ['On plain paper.', 'On one side.'],
            drawing: { shows: 'print', alt: 'A printer with a page coming out of it.' },
          },
          { title: 'A step without a drawing', words: [['For ', { strong: name }, '.']] },
        ],
      },
      { kind: 'checklist', items: ['Every page is here.', [{ strong: name }, ' is not a witness.']] },
      { kind: 'note', title: 'Why this matters', words: ['Because it does.', [{ strong: name }]] },
      { kind: 'note', words: ['A note without a title.'] },
      {
        kind: 'facts',
        items: [
          { label: 'Full name', value: name },
          { label: 'A label that is much too long for the column it stands in', value: 'Its value.' },
          { label: 'Date', value: '' },
        ],
      },
      { kind: 'lines', label: 'In my own words', count: 3 },
      { kind: 'new-page' },
      {
        kind: 'card',
        title: 'I have made a will',
        items: [
          { label: 'My name', value: name },
          { label: 'Where it is', value: '' },
        ],
      },
    ],
  }
}
