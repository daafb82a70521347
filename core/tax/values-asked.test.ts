import { describe, expect, test } from 'vitest'
import { aCharity, aGift, anHeir, aWill } from '#testkit/builders.ts'
import { noValues } from '../will/new-will.ts'
import type { Account } from '../will/schema.ts'
import type { Amount } from '../will/values-schema.ts'
import { refusedBefore } from './estimate-of-will.ts'
import { factsAsked, risksWithoutFigure } from './facts-asked.ts'
import {
  countedValues,
  giftsAsked,
  knownThings,
  otherThings,
  thingSaid,
  withGiftWorth,
  withThing,
} from './values-asked.ts'

const today = { day: 22, month: 11, year: 2026 }
const pounds = (value: number): Amount => ({ low: value * 100, high: value * 100 })

const anAccount = (given: Pick<Account, 'id' | 'assetType'> & Partial<Account>): Account => ({
  mortgageWithPersons: [],
  ...given,
})

const thomas = anHeir(100, { id: 1, fullname: 'Thomas Hale', type: 'partner', relationship: 'Husband' })
const home = anAccount({
  id: 4,
  assetType: 'Property',
  isYourOwn: 'Yes',
  owner: 'I own it jointly with someone else',
  ownershipType: 'Joint tenants',
  mortgageWithPersons: [1],
})
const isa = anAccount({ id: 5, assetType: 'Savings or ISA', title: 'Nationwide' })
const ring = aGift({ id: 7, type: 'Item', title: 'My gold ring', persons: [1] })
const married = aWill({
  status: 'Married',
  ownProperty: 'Yes',
  persons: [thomas],
  accounts: [isa, home],
  gifts: [ring],
})
const firstOf = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('The list is empty')
  return first
}

describe('the page about values', () => {
  test('asks first about what the will knows by name, the home before all else', () => {
    expect(knownThings(married).map(({ key, kind }) => [key, kind])).toEqual([
      ['account 4', 'home'],
      ['account 5', 'savings'],
    ])
    expect(giftsAsked(married)).toEqual([ring])
  })

  test('asks about money that husband and wife have together, and of nobody else', () => {
    const isTogether = ({ key }: { key: string }) => key === 'savings together'
    expect(otherThings(married).find(isTogether)?.held).toEqual({ as: 'joint tenants', with: [1] })
    expect(otherThings(aWill({ status: 'Single' })).some(isTogether)).toBe(false)
  })

  test('asks for a business among the things, and for what a pension is worth apart', () => {
    const accounts = [anAccount({ id: 1, assetType: 'Business' }), anAccount({ id: 2, assetType: 'Pension' })]
    expect(knownThings(aWill({ accounts })).map(({ kind }) => kind)).toEqual(['business'])
  })

  test('forgets a thing whose worth is emptied, with the debt on it, and keeps the others as they are', () => {
    const [house, money] = knownThings(married)
    if (!house || !money) throw new Error('Both are known')
    const said = withThing(withThing(noValues, house, { whole: pounds(400_000) }), house, { debtOnIt: pounds(20_000) })
    const both = withThing(said, money, { whole: pounds(9_000) })
    expect(thingSaid(both, house)).toMatchObject({ whole: pounds(400_000), debtOnIt: pounds(20_000) })
    expect(withThing(both, house, { whole: undefined }).things).toEqual([thingSaid(both, money)])
  })
})

describe('what is counted', () => {
  test('is held as the will says now, not as it said when the worth was typed', () => {
    const house = firstOf(knownThings(married))
    const values = withThing(noValues, house, { whole: pounds(400_000) })
    const alone = { ...married, accounts: [{ ...home, owner: 'I own it alone' as const }] }
    expect(countedValues(alone, values).things).toMatchObject([{ held: { as: 'alone' } }])
    expect(countedValues({ ...married, ownProperty: 'No' }, values).things).toEqual([])
  })

  test('has a thing that is given beside the sums, which were asked without it', () => {
    const belongings = otherThings(married).find(({ kind }) => kind === 'possessions')
    if (!belongings) throw new Error('Belongings are asked about')
    const values = withGiftWorth(withThing(noValues, belongings, { whole: pounds(3_000) }), ring, pounds(2_000))
    const sum = countedValues(married, values).things.reduce((all, { whole }) => all + whole.low, 0)
    expect(sum).toBe(5_000_00)
  })
})

