import { describe, expect, test } from 'vitest'
import { clauseTable } from '#drafting/clauses/table.ts'
import { coverLetter, signingGuide, signingSteps } from '#words/en/pack.ts'
import { read } from '../structure/imports.ts'
import { customerSentences, type Table, textsOfTable } from './rows.ts'

const all = customerSentences()
const matching = (pattern: RegExp): string[] =>
  all.filter(({ sentence }) => pattern.test(sentence)).map(({ file, sentence }) => `${file}: ${sentence}`)
/** The papers that are said in one file, each by its own words. */
const papers: Readonly<Record<string, readonly Table[]>> = {
  'the signing guide': [signingGuide, signingSteps],
  'the cover letter': [coverLetter],
}
const textsOf = (file: string): string =>
  papers[file]?.flatMap(textsOfTable).join(' ') ??
  all
    .filter((each) => each.file === file)
    .map(({ sentence }) => `${sentence}.`)
    .join(' ')

// Finding: 6
describe('marriage cancels a will unless the will itself says that it was expected', () => {
  test('no page says that it is enough to have had the person in mind', () => {
    expect(matching(/\bwith (that|the) (very )?person in mind\b/i)).toEqual([])
  })

  test.each(['words/en/wills-terms.ts', 'words/en/questions.ts', 'the signing guide', 'core/existing-will/results.ts'])(
    '%s says what the will has to say, and that leaving something is not enough',
    (file) => {
      expect(textsOf(file)).toMatch(
        /will itself says that you were expecting to marry|says itself that you were expecting to marry/,
      )
      expect(textsOf(file)).toMatch(/that it should stay in force/)
      expect(textsOf(file)).toMatch(/(Leaving them something|To leave them something) is not enough/)
    },
  )

  test('wherever a wedding is said to cancel a will, the exception is the named person in the will', () => {
    const loose = all.filter(
      ({ sentence }) =>
        /\b(wedding|marriage|marrying|marry)\b.*\bcancels? .*\bunless\b/i.test(sentence) &&
        !/\bthe will (itself )?says\b|\bit says that you expect to marry that named person\b/.test(sentence),
    )
    expect(loose).toEqual([])
  })

  test('the page for people who are engaged says that marriage to another cancels the will', () => {
    expect(textsOf('words/en/steps.ts')).toContain('It stays only if you marry that person.')
  })
})

// Finding: 39
describe('the terms send to a solicitor only whom the questions send there', () => {
  const terms = textsOf('words/en/wills-terms.ts')

  test('to leave out a grown child, or to expect inheritance tax, is warned of and does not stop the will', () => {
    expect(terms).not.toContain('You think your estate may have to pay inheritance tax')
    expect(terms).toContain('Leaving out a grown child is one.')
    expect(terms).toContain('an estate that may have to pay inheritance tax are others.')
  })

  test('a spouse who gets little, a young child and a person who is supported are named', () => {
    expect(terms).toContain('You want to leave your husband, wife or civil partner nothing, or little.')
    expect(terms).toContain('You want to leave nothing to a child under 18, or to someone you support.')
  })
})

// Finding: 40
test('the first page says that the permanent home decides, not the place a person lives in', () => {
  expect(textsOf('words/en/visitors.ts')).toContain('The rules for wills depend on where your permanent home is.')
  expect(matching(/\bWills follow the law of the place you live in\b/)).toEqual([])
  expect(read('words/cy/visitors.ts')).not.toContain('cyfraith y lle rydych yn byw.')
})

// Finding: 41
test('the choice “Jointly for some decisions” says what happens when an attorney can no longer act', () => {
  const page = textsOf('words/en/lpa.ts')
  expect(page).toContain('If one can no longer act, the rest cannot make the decisions of the first kind any more')
  expect(page).toContain('so name replacements who then take over.')
})

// Finding: 43
test('wherever earlier wills are to be destroyed, the page says which to keep', () => {
  for (const file of ['words/en/questions.ts', 'the cover letter']) {
    const said = textsOf(file)
    expect(said).toMatch(/destroy/i)
    expect(said).toMatch(/not a will for things in another country|but for those that the signing guide says to keep/)
  }
  expect(textsOf('words/en/questions.ts')).toContain('After an illness, or if you expect a dispute, keep the last one')
})

// Finding: 45
test('income without apportionment rests on the Act of 2013', () => {
  const source = clauseTable.find(({ id }) => id === 'powers')?.source
  expect(source).toContain('Trusts (Capital and Income) Act 2013 s.1')
  expect(source).not.toContain('Apportionment Act 1870')
})
