import { expect, test } from 'vitest'
import { aGift, anHeir, aPerson, aPet, aWill } from '#testkit/builders.ts'
import { Fraction } from '../estate/fraction.ts'
import type { Account, Will } from '../will/schema.ts'
import { pictureOf } from './picture.ts'
import { rowsOf } from './rows.ts'
import { pictureInWords } from './words.ts'

const TODAY = { day: 1, month: 11, year: 2026 }
const JOINT = 'I own it jointly with someone else'
const house = { id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [] } as const satisfies Account

const owning = (account: Partial<Account>, given: Partial<Will> = {}): Will =>
  aWill({
    ownProperty: 'Yes',
    persons: [
      anHeir(100, { id: 1, fullname: 'Thomas Hale', relationship: 'Husband', type: 'partner' }),
      aPerson({ id: 2, fullname: 'Ruth Hale', relationship: 'Daughter' }),
    ],
    accounts: [{ ...house, ...account }],
    ...given,
  })

const homeOf = (will: Will, died: number[] = []) => pictureOf(will, TODAY, { died }).home

test('there is no home while the testator has not said that they own one, or says that they do not', () => {
  expect(homeOf(owning({}, { ownProperty: 'No' }))).toBeUndefined()
  expect(homeOf(owning({}, { accounts: [] }))).toBeUndefined()
})

test('a home owned alone is wholly in the will', () => {
  expect(homeOf(owning({ owner: 'I own it alone', mortgage: 'Yes' }))).toEqual({
    owners: ['you'],
    tenure: 'alone',
    yours: Fraction.one,
    passes: 'by the will',
    mortgage: true,
  })
})

test('of a home owned in common the part that was said is in the will', () => {
  const common: Partial<Account> = { owner: JOINT, ownershipType: 'Tenants in common', mortgageWithPersons: [1] }
  expect(homeOf(owning({ ...common, ownershipPercent: 60 }))).toMatchObject({
    owners: ['you', 'person 1'],
    yours: Fraction.of(3, 5),
    passes: 'by the will',
    mortgage: undefined,
  })
  expect(homeOf(owning(common))?.yours).toBeUndefined()
  expect(pictureOf(owning(common), TODAY).outside).toEqual([])
})

test('a home owned as joint tenants passes to the owners who are left, and the last of them has it all', () => {
  const both = owning({ owner: JOINT, ownershipType: 'Joint tenants', mortgageWithPersons: [1, 2] })
  expect(homeOf(both)?.passes).toBe('to the other owners')
  expect(pictureOf(both, TODAY, { died: [1] }).outside).toMatchObject([
    { what: 'Your part of the home', to: [{ name: 'Ruth' }], nowInTheWill: false },
  ])
  expect(homeOf(both, [1, 2])).toMatchObject({ passes: 'by the will', yours: Fraction.one })
})

test('where it is not known how the home is owned, nothing is claimed', () => {
  for (const ownershipType of ['Not sure', undefined] as const) {
    const unsure = owning({ owner: JOINT, ...(ownershipType && { ownershipType }), mortgageWithPersons: [1] })
    expect(homeOf(unsure)?.passes).toBe('not known')
    expect(pictureInWords(pictureOf(unsure, TODAY))).toBe(
      'Thomas takes everything. Your half of the home may go to Thomas outside this will.',
    )
  }
  expect(homeOf(owning({}))).toMatchObject({ tenure: 'not said', passes: 'not known' })
})

test('a joint account passes outside the will, a pension to the person named to the provider, and both are in the list', () => {
  const will = owning(
    {},
    {
      ownProperty: 'No',
      accounts: [
        { id: 2, assetType: 'Bank account', title: 'Acorn Bank', owner: JOINT, mortgageWithPersons: [1] },
        { id: 3, assetType: 'Pension', title: 'Oak Pension', mortgageWithPersons: [] },
        { id: 4, assetType: 'Vehicle', title: 'the van', owner: JOINT, mortgageWithPersons: [1] },
      ],
    },
  )
  expect(
    rowsOf(pictureOf(will, TODAY))
      .filter(({ kind }) => kind === 'outside')
      .map(({ who, what, how }) => [who, what, how]),
  ).toEqual([
    ['Thomas Hale', 'Acorn Bank', 'outside your will, by law'],
    ['The person you named to the provider', 'Oak Pension', 'outside your will'],
  ])
})

test('a gift of a home owned as joint tenants does nothing until the other owner has died', () => {
  const will = owning(
    { owner: JOINT, ownershipType: 'Joint tenants', mortgageWithPersons: [1] },
    { gifts: [aGift({ id: 1, type: 'Share of an asset', accountId: 1, persons: [2] })] },
  )
  expect(pictureOf(will, TODAY).gifts).toMatchObject([{ toCoOwner: true, takings: [], icon: 'home' }])
  expect(pictureOf(will, TODAY, { died: [1] }).gifts).toMatchObject([
    { toCoOwner: false, takings: [{ to: { name: 'Ruth' } }] },
  ])
})

test('a gift of an account in two names does nothing, and the list says where it goes', () => {
  const will = owning(
    {},
    {
      ownProperty: 'No',
      accounts: [],
      gifts: [aGift({ id: 1, type: 'Share of an asset', provider: 'Acorn Bank', owner: JOINT, persons: [2] })],
    },
  )
  const picture = pictureOf(will, TODAY)
  expect(picture.gifts).toMatchObject([{ toCoOwner: true, icon: 'account' }])
  expect(rowsOf(picture).map(({ who, kind }) => [who, kind])).toEqual([
    ['Thomas Hale', 'share'],
    ['The other owner', 'outside'],
  ])
})

test('money goes with a pet to the first of its keepers who has not died', () => {
  const will = owning({}, { ownProperty: 'No', havePets: 'Yes', pets: [aPet({ guardianId: [2, 1], money: 50_000 })] })
  const moneyWith = (died: number[]) =>
    pictureOf(will, TODAY, { died }).gifts.map(({ what, takings, lapsed }) => [what, takings[0]?.to.name, ...lapsed])
  expect(moneyWith([])).toEqual([['£500 with Biscuit', 'Ruth']])
  expect(moneyWith([2])).toEqual([['£500 with Biscuit', 'Thomas']])
  expect(moneyWith([1, 2])).toEqual([['£500 with Biscuit', undefined, 'person 2', 'person 1']])
})
