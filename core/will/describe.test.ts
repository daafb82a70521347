import { describe, expect, test } from 'vitest'
import { aGift, aPerson, simplestWill } from '#testkit/builders.ts'
import { describeGift } from '../estate/gift-in-words.ts'
import { describeAccount, endingOf, nameOfAccount, nameOfGift, nameOfProperty, pronounsOf } from './describe.ts'
import type { Account, Gift } from './schema.ts'

const home: Account = { id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [] }
const flat: Account = { ...home, id: 2, isYourOwn: 'No', title: 'the flat in Hove' }
const blank: Account = { ...home, id: 3, isYourOwn: 'No' }
const will = simplestWill({ accounts: [home, flat, blank] })
type Given = Partial<Gift> & Pick<Gift, 'type'>

const share = { type: 'Share of an asset' } as const

describe('A gift is called', () => {
  test.each<[string, Given, string]>([
    ['by its sum', { type: 'Money', amount: 500_000 }, '£5,000'],
    ['money, while no sum is given', { type: 'Money' }, 'Money'],
    ['by its sum, for a charity', { type: 'Donation', amount: 100_000 }, '£1,000'],
    ['as it was typed, when it is a thing', { type: 'Item', title: 'my piano' }, 'my piano'],
    ['without the full stop that was typed after it', { type: 'Item', title: 'Gold watch. ' }, 'Gold watch'],
    [
      'without one in the middle either',
      { ...share, provider: 'Acorn Bank.', title: 'my shares.' },
      'All of what is held with Acorn Bank, my shares',
    ],
    ['an item, while it has no name', { type: 'Item' }, 'Item'],
    ['by who holds it', { ...share, provider: 'Acorn Bank' }, 'All of what is held with Acorn Bank'],
    [
      'by who holds it, what it is and how its number ends, and never by the whole number',
      { ...share, provider: 'Acorn Bank', title: 'my ISA', number: '1234 5678' },
      'All of what is held with Acorn Bank, my ISA, ending 5678',
    ],
    ['an asset, while it has no description', share, 'All of an asset'],
    [
      'by its percentage',
      { ...share, useSharePercent: 'A percentage', percentage: 12.5, provider: 'B' },
      '12.5% of what is held with B',
    ],
    ['the home', { ...share, accountId: 1 }, 'All of your home'],
    ['another property by its name', { ...share, accountId: 2 }, 'All of the flat in Hove'],
    ['a property, while it has no name', { ...share, accountId: 3 }, 'All of a property'],
  ])('%s', (_how, given, name) => {
    expect(nameOfGift(will, aGift(given))).toBe(name)
  })

  test('by the testator’s own part of a property that others own too, as the will gives no more', () => {
    const owner = 'I own it jointly with someone else'
    const shared = simplestWill({
      accounts: [
        { ...home, owner },
        { ...flat, owner },
      ],
    })
    expect(nameOfGift(shared, aGift({ ...share, accountId: 1 }))).toBe('All of your part of your home')
    const half = { useSharePercent: 'A percentage', percentage: 50 } as const
    expect(nameOfGift(shared, aGift({ ...share, ...half, accountId: 2 }))).toBe('50% of your part of the flat in Hove')
  })

  test('by the testator in their own words in a letter', () => {
    const own = { home: 'my home', ownPart: (property: string) => `my part of ${property}` }
    expect(nameOfGift(will, aGift({ ...share, accountId: 1 }), own)).toBe('All of my home')
  })
})

test('a short or missing number has no ending', () => {
  expect([endingOf('12'), endingOf(' '), endingOf(undefined)]).toEqual(['12', undefined, undefined])
})

describe('Who takes a gift', () => {
  const [person] = will.persons
  test.each<[string, Partial<Gift>, string]>([
    ['is named', { persons: [person?.id ?? 0] }, `to ${person?.fullname}`],
    ['is the charity that was typed', { persons: [], charityName: 'Hill Rescue' }, 'to Hill Rescue'],
    [
      'is named with the terms that were chosen',
      {
        persons: [person?.id ?? 0],
        mortgageTerms: 'Free of the mortgage',
        tax: 'Paid by whoever gets it',
      },
      `to ${person?.fullname} · free of the mortgage · inheritance tax paid by whoever gets it`,
    ],
    ['is not chosen yet', { persons: [] }, 'Nobody chosen yet'],
  ])('%s', (_who, given, said) => {
    expect(describeGift(will, aGift({ type: 'Money', ...given }))).toBe(said)
  })
})

// Finding: 42
test('the home is listed with its address, and another property by its name', () => {
  expect([home, flat, blank].map((each) => nameOfProperty(will, each))).toEqual([
    'My home, 14 Orchard Lane',
    'the flat in Hove',
    'A property',
  ])
  expect(nameOfProperty({ details: {} }, home)).toBe('My home')
})

describe('An account', () => {
  test('is named by its title, or by its type', () => {
    expect([nameOfAccount(flat), nameOfAccount(blank)]).toEqual(['the flat in Hove', 'Property'])
  })

  test('is described by the details that its name lacks', () => {
    expect(describeAccount({ ...flat, owner: 'I own it alone' })).toBe('Property · I own it alone')
    expect(describeAccount({ ...blank, number: '12' })).toBe('12')
  })
})

const called = (relationship: Parameters<typeof aPerson>[0]) => pronounsOf(aPerson(relationship), 'Ruth')

test('a daughter is “she” and a husband “he”, since the words say so', () => {
  expect(called({ relationship: 'Daughter' })).toEqual({ they: 'she', their: 'her', them: 'her' })
  expect(called({ relationship: 'Husband' })).toEqual({ they: 'he', their: 'his', them: 'him' })
})

test('a friend, a spouse and a person who is nothing to the testator are called by name: nothing is guessed', () => {
  for (const relationship of ['Friend', 'Spouse', 'Cousin', 'Other', undefined] as const)
    expect(called({ relationship })).toEqual({ they: 'Ruth', their: 'Ruth’s', them: 'Ruth' })
})

test('a stepson who was adopted is a son, and “he” before and after', () => {
  expect(called({ relationship: 'Stepson', stepchildRole: 'Adopted' }).they).toBe('he')
  expect(called({ relationship: 'Stepson' }).they).toBe('he')
})
