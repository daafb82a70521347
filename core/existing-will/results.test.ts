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
  band_trust: 'No',
  agreed: 'No',
  separated: 'No',
  business: 'No',
  pension: 'No',
}

const said = (given: Partial<WillAnswers>) => resultsFor({ ...fine, ...given }).map(({ id, grade }) => [id, grade])

test('a properly signed will with no changes since has no findings', () => {
  expect(said({})).toEqual([])
  expect(gradeOf(resultsFor(fine))).toBe('none')
})

// Finding: 35
describe('the check states the law of signing as it is', () => {
  const inTheYearsOfVideo = 'By video, from 31 January 2020 to 31 January 2024'

  test.each<[string, Partial<WillAnswers>, string, string]>([
    ['signed by another person', { signed: 'Another person signed for me' }, 'signed-by-another', 'later'],
    [
      'witnessed by video in the years when that counted',
      { witnessed: inTheYearsOfVideo },
      'witnessed-by-video',
      'later',
    ],
    ['witnessed by video at another time', { witnessed: 'By video, at another time' }, 'not-witnessed', 'first'],
  ])('a will %s', (_what, given, id, grade) => expect(said(given)).toEqual([[id, grade]]))

  const textOf = (id: string) => resultRows.find((each) => each.id === id)?.text

  test('another person may sign in front of the testator, who told them to', () => {
    expect(textOf('not-signed')).toContain('another person signed it in front of you because you told them to')
  })

  test('a signature may be made or acknowledged, by the testator and by each witness', () => {
    expect(textOf('not-witnessed')).toContain('or when you tell them that the signature is yours')
    expect(textOf('not-witnessed')).toContain('or say that the signature is theirs')
  })

  test('a will of 2021 witnessed by video is not said to have no effect', () => {
    expect(
      resultsFor({ ...fine, witnessed: inTheYearsOfVideo })
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/no effect/)
  })

  test('the answers of a check from before a question was asked are still read', () => {
    expect(resultsFor({ signed: 'Yes', witnessed: 'No', age: '5 years or more' }).map(({ id }) => id)).toEqual([
      'not-witnessed',
      'old',
    ])
  })
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
    ['with a trust for the tax-free amount', { band_trust: 'Yes' }, 'band-trust', 'later'],
    ['that two people agreed not to change', { agreed: 'Yes' }, 'agreed', 'first'],
    ['of a testator who lives apart from a wife', { separated: 'Yes' }, 'separated', 'first'],
    ['of a farmer', { business: 'Yes' }, 'business', 'later'],
    ['of a testator with a pension', { pension: 'Yes' }, 'pension', 'later'],
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

test('every finding has its source, and promises nothing', () => {
  expect(new Set(resultRows.map(({ id }) => id)).size).toBe(resultRows.length)
  for (const { heading, text, source } of resultRows) {
    expect(source).not.toBe('')
    expect(`${heading} ${text}`).not.toMatch(/!|simply|valid|guarantee|passed away|loved one/i)
  }
})
