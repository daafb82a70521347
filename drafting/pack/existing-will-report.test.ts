import { expect, test } from 'vitest'
import { willQuestions } from '#core/existing-will/questions.ts'
import { answeredFindings, answeredQuestions } from '#core/existing-will/results.ts'
import { existingWillReport } from './existing-will-report.ts'

const answeredOn = { day: 21, month: 11, year: 2026 }

test('around B15: the report gives the answer behind each finding, the source, and every answer', () => {
  const answers = { signed: 'No', witness_gains: 'Not sure', abroad: 'Yes', altered: 'No' } as const
  const { blocks } = existingWillReport({
    answeredOn,
    findings: answeredFindings(answers),
    answers: answeredQuestions(answers),
  })
  const notes = blocks.filter(({ kind }) => kind === 'note')
  expect(notes).toHaveLength(3)
  expect(notes[0]).toEqual({
    kind: 'note',
    title: 'A will has to be signed',
    words: [
      expect.stringMatching(/^A will counts only if you signed it/),
      [{ strong: 'You told us. ' }, 'Did you sign it? No.'],
      [{ strong: 'Source. ' }, 'Wills Act 1837 s.9(1)(a)'],
    ],
  })
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []))).toEqual([
    'Do these first',
    'Worth checking',
    'What you told us',
  ])
  expect(blocks.find(({ kind }) => kind === 'table')).toMatchObject({
    rows: [
      ['Did you sign it?', 'No'],
      [expect.stringContaining('witness'), 'Not sure'],
      [expect.stringContaining('written on it'), 'No'],
      [expect.stringContaining('outside England and Wales'), 'Yes'],
    ],
  })
})

test('a will of which nothing is to be said has a report that says so', () => {
  const { blocks } = existingWillReport({ answeredOn, findings: [], answers: [] })
  expect(blocks).toContainEqual({ kind: 'paragraph', words: 'Nothing in your answers needs attention.' })
})

test('a check that was answered before a question was added has findings of what was asked then', () => {
  expect(willQuestions.length).toBeGreaterThan(1)
  expect(answeredFindings({ signed: 'No' })).toMatchObject([{ id: 'not-signed', answer: 'No' }])
})
