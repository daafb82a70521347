import { expect, test } from 'vitest'
import { clauseTable } from '#drafting/clauses/table.ts'
import { legalSources } from './legal-sources.ts'

test('docs/legal-sources.md says what the clauses say: if not, run `npx vitest run legal -u`', async () => {
  await expect(legalSources()).toMatchFileSnapshot('../docs/legal-sources.md')
})

test('the page says of each clause that a lawyer has yet to review it', () => {
  const page = legalSources()
  expect(page).toContain('29 of 29 clauses still await review')
  expect(page.match(/^- Wording: awaiting review by a solicitor or TEP$/gm)).toHaveLength(29)
})

test('a clause is found by its heading, with when it stands in a will, why, and the law', () => {
  expect(legalSources()).toContain(`## My coming marriage or civil partnership

- Clause: \`expected-marriage\`
- When: The testator is engaged.
- Why: You told us you are engaged. Without this clause your wedding would cancel the will.
- Law: Wills Act 1837 ss.18(3) and 18B(3)
- Wording: awaiting review`)
})

test('once a solicitor has reviewed the clauses, the page says so', () => {
  const [first, ...others] = clauseTable.map((clause) => ({ ...clause, legalSignOff: 'given' as const }))
  const page = legalSources(first ? [first] : [])
  expect(page).toContain('A solicitor has reviewed every clause.')
  expect(page).toContain('- Wording: reviewed by a solicitor\n')
  expect(legalSources([...others, ...clauseTable.slice(0, 1)])).toContain(`1 of ${clauseTable.length} clauses still`)
})
