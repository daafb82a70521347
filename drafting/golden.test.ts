import { describe, expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from '#testkit/builders.ts'
import { expectDerived } from '#testkit/derived.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { packed } from '#testkit/pack-documents.ts'
import { trustWills } from '#testkit/trusts.ts'
import { answersOf } from './answers.ts'
import { asText, clauseIds } from './document.ts'
import { type PackDocument, toPlainText } from './pack/pack-document.ts'
import { partsToRead } from './reading/parts.ts'

/** With what stands in lists of documents and in a reader's tab. */
const wholeText = (document: PackDocument): string =>
  [`${document.id}: ${document.fileTitle}`, document.purpose, toPlainText(document)].join('\n')

const answersInWords = (will: Will): string[] =>
  steps.flatMap((step) => {
    const answers = answersOf(step.name, will, today).map(({ label, value }) => `${label}: ${value}`)
    return answers.length > 0 ? [[step.title, ...answers].join('\n')] : []
  })

// Promise: who.documents
describe('The whole text, word for word as it was last read', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    await expectDerived(`${asText(drafted(will))}\n`, `golden/${name}.txt`)
  })

  test.each(Object.entries(trustWills))('%s', async (name, will) => {
    await expectDerived(`${asText(drafted(will))}\n`, `golden/trusts/${name}.txt`)
  })

  test.each(Object.entries(trustWills))('%s, in plain words', async (name, will) => {
    const read = partsToRead(will, today).map(({ title, sentence }) => `${title}: ${sentence}`)
    const told = answersInWords(will)
    const pages = packed(will)
      .filter(({ id }) => id === 'summary' || id === 'trust-guide')
      .map(wholeText)
    await expectDerived(`${[...read, ...told, ...pages].join('\n\n')}\n`, `golden/trusts/in-plain-words/${name}.txt`)
  })

  test('every clause stands in one of them', () => {
    const wills = [...Object.values(goldenWills).map(({ will }) => will), ...Object.values(trustWills)]
    const found = wills.map(drafted).flatMap(({ opening, clauses }) => [opening, ...clauses].map(({ id }) => id))
    expect(clauseIds.filter((id) => !found.includes(id))).toEqual([])
  })
})

describe('Everything that goes with a will, word for word as it was last read', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    const pack = packed(will)
      .map(wholeText)
      .join(`\n\n${'='.repeat(80)}\n\n`)
    await expectDerived(`${pack}\n`, `golden/packs/${name}.txt`)
  })
})

describe('A customer’s answers, as they are read back to them and to a solicitor', () => {
  test.each(Object.entries(goldenWills))('%s', async (name, { will }) => {
    await expectDerived(`${answersInWords(will).join('\n\n')}\n`, `golden/answers/${name}.txt`)
  })
})
