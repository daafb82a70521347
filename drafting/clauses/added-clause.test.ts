import { describe, expect, test } from 'vitest'
import { whyNotSure } from '#core/estate/problems.ts'
import { estimateOf } from '#core/tax/estimate-of-will.ts'
import { lifeEvents } from '#core/will/lists.ts'
import type { Will } from '#core/will/schema.ts'
import { simplestWill, today } from '#testkit/builders.ts'
import { demoValues } from '#testkit/demo-values.ts'
import { textOfBlocks } from '../document.ts'
import { preview } from '../draft.ts'
import { answerLifeEvent } from '../life-events/life-events.ts'
import { mirror } from '../mirror.ts'
import { partsToRead } from '../reading/parts.ts'

const WORDS =
  'I declare that #eval("x") \\ $a$ <b>my land</b> is left out.\n\n  The rest of this will is read without it.  '

const withClause = (words = WORDS): Will =>
  simplestWill({ addedClause: { firm: 'Made-up & Lane LLP', sraNumber: '000001', words, on: today } })

const clauseOf = (will: Will) => preview(will, today).clauses.find(({ id }) => id === 'added-clause')

describe('a clause that a firm wrote', () => {
  test('stands after all that gives and before the powers, with the firm’s name and its words as they were written', () => {
    const will = withClause()
    const ids = preview(will, today).clauses.map(({ id }) => id)
    expect(ids.indexOf('added-clause')).toBeGreaterThan(ids.indexOf('ultimate-default'))
    expect(ids[ids.indexOf('added-clause') + 1]).toBe('powers')
    expect(textOfBlocks(clauseOf(will)?.blocks ?? [])).toBe(
      [
        'The words that follow in this clause were written for me by Made-up & Lane LLP (Solicitors Regulation Authority number 000001).',
        'I declare that #eval("x") \\ $a$ <b>my land</b> is left out.',
        'The rest of this will is read without it.',
      ].join('\n'),
    )
    expect(clauseOf(simplestWill())).toBeUndefined()
  })

  test('is a part to read of its own, and an agreement to other words does not count for it', () => {
    const read = (words: string) => partsToRead(withClause(words), today).find(({ id }) => id === 'added-clause')?.read
    expect(read('These.')?.sentence).toContain('Made-up & Lane LLP wrote these words')
    expect(read('These.')).not.toEqual(read('Those.'))
  })

  test('is never in the will of the partner', () => {
    const will = withClause()
    const married: Will = {
      ...will,
      status: 'Married',
      persons: will.persons.map((person) => ({ ...person, type: 'partner', relationship: 'Spouse' })),
    }
    expect(mirror(married)).not.toHaveProperty('addedClause')
  })
})

describe('what a firm’s clause changes needs a person', () => {
  test('every sentence about shares says so, and no will without one does', () => {
    const parts = partsToRead(withClause(), today)
    for (const id of ['residue', 'if-somebody-dies', 'if-nobody-is-left']) {
      const part = parts.find((each) => each.id === id)
      if (part) expect(part.sentence).toContain('A person needs to look at this.')
    }
    expect(parts.some(({ id }) => id === 'residue')).toBe(true)
    expect(whyNotSure(simplestWill())).toBeUndefined()
  })

  test('no figure in pounds is given', () => {
    const will = { ...withClause(), values: demoValues(withClause()) }
    const plain = { ...simplestWill(), values: demoValues(simplestWill()) }
    expect(estimateOf(plain, { day: today }).is).toBe('estimate')
    expect(estimateOf(will, { day: today })).toMatchObject({ is: 'refused', reasons: ['FIRM_CLAUSE'] })
  })

  test.each(lifeEvents)('of “%s” the will is never said to provide for it: the firm is asked', (event) => {
    const { verdict } = answerLifeEvent(event, withClause(), today, undefined)
    expect(verdict).toBe('solicitor')
  })
})
