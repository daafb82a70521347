import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill, completeExampleWill } from '#testkit/builders.ts'
import { withColours } from '../will/colours.ts'
import { cardsOf } from './cards.ts'
import { pictureOf } from './picture.ts'

const TODAY = { day: 1, month: 11, year: 2026 }

test('a person keeps their colour when another is deleted', () => {
  const will = withColours(completeExampleWill())
  const [, ...rest] = will.persons
  const before = new Map(cardsOf(will, TODAY).map(({ key, colour }) => [key, colour.hex]))
  for (const card of cardsOf({ ...will, persons: rest }, TODAY)) expect(card.colour.hex).toBe(before.get(card.key))
})

test('people of the same first name are shown with their whole names', () => {
  const will = aWill({
    persons: [
      aPerson({ id: 1, fullname: 'Ann Hale' }),
      aPerson({ id: 2, fullname: 'Ann Price' }),
      aPerson({ id: 3, fullname: 'Alf Hale' }),
    ],
  })
  const [, ann, otherAnn, alf] = cardsOf(will, TODAY)
  expect([ann?.name, otherAnn?.name, alf?.name]).toEqual(['Ann Hale', 'Ann Price', 'Alf'])
  expect([ann?.initials, alf?.initials]).toEqual(['An', 'Al'])
})

test('shares that are not said yet are blanks, one for each person who takes', () => {
  const will = aWill({ persons: [anHeir(0, { id: 1 }), anHeir(0, { id: 2 })] })
  expect(pictureOf(will, TODAY).shares.map(({ share }) => share)).toEqual([undefined, undefined])
})
