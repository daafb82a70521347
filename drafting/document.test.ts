import { describe, expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { aGift, anHeir, aPerson, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { drafted } from '#testkit/drafted-will.ts'
import { asText, runsByPlace, textOfRuns, wordsAt } from './document.ts'
import { preview } from './draft.ts'

describe('A will as data', () => {
  test('tells names, money, shares, terms and references from plain words', () => {
    const will = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2, fullname: 'Ann Roe', relationship: 'Niece' })],
      gifts: [aGift({ type: 'Money', amount: 500_000, persons: [2] })],
    })
    const { clauses } = drafted(will)
    const blocks = (id: string) => clauses.find((clause) => clause.id === id)?.blocks
    expect(blocks('money')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { kind: 'text', text: 'I give ' },
          { kind: 'money', text: '£5,000' },
          { kind: 'text', text: ' to my niece ' },
          { kind: 'name', text: 'Ann Roe' },
          { kind: 'text', text: '.' },
        ],
      },
    ])
    expect(blocks('rules-for-gifts')?.[0]).toMatchObject({
      runs: [
        { kind: 'text', text: 'This clause is about the gifts in clause ' },
        { kind: 'reference', text: '6', to: 'money' },
        { kind: 'text' },
        { kind: 'term', text: 'fails' },
        { kind: 'text' },
      ],
    })
  })

  test('has the testator’s name inside what the witnesses sign', () => {
    const { name, attestation } = drafted(simplestWill()).signature
    expect(name).toBe('Margaret Ellen Hale')
    expect(textOfRuns(attestation)).toBe(
      'Signed by Margaret Ellen Hale as the last will of Margaret Ellen Hale in our joint presence, and then signed by each of us in the presence of Margaret Ellen Hale.',
    )
    expect(attestation.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual([name, name, name])
  })

  test('marks what is missing as blanks', () => {
    expect(preview(newWill(1), today).opening.blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { kind: 'text', text: 'This is the will of ' },
          { kind: 'blank', text: '______' },
          { kind: 'text', text: ' of ' },
          { kind: 'blank', text: '______' },
          { kind: 'text', text: '.' },
        ],
      },
    ])
  })

  test('as text, a draft ends with its last clause and a will with what the witnesses sign', () => {
    const will = completeExampleWill()
    expect(asText(preview(will, today))).toMatch(/in the presence of both witnesses\.$/)
    expect(asText(drafted(will))).toBe(
      `${asText(preview(will, today))}\n\nSigned by Margaret Ellen Hale as the last will of Margaret Ellen Hale in our joint presence, and then signed by each of us in the presence of Margaret Ellen Hale.`,
    )
  })
})

describe('The words at a place of a passage', () => {
  test('are read aloud, with what is not yet said where there is a blank', () => {
    const { opening } = preview(newWill(1), today)
    expect(wordsAt(opening, '0')).toBe('This is the will of not yet said of not yet said.')
    expect(wordsAt(opening, '99')).toBe('')
  })

  test('of a list are those of one item', () => {
    const shares = simplestWill({
      persons: [anHeir(50), anHeir(50, { id: 2, fullname: 'Ann Roe' })],
      estateSplit: 'Different shares',
    })
    const residue = preview(shares, today).clauses.find(({ id }) => id === 'residue')
    const places = residue ? [...runsByPlace(residue).keys()] : []
    expect(places.filter((place) => place.includes('.')).map((place) => residue && wordsAt(residue, place))).toEqual([
      '50% for Priya Sharma; and',
      '50% for my friend Ann Roe.',
    ])
  })
})
