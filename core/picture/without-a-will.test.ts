import { describe, expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import { nobody } from '#testkit/published-intestacy-examples.ts'
import { nextOfKinOf } from '../estate/next-of-kin.ts'
import type { Family } from '../intestacy/family.ts'
import { intestacyOf } from '../intestacy/intestacy.ts'
import { cardsOf } from './cards.ts'
import { rowsOf } from './rows.ts'
import { nextOfKinInWords, pictureWithoutWill } from './without-a-will.ts'
import { pictureInWords } from './words.ts'

const named = (id: number, fullname: string) => aPerson({ id, fullname })
const cards = cardsOf(
  aWill({ persons: [named(1, 'Bea Hale'), named(2, 'Cy Hale'), named(3, 'Di Hale'), named(4, 'Ed Hale')] }),
  today,
)
const pictured = (family: Family) => {
  const found = intestacyOf(family, today)
  if (found.kind !== 'shared') throw new Error('It is not shared')
  return pictureWithoutWill(found, cards)
}

test('a spouse has belongings and the fixed sum first, and children who stand in one place are one taker', () => {
  const dead = { id: 3, fate: 'died before', children: [{ id: 30 }, { id: 31 }] } as const
  const picture = pictured({ spouses: [{ id: 1 }], children: [{ id: 2 }, dead] })
  expect(rowsOf(picture).map(({ who, what }) => `${who}: ${what}`)).toEqual([
    'Bea Hale: Your belongings and the first £322,000',
    'Bea Hale: 50%',
    'Cy Hale: 25%',
    'Children of Di Hale: 25%',
  ])
  expect(pictureInWords(picture)).toBe(
    'Bea gets your belongings and the first £322,000. Then Bea takes 50% of the rest and Cy and Di’s children 25% each.',
  )
})

test('with nobody left it is the Crown’s', () => {
  expect(pictureInWords(pictured(nobody))).toBe('The Crown takes everything.')
})

describe('the next of kin in words', () => {
  const family = aWill({
    status: 'Married',
    haveChildren: 'Yes',
    persons: [
      aPerson({ id: 1, fullname: 'Bea Hale', type: 'partner', relationship: 'Wife' }),
      aPerson({ id: 2, fullname: 'Cy Hale', type: 'Child', relationship: 'Son' }),
      aPerson({ id: 3, fullname: 'Di Hale', type: 'Child', relationship: 'Daughter' }),
    ],
  })
  const words = (died: readonly number[], childless: readonly number[] = []) =>
    nextOfKinInWords(nextOfKinOf(family, today, { died, childless }), cardsOf(family, today))

  test('are the wife with her fixed sum and the children, or the children and the line of one who died', () => {
    expect(words([])).toContain(
      'Bea would have the first £322,000 of this, and the rest would be shared: Bea 50% and Cy and Di 25% each.',
    )
    expect(words([1])).toContain('they would be: Cy and Di 50% each.')
    expect(words([1, 2], [2])).toContain('all of it would go to Di.')
    expect(words([1, 2])).toContain('they would be: Cy’s children and Di 50% each.')
  })

  test('are relatives for whom nobody asks, once no one is left who is named', () => {
    expect(words([1, 2, 3], [2, 3])).toContain('your parents, or else your brothers and sisters')
  })
})
