import { describe, expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { questions } from './questions.ts'

const found = (typed: string): string[] =>
  findQuestions(questions, typed).flatMap((group) => group.questions.map(({ id }) => id))

const all = questions.flatMap((group) => group.questions.map(({ id }) => id))

describe('searching the questions', () => {
  test.each(['', '   ', '?'])('with nothing typed shows them all: %j', (typed) => {
    expect(found(typed)).toEqual(all)
  })

  test.each([
    ['witness', 'witness'],
    ['WITNESS', 'witness'],
    ['wítness', 'witness'],
    ['a witness?', 'witness'],
    ['witn', 'witness'],
    ['money back', 'refund'],
    ['back money', 'refund'],
    ['joint tenants', 'home'],
    ['password', 'password'],
    ['power of attorney', 'power-of-attorney'],
    ['lpa', 'power-of-attorney'],
    ['£89', 'cost'],
    // Around C24: what people call it.
    ['refund', 'refund'],
    ['power of attorney', 'power-of-attorney'],
    ['inheritance tax', 'tax'],
    ['trust', 'trust'],
    ['storage', 'keep'],
    ['codicil', 'change'],
  ])('%j finds the question about it', (typed, id) => {
    expect(found(typed)).toContain(id)
    expect(found(typed).length).toBeLessThan(all.length)
  })

  test.each(['zebra', 'witness zebra', 'itness'])('%j finds nothing', (typed) => {
    expect(found(typed)).toEqual([])
  })

  test('leaves out a group with nothing in it', () => {
    expect(findQuestions(questions, 'parental responsibility').map(({ heading }) => heading)).toEqual(['Your will'])
  })
})
