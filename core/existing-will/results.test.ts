import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WillAnswers, willQuestions } from './questions.ts'
import { gradeOf, grades, resultRows, resultsFor } from './results.ts'

/** The answers about a will without any findings. */
const fine: WillAnswers = {
  made_by: 'A solicitor',
  age: 'Less than 5 years',
  original: 'I know where it is',
  signed: 'Yes',
  witnessed: 'Yes',
  witness_gains: 'No',
  altered: 'No',
  married: 'No',
  divorced: 'No',
  children: 'No',
  dependants: 'No',
  died: 'No',
  moved: 'No',
  executors: 'Yes',
  guardians: 'I have no children under 18',
  home: 'No',
  joint_home: 'No',
  abroad: 'No',
}

const said = (given: Partial<WillAnswers>) => resultsFor({ ...fine, ...given }).map(({ id, grade }) => [id, grade])

test('a properly signed will with no changes since has no findings', () => {
  expect(said({})).toEqual([])
  expect(gradeOf(resultsFor(fine))).toBe('none')
})

describe('the findings', () => {
  test.each<[string, Partial<WillAnswers>, string, string]>([
    ['never signed', { signed: 'No' }, 'not-signed', 'first'],
    ['signed before one witness', { witnessed: 'No' }, 'not-witnessed', 'first'],
    ['leaving something to a witness', { witness_gains: 'Yes' }, 'witness-gains', 'first'],
    ['written on since', { altered: 'Yes' }, 'altered', 'first'],
    ['with the original lost', { original: 'I have only a copy' }, 'original-lost', 'first'],
    ['from before a wedding', { married: 'Yes' }, 'married-since', 'first'],
    ['that expected the wedding', { married: 'Yes, and the will says I was going to' }, 'married-as-expected', 'later'],
    ['from before a divorce', { divorced: 'Yes' }, 'divorced-since', 'first'],
    ['from before a birth', { children: 'Yes' }, 'children-since', 'first'],
    ['that leaves out a dependant of the testator', { dependants: 'Yes' }, 'dependants', 'first'],
    ['naming a person who has died', { died: 'Yes' }, 'died', 'first'],
    ['naming a person who has moved', { moved: 'Yes' }, 'moved', 'later'],
    ['with executors whom the testator would not choose again', { executors: 'No' }, 'executors', 'first'],
    ['without guardians for young children', { guardians: 'No' }, 'guardians', 'first'],
    ['from before a home was sold', { home: 'Yes' }, 'home', 'first'],
    ['of a testator who shares a home', { joint_home: 'Yes' }, 'joint-home', 'later'],
    ['of a testator with land abroad', { abroad: 'Yes' }, 'abroad', 'later'],
    ['that is old', { age: '5 years or more' }, 'old', 'later'],
    ['made at home', { made_by: 'I did, from a form or by hand' }, 'home-made', 'later'],
  ])('a will %s', (_what, given, id, grade) => expect(said(given)).toEqual([[id, grade]]))

  test('“Not sure” is never treated as a good answer', () => {
    for (const { id, options } of willQuestions)
      if (options.some((option) => option === 'Not sure'))
        expect([id, said({ [id]: 'Not sure' }).length]).toEqual([id, 1])
  })
})

const anyAnswers = fc.record(
  Object.fromEntries(willQuestions.map(({ id, options }) => [id, fc.constantFrom(...options)])),
) as unknown as fc.Arbitrary<WillAnswers>

test('the most important finding comes first, and none is given twice', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const found = resultsFor(answers)
      const order = found.map(({ grade }) => grades.indexOf(grade))
      expect(order).toEqual(order.toSorted())
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      expect(gradeOf(found)).toBe(found[0]?.grade ?? 'none')
    }),
  )
})

test('every finding has its source, awaits review by a solicitor, and promises nothing', () => {
  expect(new Set(resultRows.map(({ id }) => id)).size).toBe(resultRows.length)
  for (const { heading, text, source, reviewed } of resultRows) {
    expect(source).not.toBe('')
    expect(reviewed).toBe(false)
    expect(`${heading} ${text}`).not.toMatch(/!|simply|valid|guarantee|passed away|loved one/i)
  }
})
