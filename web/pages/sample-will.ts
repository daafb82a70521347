import type { Block, LegalDocument, Run } from '#drafting/document.ts'

const text = (words: string): Run => ({ kind: 'text', text: words })
const name = (words: string): Run => ({ kind: 'name', text: words })
const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs })

/** A made-up page for the landing desk: what a will looks like, before there is one. */
export const sampleWill = (of: string): LegalDocument => ({
  title: 'The last will of',
  name: of,
  opening: { id: 'testator', steps: [], written: true, blocks: [] },
  clauses: [
    {
      id: 'earlier-wills',
      number: 1,
      heading: 'Earlier wills',
      steps: [],
      written: true,
      blocks: [paragraph(text('I cancel every will and codicil I made before this one.'))],
    },
    {
      id: 'executors',
      number: 2,
      heading: 'Executors and trustees',
      steps: [],
      written: true,
      blocks: [
        paragraph(
          text('I appoint my spouse '),
          name('Thomas Hale'),
          text(' and my daughter '),
          name('Ruth Hale'),
          text(' as my executors and trustees.'),
        ),
      ],
    },
    {
      id: 'guardians',
      number: 3,
      heading: 'Guardians',
      steps: [],
      written: true,
      blocks: [
        paragraph(text('I appoint my sister '), name('Anne Price'), text(' as guardian of my children under 18.')),
      ],
    },
    {
      id: 'residue',
      number: 4,
      heading: 'What is left',
      steps: ['will.estate-splits.split-distribution'],
      written: true,
      blocks: [
        paragraph(
          text('My executors shall divide what is left: 60% for my spouse and 20% for each of my two children.'),
        ),
      ],
    },
  ],
})
