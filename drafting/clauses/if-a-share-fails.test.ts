import { expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const jo = (given: Partial<Person>) => anHeir(100, { id: 1, type: 'partner', fullname: 'Jo Roe', ...given })
const kim = aPerson({ id: 2, fullname: 'Kim Hale', type: 'Child', relationship: 'Daughter', isChild: 'No' })
const tomas = aPerson({ id: 3, fullname: 'Tomas Hale', type: 'Child', relationship: 'Son', isChild: 'No' })
const lee = aPerson({ id: 4, fullname: 'Lee Poe', type: 'Child', relationship: 'Stepson', isChild: 'No' })

const blended = (given: Partial<Person>): Will =>
  simplestWill({ status: 'Married', haveChildren: 'Yes', persons: [jo(given), kim, tomas, lee], executor: [1] })

const behindJo = (
  theirChildren: boolean | undefined,
  split?: 'Equal shares' | 'Different shares',
): Partial<Person> => ({
  estateIfDie: 'Split between specific beneficiaries',
  estateBackup: {
    persons: [
      { id: 2, percent: 33.33 },
      { id: 4, percent: 33.33, ...(theirChildren !== undefined && { theirChildren }) },
      { id: 3, percent: 33.34 },
    ],
    charities: [],
    ...(split && { split }),
  },
})

const words = (will: Will) => clauseText(will, 'if-a-share-fails')
const takers = (will: Will, ...failed: Parameters<typeof outcome>[1]) =>
  outcome(will, failed).map(({ name, share }) => `${name} ${share}`)

// Finding: 3
test('to lose one share changes nothing else that the will gives, and no office', () => {
  const text = words(blended(behindJo(true)))
  expect(text).toContain('For that gift only, that person is then treated as having died before me.')
  expect(text).toContain(
    'Nothing else that this will gives them, and no office to which it appoints them, is affected.',
  )
})

// Finding: 4
test('three backups who share equally are given equal shares, in words and in figures', () => {
  const will = blended(behindJo(true))
  expect(words(will)).toContain(
    'it passes in equal shares to my daughter Kim Hale, my stepson Lee Poe and my son Tomas Hale.',
  )
  expect(words(will)).toContain('A part that nobody takes is added equally to the other parts.')
  expect(words(will)).not.toContain('33.3')
  expect(takers(will, { person: 1 })).toEqual(['Kim Hale 1/3', 'Tomas Hale 1/3', 'Lee Poe 1/3'])
})

// Finding: 4
test('percentages are printed where the testator chose different shares', () => {
  const text = words(blended(behindJo(true, 'Different shares')))
  expect(text).toContain('my daughter Kim Hale (33.33%), my stepson Lee Poe (33.33%) and my son Tomas Hale (33.34%)')
  expect(text).toContain('in the proportions that their percentages bear to each other')
})

// Finding: 10
test('under a husband, wife or partner the share passes to the testator’s own children', () => {
  const will = blended({ estateIfDie: 'Pass to my children' })
  expect(words(will)).toContain('it passes in equal shares to my daughter Kim Hale and my son Tomas Hale.')
  expect(words(will)).not.toContain('the children of Jo Roe')
  expect(takers(will, { person: 1 })).toEqual(['Kim Hale 1/2', 'Tomas Hale 1/2'])
  expect(takers(will, { person: 1 }, { person: 2, livingChildren: 2 })).toEqual([
    'Tomas Hale 1/2',
    'Child 1 of Kim Hale 1/4',
    'Child 2 of Kim Hale 1/4',
  ])
})

// Finding: 10
test('a stepchild who is ticked shares with "my children"', () => {
  const will = blended({
    estateIfDie: 'Pass to my children',
    estateBackup: { persons: [{ id: 4, percent: 0 }], charities: [] },
  })
  expect(words(will)).toContain('in equal shares to my daughter Kim Hale, my son Tomas Hale and my stepson Lee Poe.')
  expect(takers(will, { person: 1 }, { person: 4, livingChildren: 1 })).toContain('Child 1 of Lee Poe 1/3')
})

// Finding: 14
test('the children of a stepchild take where the testator says so', () => {
  const followed = blended(behindJo(true))
  expect(words(followed)).toContain('If the part of Kim Hale, Lee Poe or Tomas Hale fails, the children of that person')
  expect(takers(followed, { person: 1 }, { person: 4, livingChildren: 1 })).toContain('Child 1 of Lee Poe 1/3')
})

// Finding: 14
test('without that answer the part of a stepchild goes to the others, as in wills saved before', () => {
  for (const answer of [false, undefined]) {
    const will = blended(behindJo(answer))
    expect(words(will)).toContain('If the part of Kim Hale or Tomas Hale fails, the children of that person')
    expect(takers(will, { person: 1 }, { person: 4, livingChildren: 1 })).toEqual(['Kim Hale 1/2', 'Tomas Hale 1/2'])
  }
})

// Finding: 14
test('the children of an organisation or of a person left out are never spoken of', () => {
  const charity = { ...lee, type: 'Charity' as const }
  const will = simplestWill({ persons: [jo(behindJo(true)), kim, tomas, charity], executor: [2] })
  expect(words(will)).not.toContain('the part of Kim Hale, Lee Poe')
})
