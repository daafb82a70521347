import { expect, test } from 'vitest'
import { anHeir, aPerson, aWill } from '#testkit/builders.ts'
import type { Account, Will } from '../will/schema.ts'
import { homeAtDeathInWords, homeToday } from './home.ts'
import { pictureOf } from './picture.ts'

const TODAY = { day: 1, month: 11, year: 2026 }
const JOINT = 'I own it jointly with someone else'

const owning = (account: Partial<Account>): Will =>
  aWill({
    ownProperty: 'Yes',
    persons: [
      anHeir(100, { id: 1, fullname: 'Thomas Hale', relationship: 'Husband', type: 'partner' }),
      aPerson({ id: 2, fullname: 'Alex Price', relationship: 'Friend' }),
    ],
    accounts: [{ id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [], ...account }],
  })

const atDeath = (account: Partial<Account>): string | undefined => {
  const { home, cards } = pictureOf(owning(account), TODAY)
  return home && homeAtDeathInWords(home, cards)
}

test('a home owned alone is in the will', () => {
  expect(atDeath({ owner: 'I own it alone' })).toBe('All of it is in your will. Your will says who gets it.')
})

test('the half of a joint tenant goes to the other owner, who is called as the relation says', () => {
  const joint: Partial<Account> = { owner: JOINT, ownershipType: 'Joint tenants' }
  expect(atDeath({ ...joint, mortgageWithPersons: [1] })).toBe(
    'Your half goes to him, by law. Your will has no part of it to give.',
  )
  expect(atDeath({ ...joint, mortgageWithPersons: [2] })).toContain('Your half goes to Alex, by law.')
  expect(atDeath({ ...joint, mortgageWithPersons: [1, 2] })).toContain('Your part goes to the other owners, by law.')
  expect(atDeath(joint)).toContain('Your half goes to the other owner, by law.')
})

test('a share in common is in the will, and the other owners keep theirs', () => {
  const common: Partial<Account> = { owner: JOINT, ownershipType: 'Tenants in common', mortgageWithPersons: [1] }
  expect(atDeath(common)).toBe('Your share is in your will. Thomas keeps the other share.')
  expect(atDeath({ ...common, ownershipPercent: 50 })).toBe('Your half is in your will. Thomas keeps the other share.')
  expect(atDeath({ ...common, ownershipPercent: 60 })).toBe('Your 60% is in your will. Thomas keeps the other share.')
  expect(atDeath({ ...common, mortgageWithPersons: [1, 2] })).toBe(
    'Your share is in your will. Thomas and Alex keep theirs.',
  )
})

test('nothing is guessed where the testator is not sure how a home is owned, or has not said it', () => {
  const joint: Partial<Account> = { owner: JOINT, mortgageWithPersons: [1] }
  for (const account of [joint, { ...joint, ownershipType: 'Not sure' } as const])
    expect(atDeath(account)).toBe('It depends on how you own it. Your part may go to him, by law, or be in your will.')
})

test('today each home is said to be whose it is', () => {
  const today = (account: Partial<Account>) => {
    const { home } = pictureOf(owning(account), TODAY)
    return home && homeToday(home)
  }
  expect(today({ owner: 'I own it alone' })).toBe('yours')
  expect(today({ owner: JOINT, ownershipType: 'Joint tenants', mortgageWithPersons: [1] })).toBe(
    'you own all of it together',
  )
  expect(today({})).toBe('who owns it is not said yet')
})
