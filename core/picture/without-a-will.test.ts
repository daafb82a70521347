import { expect, test } from 'vitest'
import { aPerson, aWill, today } from '#testkit/builders.ts'
import { nobody } from '#testkit/published-intestacy-examples.ts'
import type { Family } from '../intestacy/family.ts'
import { intestacyOf } from '../intestacy/intestacy.ts'
import { cardsOf } from './cards.ts'
import { rowsOf } from './rows.ts'
import { pictureWithoutWill } from './without-a-will.ts'
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
