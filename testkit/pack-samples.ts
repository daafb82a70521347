/** A document of the pack with every kind of part in it. */
import { Fraction } from '#core/estate/fraction.ts'
import { colourOf } from '#core/will/colours.ts'
import type { PackDocument, Slice } from '#drafting/pack/pack-document.ts'

const slice = (name: string, share: Fraction, place: number): Slice => ({
  name,
  share,
  colour: colourOf(place),
  striped: false,
})

/** So many who take the same share each. */
export const equalSlices = (names: readonly string[]): Slice[] =>
  names.map((name, index) => slice(name, Fraction.of(1, names.length), index))

const family: readonly Slice[] = [
  slice('Thomas Hale', Fraction.of(1, 2), 0),
  { ...slice('Ruth Hale', Fraction.of(3, 14), 1), striped: true },
  slice('Royal National Lifeboat Institution', Fraction.of(2, 7), 2),
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
      { kind: 'new-page', inLargePrint: true },
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
