import { describe, expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import { today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { fullestWill, goldenWills } from '#testkit/golden-wills.ts'
import { packed } from '#testkit/pack-documents.ts'
import { answersOf } from './answers.ts'
import { asText, clauseIds } from './document.ts'
import { type PackDocument, toPlainText } from './pack/pack-document.ts'

/** With what stands in lists of documents and in a reader's tab. */
const wholeText = (document: PackDocument): string =>
  [`${document.id}: ${document.fileTitle}`, document.purpose, toPlainText(document)].join('\n')

describe('The whole text, word for word as it was last read', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    await expect(`${asText(drafted(will))}\n`).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  test('every clause stands in one of them', () => {
    const { will } = fullestWill()
    const { opening, clauses } = drafted(will)
    expect([opening, ...clauses].map(({ id }) => id)).toEqual([...clauseIds])
  })
})

describe('Everything that goes with a will, word for word as it was last read', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    const pack = packed(will)
      .map(wholeText)
      .join(`\n\n${'='.repeat(80)}\n\n`)
    await expect(`${pack}\n`).toMatchFileSnapshot(`golden/packs/${name}.txt`)
  })
})

describe('A customer’s answers, as they are read back to them and to a solicitor', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    const told = steps.flatMap((step) => {
      const answers = answersOf(step.name, will, today).map(({ label, value }) => `${label}: ${value}`)
      return answers.length > 0 ? [[step.title, ...answers].join('\n')] : []
    })
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`golden/answers/${name}.txt`)
  })
})
