import { describe, expect, test } from 'vitest'
import { checkWitness } from '#core/signing/witness-check.ts'
import { askedWithName, type Detail, detailsTable, fullNameOf } from '#core/will/details-table.ts'
import { completeExampleWill, today } from '#testkit/builders.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { answersOf } from './answers.ts'
import { preview } from './draft.ts'
import { lpaFormAnswers } from './pack/lpa-form.ts'
import { partsToRead } from './reading/parts.ts'

const NAME = 'Zebedee'

const rows: readonly (Detail & { readonly detail: (typeof askedWithName)[number] })[] = askedWithName.map((detail) => ({
  ...detailsTable[detail],
  detail,
}))

describe.each(rows)('the testator’s $detail', ({ detail, name, lpa }) => {
  const example = completeExampleWill()
  const will = { ...example, details: { ...example.details, [detail]: NAME } }

  test('stands in the will, in its plain words and in the summary, if it is a name', () => {
    const read = {
      'drafting/clauses/every-will.ts': preview(will, today),
      'drafting/reading/sentences.ts': partsToRead(will, today),
      'drafting/answers.ts': answersOf('will.about-me.full-name', will, today),
    }
    const saidBy = Object.entries(read).flatMap(([file, each]) => (JSON.stringify(each).includes(NAME) ? [file] : []))
    expect(saidBy).toEqual(name === undefined ? [] : Object.keys(read))
  })

  test('is a name by which a witness is known to be the testator, if it is one', () => {
    const signsAs = name === 'word' ? fullNameOf(will.details) : NAME
    const isTestator = checkWitness(will, { name: signsAs, said: [] }).is === 'stopped'
    expect(isTestator).toBe(name !== undefined)
  })

  test('is on the form of a power of attorney, if it has a box there', () => {
    const answers = lpaFormAnswers(will, anLpa('Health and welfare', {}))
    expect(JSON.stringify(answers).includes(NAME)).toBe(lpa !== undefined)
  })
})
