import { expect, test } from 'vitest'
import { willQuestions } from '#core/existing-will/questions.ts'
import { answeredFindings, answeredQuestions } from '#core/existing-will/results.ts'
import { existingWillReport } from './existing-will-report.ts'

const answeredOn = { day: 21, month: 11, year: 2026 }

test('the report gives the answer behind each finding, the source, and every answer', () => {
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

test('the report says what it is, of which day, and that it is not advice', () => {
  const report = existingWillReport({
    answeredOn,
    findings: [],
    answers: [{ question: 'Did you sign it?', answer: 'Yes' }],
  })
  expect(report).toEqual({
    kind: 'will-check',
    id: 'will-check-report',
    title: 'What to do about your will',
    fileTitle: 'Report of a will check',
    band: 'Not part of the will, and not legal advice',
    purpose: 'Lists what may need doing about a will you already have, with the answer behind each point.',
    blocks: [
      {
        kind: 'paragraph',
        words: 'This is based only on your answers of 21 November 2026. We have not seen your will.',
      },
      { kind: 'paragraph', words: 'Nothing in your answers needs attention.' },
      { kind: 'heading', text: 'What you told us' },
      {
        kind: 'table',
        caption: 'Your answers',
        columns: [
          { title: 'Question', align: 'start' },
          { title: 'Your answer', align: 'start' },
        ],
        rows: [['Did you sign it?', 'Yes']],
      },
      {
        kind: 'paragraph',
        words: expect.stringMatching(/^A program made this report .* does not give legal advice\.$/),
      },
    ],
  })
})

test('a report with findings does not say that nothing needs attention', () => {
  const answers = { signed: 'No' } as const
  const { blocks } = existingWillReport({ answeredOn, findings: answeredFindings(answers), answers: [] })
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'note', 'heading', 'table', 'paragraph'])
})
