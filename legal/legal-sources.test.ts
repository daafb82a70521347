import { expect, test } from 'vitest'
import { resultRows } from '#core/existing-will/results.ts'
import { clauseTable, opening } from '#drafting/clauses/table.ts'
import { marksIn } from '../structure/test-names.ts'
import { findingTests } from './finding-tests.ts'
import { reviewFindings } from './findings.ts'
import { legalSources } from './legal-sources.ts'
import { legalSourcesNow } from './legal-sources-now.ts'
import { rulesOfLaw } from './rules-of-law/rules-of-law.ts'

const tests = findingTests()
const page = legalSourcesNow()

test('the page says of each clause that nobody signed that a lawyer has yet to review it', () => {
  const page = legalSources([], new Map())
  expect(page).toContain(`${clauseTable.length + 1} of ${clauseTable.length + 1} clauses still await review`)
  expect(page.match(/^- Wording: awaiting review by a solicitor or TEP$/gm)).toHaveLength(clauseTable.length + 1)
})

test('a clause is found by its heading, with when it stands in a will, why, and the law', () => {
  expect(page).toContain(`### My coming marriage or civil partnership

- Clause: \`expected-marriage\`
- When: The testator is engaged.
- Why: You told us you are engaged. Without this clause your wedding would cancel the will.
- Law: Wills Act 1837 ss.18(3) and 18B(3)
- Wording: awaiting review`)
})

test('once a lawyer has signed off clauses, the page says who, and when', () => {
  const all = [opening, ...clauseTable]
  const byNia = new Map<string, string>(all.map(({ id }) => [id, 'Nia Example, made up, on 2026-10-03']))
  const page = legalSources([], byNia)
  expect(page).toContain('A solicitor has reviewed every clause.')
  expect(page).toContain('- Wording: signed off by Nia Example, made up, on 2026-10-03\n')
  byNia.delete('executors')
  expect(legalSources([], byNia)).toContain(`1 of ${all.length} clauses still`)
})

test('every sentence of the registry and every finding about an existing will is on the page, with its source', () => {
  for (const { source, said } of rulesOfLaw.flatMap(({ rules }) => rules)) {
    expect(page).toContain(`- Law: ${source}`)
    for (const sentence of said) expect(page).toContain(`- “${sentence}”`)
  }
  for (const { text, source } of resultRows) expect(page).toContain(`${text}” ${source}`)
})

test('the reading had 45 findings, and each has a test', () => {
  expect(reviewFindings.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  const proved = new Set(tests.map(({ number }) => number))
  expect(reviewFindings.filter(({ number }) => !proved.has(number))).toEqual([])
  expect([...proved].filter((number) => number > reviewFindings.length)).toEqual([])
})

test('a test is read as the proof of each finding that it is marked with', () => {
  const source = `
    // Promise: api.logout
    // Finding: 13, 17
    test('stepchildren', () => {})`
  expect(marksIn('Finding', 'x.test.ts', source)).toEqual([
    { file: 'x.test.ts', name: 'stepchildren', ids: ['13', '17'] },
  ])
  expect(marksIn('Promise', 'x.test.ts', source)).toEqual([
    { file: 'x.test.ts', name: 'stepchildren', ids: ['api.logout'] },
  ])
  expect(tests.every(({ number }) => Number.isInteger(number))).toBe(true)
})
