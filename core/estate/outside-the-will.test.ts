import { expect, test } from 'vitest'
import { aGift, aPerson, aWill } from '#testkit/builders.ts'
import { JOINT_OWNER } from '../will/lists.ts'
import type { Account, Will } from '../will/schema.ts'
import { outsideTheWill } from './outside-the-will.ts'

const thomas = aPerson({ id: 2, fullname: 'Thomas Hale' })

const owned = (given: Partial<Account> & Pick<Account, 'assetType'>): Account => ({
  id: 1,
  mortgageWithPersons: [],
  ...given,
})

const outside = (given: Partial<Will>): string[] =>
  outsideTheWill(aWill({ persons: [thomas], ownProperty: 'Yes', ...given })).map(
    ({ key, what, kind, isHome, how, to, sure }) =>
      `${key}: ${what} (${kind}${isHome ? ', home' : ''}) by ${how} to ${to.map(({ fullname }) => fullname).join() || '?'}${sure ? '' : ', not sure'}`,
  )

const home = owned({
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: JOINT_OWNER,
  ownershipType: 'Joint tenants',
  mortgageWithPersons: [2],
})

test('a home owned as joint tenants passes to the other owner', () => {
  expect(outside({ accounts: [home] })).toEqual([
    'account 1: Your home (Property, home) by survivorship to Thomas Hale',
  ])
})

test('a home owned in shares, or alone, passes under the will', () => {
  expect(outside({ accounts: [{ ...home, ownershipType: 'Tenants in common' }] })).toEqual([])
  expect(outside({ accounts: [{ ...home, owner: 'I own it alone' }] })).toEqual([])
})

test('a home whose ownership is not known may pass to the other owner', () => {
  const unsure = 'account 1: Your home (Property, home) by survivorship to Thomas Hale, not sure'
  const { ownershipType: _, ...notSaid } = home
  expect(outside({ accounts: [notSaid] })).toEqual([unsure])
  expect(outside({ accounts: [{ ...home, ownershipType: 'Not sure' }] })).toEqual([unsure])
})

test('a joint account passes to the other owner, and a thing in two names does not', () => {
  const joint = { owner: JOINT_OWNER, title: 'Acorn Bank', mortgageWithPersons: [2] } satisfies Partial<Account>
  expect(outside({ accounts: [owned({ assetType: 'Bank account', ...joint })] })).toEqual([
    'account 1: Acorn Bank (Bank account) by survivorship to Thomas Hale',
  ])
  expect(outside({ accounts: [owned({ assetType: 'Other', ...joint })] })).toEqual([])
})

test('a pension and a life policy are paid to a nominated person, after what passes by survivorship', () => {
  expect(
    outside({
      accounts: [
        owned({ id: 3, assetType: 'Pension', title: 'Works pension' }),
        home,
        owned({ id: 4, assetType: 'Life insurance', title: 'Shield Life' }),
        owned({ id: 5, assetType: 'Bank account', title: 'Oak Bank' }),
      ],
    }),
  ).toEqual([
    'account 1: Your home (Property, home) by survivorship to Thomas Hale',
    'account 3: Works pension (Pension) by nomination to ?',
    'account 4: Shield Life (Life insurance) by nomination to ?',
  ])
})

test('a gift of an account that its own words call joint passes to an owner who is not known', () => {
  const gift = aGift({
    id: 7,
    type: 'Share of an asset',
    provider: 'Joint account at Acorn Bank',
    persons: [2],
  })
  expect(
    outside({ gifts: [gift], accounts: [owned({ id: 3, assetType: 'Pension', title: 'Works pension' })] }),
  ).toEqual([
    'gift 7: All of what is held with Joint account at Acorn Bank (Gift) by survivorship to ?',
    'account 3: Works pension (Pension) by nomination to ?',
  ])
})
