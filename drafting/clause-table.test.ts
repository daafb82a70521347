import { describe, expect, test } from 'vitest'
import { type ClauseId, clauseIds } from './clause-ids.ts'
import { clauseById, clauseTable, opening } from './clause-table.ts'

describe('The clauses', () => {
  test('are all in the table, each once, in the order of the document', () => {
    expect([opening, ...clauseTable].map(({ id }) => id)).toEqual([...clauseIds])
  })

  test.each(clauseIds)('%s: gives its reason in one plain sentence and its law, and awaits review', (id) => {
    const { why, source, reviewed, heading } = clauseById(id)
    expect(why).toMatch(/^[A-Z].+\.$/)
    expect(source).toMatch(/Act|Rules|law|v /)
    expect(heading).not.toMatch(/[.:]$/)
    expect(reviewed).toBe(false)
  })

  test('are found by their id, and nothing else is', () => {
    expect(clauseById('money').heading).toBe('Gifts of money')
    expect(() => clauseById('swords' as ClauseId)).toThrow('There is no clause swords')
  })

  test('about somebody who is not there have nothing to say', () => {
    expect(clauseById('expected-marriage').write({ engagement: { to: undefined } })).toEqual({ blocks: [] })
    expect(clauseById('professional-firm').write({ firm: undefined, executors: [] })).toEqual({ blocks: [] })
  })
})
