import { describe, expect, test } from 'vitest'
import { sentenceDifferences, wordDifference } from './word-difference.ts'

const shown = (was: string, is: string): string =>
  wordDifference(was, is)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

describe('What changed since a lawyer signed', () => {
  test.each([
    ['I appoint ‹name›.', 'I appoint ‹name›.', 'I appoint ‹name›.'],
    [
      'I appoint ‹name› in the place of one who is not',
      'I appoint ‹name› to act in place of one who cannot',
      'I appoint ‹name› [+to act +]in [-the -]place of one who [-is not-][+cannot+]',
    ],
    ['', 'All of it', '[+All of it+]'],
    ['shall', 'must', '[-shall-][+must+]'],
  ])('%s → %s', (was, is, difference) => {
    expect(shown(was, is)).toBe(difference)
  })

  test('one changed letter is a changed word', () => {
    expect(shown('my Executors hold it', 'my Executors held it')).toBe('my Executors [-hold -][+held +]it')
  })

  test('a sentence that only moved has not changed', () => {
    expect(sentenceDifferences(['One.', 'Two.'], ['Two.', 'One.']).map(({ change }) => change)).toEqual([
      'same',
      'same',
    ])
  })

  test('a new sentence is shown beside the old one it is most like, and a sentence that is gone comes last', () => {
    const was = ['I give my home to ‹name› if I own it', 'It is free of tax', 'Nothing else changes here']
    const is = [
      'I give my home to ‹name› if I still own it',
      'Whoever takes it pays for its upkeep',
      'It is free of tax',
    ]
    expect(sentenceDifferences(was, is)).toEqual([
      {
        change: 'changed',
        stretches: [
          { kind: 'same', text: 'I give my home to ‹name› if I ' },
          { kind: 'added', text: 'still ' },
          { kind: 'same', text: 'own it' },
        ],
      },
      { change: 'added', stretches: [{ kind: 'added', text: 'Whoever takes it pays for its upkeep' }] },
      { change: 'same', stretches: [{ kind: 'same', text: 'It is free of tax' }] },
      { change: 'removed', stretches: [{ kind: 'removed', text: 'Nothing else changes here' }] },
    ])
  })
})
