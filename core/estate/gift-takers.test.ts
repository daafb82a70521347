import { expect, test } from 'vitest'
import { aCharity, aGift, aPerson, aWill } from '#testkit/builders.ts'
import type { Gift } from '../will/schema.ts'
import { type Deaths, type Recipient, recipientsOf, takersOfGift } from './gift-takers.ts'

const will = aWill({
  persons: [
    aPerson({ id: 1, fullname: 'Ann Roe', relationship: 'Daughter', type: 'Child' }),
    aPerson({ id: 2, fullname: 'Ben Roe' }),
    aPerson({ id: 3, fullname: 'Cy Roe' }),
  ],
  charities: [aCharity({ id: 1, fullname: 'The Lifeboats' })],
})

const nameOf = (to: Recipient): string =>
  to.kind === 'typed' ? to.name : to.kind === 'person' ? to.person.fullname : to.charity.fullname

const takers = (gift: Partial<Gift> & Pick<Gift, 'type'>, { died = [], childless = [] }: Partial<Deaths> = {}) => {
  const { takers: taking, lapsed } = takersOfGift(recipientsOf(will, aGift(gift)), { died, childless })
  return [
    ...taking.map(({ to, children, through }) =>
      [children ? `children of ${nameOf(to)}` : nameOf(to), through && `for ${through.fullname}`]
        .filter(Boolean)
        .join(' '),
    ),
    ...lapsed.map(({ fullname }) => `the rest for ${fullname}`),
  ]
}

test('a sum for each of two: what was for the one who died becomes part of the rest', () => {
  const each = { type: 'Money', amount: 1000, persons: [2, 3] } as const
  expect(takers({ ...each, persons: [2, 3] })).toEqual(['Ben Roe', 'Cy Roe'])
  expect(takers({ ...each, persons: [2, 3] }, { died: [2] })).toEqual(['Cy Roe', 'the rest for Ben Roe'])
})

test('one thing for two: the other has all of it, and it becomes part of the rest only when both have died', () => {
  const piano = { type: 'Item', title: 'my piano', persons: [2, 3] } satisfies Partial<Gift>
  expect(takers(piano, { died: [2] })).toEqual(['Cy Roe'])
  expect(takers(piano, { died: [2, 3] })).toEqual(['the rest for Ben Roe', 'the rest for Cy Roe'])
})

test('who was chosen instead takes in the place of the one who died, unless they have died too', () => {
  const instead = {
    type: 'Money',
    amount: 1000,
    persons: [2],
    ifDie: 'Goes to someone else',
    backupPersons: [3],
    backupCharities: [1],
  } satisfies Partial<Gift>
  expect(takers(instead)).toEqual(['Ben Roe'])
  expect(takers(instead, { died: [2] })).toEqual(['Cy Roe for Ben Roe', 'The Lifeboats for Ben Roe'])
  expect(takers(instead, { died: [2, 3] })).toEqual(['The Lifeboats for Ben Roe'])
})

test('a gift to charities alone cannot fail, whatever kind it is: nobody takes it instead', () => {
  const instead = { ifDie: 'Goes to someone else', backupPersons: [3] } satisfies Partial<Gift>
  const backups = (gift: Partial<Gift> & Pick<Gift, 'type'>) => recipientsOf(will, aGift(gift)).backups.map(nameOf)
  expect(backups({ type: 'Money', amount: 1000, persons: [], charities: [1], ...instead })).toEqual([])
  expect(backups({ type: 'Item', title: 'clock', persons: [], charities: [1], ...instead })).toEqual([])
  expect(backups({ type: 'Item', title: 'clock', persons: [2], charities: [1], ...instead })).toEqual(['Cy Roe'])
})

test('a recipient is no backup of their own gift', () => {
  const same = { type: 'Item', title: 'clock', persons: [2], ifDie: 'Goes to someone else' } satisfies Partial<Gift>
  expect(takers({ ...same, backupPersons: [2] }, { died: [2] })).toEqual(['the rest for Ben Roe'])
  const ofSum = {
    type: 'Money',
    amount: 1,
    persons: [2],
    charities: [1],
    ifDie: 'Goes to someone else',
  } satisfies Partial<Gift>
  const { backups } = recipientsOf(will, aGift({ ...ofSum, backupPersons: [2, 1], backupCharities: [1] }))
  expect(backups.map(nameOf)).toEqual(['Ann Roe'])
})

test('nobody stands behind a donation, not even a person chosen before the gift became one', () => {
  const donation = {
    type: 'Donation',
    amount: 1,
    persons: [2],
    charities: [1],
    ifDie: 'Goes to someone else',
  } satisfies Partial<Gift>
  expect(recipientsOf(will, aGift({ ...donation, backupPersons: [2] })).backups.map(nameOf)).toEqual([])
})

test('of two recipients only those whose children may follow are followed', () => {
  const persons = [...will.persons, aPerson({ id: 4, fullname: 'Ludlow Bank', relationship: 'Other' })]
  const gift = aGift({ type: 'Money', amount: 1, persons: [1, 4], ifDie: 'Goes to their children' })
  const ofBoth = recipientsOf({ ...will, persons }, gift)
  const onlyFirst = { ...ofBoth, followed: ofBoth.followed.filter(({ id }) => id === 1) }
  const { takers: taking, lapsed } = takersOfGift(onlyFirst, { died: [4], childless: [] })
  expect(taking.map(({ to }) => nameOf(to))).toEqual(['Ann Roe'])
  expect(lapsed.map(({ fullname }) => fullname)).toEqual(['Ludlow Bank'])
})

test('children take a gift in the place of their parent, and a parent without children leaves it to the rest', () => {
  const toAnn = { type: 'Item', title: 'ring', persons: [1], ifDie: 'Goes to their children' } satisfies Partial<Gift>
  expect(takers(toAnn, { died: [1] })).toEqual(['children of Ann Roe for Ann Roe'])
  expect(takers(toAnn, { died: [1], childless: [1] })).toEqual(['the rest for Ann Roe'])
})

test('a donation goes to charities alone, also to one of which only the name was typed', () => {
  expect(takers({ type: 'Donation', amount: 1000, persons: [1], charities: [1] })).toEqual(['The Lifeboats'])
  expect(takers({ type: 'Donation', amount: 1000, charityName: 'Ludlow Cats' })).toEqual(['Ludlow Cats'])
  expect(takers({ type: 'Item', title: 'clock', charityName: 'Ludlow Cats' })).toEqual([])
})

test('each recipient is named once, however often the answer lists them', () => {
  expect(takers({ type: 'Money', amount: 1, persons: [2, 2], charities: [1, 1] })).toEqual(['Ben Roe', 'The Lifeboats'])
})
