import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { today } from '#testkit/builders.ts'
import { clauseIds } from '../document.ts'
import { clausesById, clauseTable, opening, type Parts, partTable } from './table.ts'

describe('The clauses', () => {
  test('are all in the table, each once, in the order of the document', () => {
    expect([opening, ...clauseTable].map(({ id }) => id)).toEqual([...clauseIds])
    expect(Object.keys(clausesById).toSorted()).toEqual([...clauseIds].toSorted())
  })
  test.each(clauseIds)('%s: gives its reason in one plain sentence and its law', (id) => {
    const clause = clausesById[id]
    expect(clause.id).toBe(id)
    expect(clause.why).toMatch(/^[A-Z].+\.$/)
    expect(clause.source).toMatch(/Act|Rules|law|v /)
    expect(clause.heading).not.toMatch(/[.:]$/)
  })

  test('about a person who is not named have nothing to say', () => {
    expect(clausesById['expected-marriage'].write({ engagement: { to: undefined } })).toEqual({
      blocks: [],
      complete: true,
    })
    expect(clausesById['professional-firm'].write({ firm: undefined, executors: [] })).toEqual({
      blocks: [],
      complete: true,
    })
  })
})

const noneLeftOut = { isAnyLeftOut: false, theirChildrenToo: false, kept: '', spouseLeftOut: false }

test.each<[keyof Parts, unknown]>([
  ['executors', []],
  ['substitutes', []],
  ['firm', undefined],
  ['testator', { name: '', alsoKnownAs: undefined, address: '' }],
  ['engagement', { to: undefined }],
  ['couple', { partner: undefined }],
  ['guardians', []],
  ['gifts', { money: [], items: [], donations: [], byRate: [], shares: [] }],
  ['propertyGifts', []],
  ['homeForLife', undefined],
  ['incomeForLife', undefined],
  ['disabledPerson', undefined],
  ['belongings', undefined],
  ['otherAges', { waiting: [], atOnce: [], inClass: undefined, inLines: [] }],
  ['heldOnTrust', []],
  ['pets', []],
  ['residue', { equal: false, heirs: [], later: { children: [], equal: false }, classes: [] }],
  ['substitutions', []],
  [
    'ultimateDefault',
    {
      later: { children: [], equal: true },
      named: [],
      equal: true,
      leftOut: noneLeftOut,
      separated: false,
      married: false,
    },
  ],
  ['exclusion', { fromEverything: [], fromTheRest: [], deemed: noneLeftOut }],
  ['funeral', { wish: 'Let my executors decide', inOwnWords: undefined }],
  ['digital', { keepers: [] }],
])('the part %s of a will in which nothing was answered names nobody and gives nothing', (name, expected) => {
  expect(partTable[name].of(newWill(1), today)).toEqual(expected)
})
