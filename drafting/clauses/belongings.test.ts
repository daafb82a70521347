import { describe, expect, test } from 'vitest'
import { simplestWill, today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import { withBelongings } from '#testkit/trusts.ts'
import { preview } from '../draft.ts'

const clause = (...given: Parameters<typeof withBelongings>): string =>
  clauseOf(preview(withBelongings(...given), today), 'belongings') ?? ''

describe('Belongings that no gift names', () => {
  test('go to the person who chooses, then to others who divide them', () => {
    expect(clause()).toContain(
      'I give my Personal Belongings to Bea Hale. If Bea Hale does not survive me, or cannot or does not take them, I give them to those of my son Cy Hale and my daughter Di Hale who survive me and take them, to divide as they agree.',
    )
    expect(clause()).toContain('they choose in turns, drawing lots for the order.')
  })

  test('of several at once, those who survive and take divide all of them', () => {
    const text = clause({ persons: [2, 3], backupPersons: [1] })
    expect(text).toContain(
      'to those of my son Cy Hale and my daughter Di Hale who survive me and take them, to divide as they agree.',
    )
    expect(text).toContain('If none of them survives me and takes, I give them to Bea Hale.')
    expect(text).toContain('they choose in turns, drawing lots for the order.')
  })

  test('one who takes alone divides nothing with anyone', () => {
    const text = clause({ backupPersons: [] })
    expect(text).toContain('I give my Personal Belongings to Bea Hale.\n')
    expect(text).not.toMatch(/lots|agree/)
    expect(clause({ backupPersons: [2] })).not.toMatch(/lots|agree/)
  })

  test('do not include money, investments, business or pets, nor vehicles where the testator keeps them out', () => {
    expect(clause()).toContain(
      'cryptocurrency, pets, vehicles, or things that I kept only as an investment or mainly for business.',
    )
    expect(clause({ vehicles: 'Yes' })).not.toContain('vehicles')
  })

  test('bear no tax where they are taken: nothing of the kind is said of what joins the rest', () => {
    expect(clause()).toContain(
      'What nobody takes under it is part of my Residuary Estate. What is taken under it is free of inheritance tax.',
    )
  })

  test('refer to no list that is made later, which would not bind', () => {
    expect(clause()).not.toMatch(/list|memorandum/i)
  })

  test('of nobody yet have a blank, and nobody instead of it', () => {
    expect(clause({ persons: [], backupPersons: [] })).toContain('I give my Personal Belongings to ______.\n')
  })

  test('do not go to a person who is left out', () => {
    const will = withBelongings({ backupPersons: [] })
    const persons = will.persons.map((person) => (person.id === 1 ? { ...person, isExcluded: true } : person))
    expect(clauseOf(preview({ ...will, persons }, today), 'belongings')).toContain(
      'I give my Personal Belongings to ______.',
    )
  })

  test('have no clause where nobody is to choose', () => {
    expect(clauseOf(preview(simplestWill(), today), 'belongings')).toBeUndefined()
  })
})