describe('what the will has said already', () => {
  test('about a business or things abroad counts without being asked again, unless the answer here is another', () => {
    const said = { ...married, situation: { farm: 'Not sure' as const, 'money-abroad': 'Yes' as const } }
    expect(countedValues(said, noValues).facts).toEqual({ business: 'Yes', abroad: 'Yes' })
    const now = { ...noValues, facts: { business: 'No' as const } }
    expect(countedValues(said, now).facts).toEqual({ business: 'No', abroad: 'Yes' })
    const company = { ...married, accounts: [anAccount({ id: 9, assetType: 'Business' })] }
    expect(countedValues(company, noValues).facts).toEqual({ business: 'Yes' })
  })

  test('about a husband or wife from abroad counts too', () => {
    expect(countedValues({ ...married, situation: { 'spouse-abroad': 'Yes' } }, noValues).facts).toEqual({
      partnerLongTermResident: 'No',
    })
    expect(countedValues({ ...married, situation: { 'spouse-abroad': 'No' } }, noValues).facts).toEqual({})
  })
})

describe('a fact on which the tax hangs', () => {
  const worth = (value: number) => withThing(noValues, firstOf(otherThings(married)), { whole: pounds(value) })

  test('is not asked before anything is said to be worth something', () => {
    expect(factsAsked(married, noValues, today)).toEqual([])
  })

  test('is not asked while everything fits into the nil-rate band, but for what may count beside it', () => {
    const beside = ['given', 'keptUsing', 'business', 'abroad', 'trust']
    expect(factsAsked(married, worth(325_000), today)).toEqual(beside)
    expect(factsAsked(married, worth(325_001), today).length).toBeGreaterThan(5)
  })

  test('about a husband or wife is asked of those who have one', () => {
    expect(factsAsked(married, worth(900_000), today)).toContain('ifPartnerDiesFirst')
    expect(factsAsked({ ...married, status: 'Separated' }, worth(900_000), today)).toContain('ifPartnerDiesFirst')
    const single = aWill({ status: 'Single' })
    expect(factsAsked(single, worth(900_000), today)).not.toContain('ifPartnerDiesFirst')
    expect(factsAsked(single, worth(900_000), today)).not.toContain('earlierSpouse')
    expect(factsAsked(aWill({ status: 'Widowed' }), worth(900_000), today)).toContain('earlierSpouse')
  })

  test('about a home that was sold is asked of those who have children', () => {
    expect(factsAsked(married, worth(900_000), today)).not.toContain('downsized')
    const daughter = anHeir(0, {
      id: 2,
      fullname: 'Ruth Hale',
      type: 'Child',
      isChild: 'Yes',
      relationship: 'Daughter',
    })
    const mother = { ...married, haveChildren: 'Yes' as const, persons: [thomas, daughter] }
    expect(factsAsked(mother, worth(900_000), today)).toContain('downsized')
  })
})

describe('that no figure will be', () => {
  const day = today
  const cats = aCharity({ fullname: 'A friend’s cats', charityId: '' })
  const donation = aGift({ id: 1, type: 'Donation', amount: 100_00, persons: [], charities: [cats.id] })

  test('is known before anything is typed: of what the will gives, and of what it says of land abroad', () => {
    const plain = aWill({ persons: [anHeir(100, { id: 1 })] })
    expect(refusedBefore(plain, { day })).toEqual([])
    expect(refusedBefore({ ...plain, charities: [cats], gifts: [donation] }, { day })).toEqual(['CHARITY_UNSURE'])
    expect(refusedBefore({ ...plain, situation: { 'land-abroad': 'Yes' } }, { day })).toEqual(['ABROAD'])
    expect(refusedBefore({ ...plain, values: { ...noValues, facts: { trust: 'Yes' } } }, { day })).toEqual(['TRUST'])
  })

  test('may be said of a husband or wife from abroad alone where there is one', () => {
    expect(risksWithoutFigure(aWill({}))).toEqual(['keptUsing', 'abroad', 'trust'])
    const married = aWill({ status: 'Married', persons: [thomas] })
    expect(risksWithoutFigure(married)).toEqual(['partnerLongTermResident', 'keptUsing', 'abroad', 'trust'])
  })
})
