import { describe, expect, test } from 'vitest'
import { aCharity, aGift, aPerson, aWill, today } from '#testkit/builders.ts'
import { giftTypes } from '../will/lists.ts'
import type { Account, Gift, Person } from '../will/schema.ts'
import { giftHasRecipient, giftIsDescribed, giftsAreDescribed, noAssetIsOver100, propertyGiven } from './gifts.rules.ts'

const will = aWill({ persons: [aPerson({ id: 1 })], charities: [aCharity({ id: 2 })] })
const fields = (gift: Partial<Gift>) => giftIsDescribed(will, gift).map(({ field, code }) => `${field}: ${code}`)

// Promise: who.gifts, rule.gift
test.each(giftTypes.filter((type) => type !== 'Donation'))('a gift of type %s needs a recipient who exists', (type) => {
  const noRecipient = [{ field: 'persons', code: 'ADD_ONE_BENEFICIARY' }]
  expect(giftHasRecipient(will, aGift({ type }))).toEqual(noRecipient)
  expect(giftHasRecipient(will, { type })).toEqual(noRecipient)
  expect(giftHasRecipient(will, aGift({ type, persons: [9], charities: [9] }))).toEqual(noRecipient)
  expect(giftHasRecipient(will, aGift({ type, persons: [1] }))).toEqual([])
  expect(giftHasRecipient(will, aGift({ type, charities: [2] }))).toEqual([])
})

// Promise: rule.gift.2
test('a donation goes to a charity of the will or to one typed by name', () => {
  const noRecipient = [{ field: 'charities', code: 'ADD_ONE_BENEFICIARY' }]
  expect(giftHasRecipient(will, aGift({ type: 'Donation' }))).toEqual(noRecipient)
  expect(giftHasRecipient(will, { type: 'Donation' })).toEqual(noRecipient)
  expect(giftHasRecipient(will, aGift({ type: 'Donation', persons: [1] }))).toEqual(noRecipient)
  expect(giftHasRecipient(will, aGift({ type: 'Donation', charities: [2] }))).toEqual([])
  expect(giftHasRecipient(will, aGift({ type: 'Donation', charityName: 'The village hall' }))).toEqual([])
})

test.each<[string, Partial<Gift>, string[]]>([
  ['of no kind', { persons: [1] }, ['type: SELECT_OPTION']],
  ['of money without an amount', { type: 'Money', persons: [1] }, ['amount: AMOUNT_REQUIRED']],
  ['of no money', { type: 'Money', amount: 0, persons: [1] }, ['amount: AMOUNT_REQUIRED']],
  ['of £5', { type: 'Money', amount: 500, persons: [1] }, []],
  ['of nothing in particular', { type: 'Item', title: ' ', persons: [1] }, ['title: FIELD_EMPTY']],
  ['of a piano', { type: 'Item', title: 'my piano', persons: [1] }, []],
  [
    'of as much as the lower rate needs, to one charity',
    { type: 'Donation', amountBy: 'Enough for the lower rate', charities: [2] },
    [],
  ],
  [
    'of as much as the lower rate needs, to nobody on the list',
    { type: 'Donation', amountBy: 'Enough for the lower rate', charityName: 'Cats' },
    ['charities: BY_RATE_ONE_CHARITY'],
  ],
  ['of a donation without an amount', { type: 'Donation', charities: [2] }, ['amount: AMOUNT_REQUIRED']],
  ['of a share held nowhere', { type: 'Share of an asset', persons: [1] }, ['provider: FIELD_REQUIRED']],
  ['of a full holding', { type: 'Share of an asset', provider: 'A bank', persons: [1] }, []],
  [
    'of some percentage',
    { type: 'Share of an asset', provider: 'A bank', useSharePercent: 'A percentage', persons: [1] },
    ['percentage: PERCENT_REQUIRED'],
  ],
  [
    'of a quarter',
    { type: 'Share of an asset', provider: 'A bank', useSharePercent: 'A percentage', percentage: 25, persons: [1] },
    [],
  ],
])('a gift %s gives %j', (_what, gift, expected) => {
  expect(fields(gift)).toEqual(expected)
})

test('a gift with a substitute recipient names that recipient', () => {
  const gift: Partial<Gift> = { type: 'Item', title: 'my piano', persons: [1], ifDie: 'Goes to someone else' }
  expect(fields(gift)).toEqual(['backupPersons: SELECT_INHERIT'])
  expect(fields({ ...gift, backupPersons: [9] })).toEqual(['backupPersons: SELECT_INHERIT'])
  expect(fields({ ...gift, backupPersons: [1] })).toEqual([])
  expect(fields({ ...gift, backupCharities: [2] })).toEqual([])
})

test('who has a gift if a child or grandchild dies first is asked, and nothing is preselected', () => {
  const ring: Partial<Gift> = { type: 'Item', title: 'my ring', persons: [1] }
  const to = (given: Partial<Person>) => aWill({ persons: [aPerson({ id: 1, ...given })] })
  const problems = (given: Partial<Person>, gift: Partial<Gift> = {}) =>
    giftIsDescribed(to(given), { ...ring, ...gift }).map(({ field, code }) => `${field}: ${code}`)
  const asked = ['ifDie: SELECT_OPTION']
  expect(problems({ type: 'Child', relationship: 'Son' })).toEqual(asked)
  expect(problems({ relationship: 'Grandchild' })).toEqual(asked)
  expect(problems({ relationship: 'Grandchild' }, { ifDie: 'Falls into the rest of my estate' })).toEqual([])
  expect(problems({ relationship: 'Grandchild' }, { ifDie: 'Goes to their children' })).toEqual([])
  expect(problems({ type: 'Child', relationship: 'Stepson' })).toEqual([])
  expect(problems({ relationship: 'Friend' })).toEqual([])
})

test('children can follow only a person, and not a partner; of a charity alone it is not asked', () => {
  const partner = aWill({
    persons: [aPerson({ id: 1, type: 'partner', relationship: 'Spouse' })],
    charities: [aCharity()],
  })
  const gift: Partial<Gift> = { type: 'Money', amount: 500, ifDie: 'Goes to their children' }
  const asked = [{ field: 'ifDie', code: 'SELECT_OPTION' }]
  expect(giftIsDescribed(partner, { ...gift, persons: [1] })).toEqual(asked)
  expect(giftIsDescribed(partner, { ...gift, charities: [1] })).toEqual([])
  expect(giftIsDescribed(will, { ...gift, persons: [1] })).toEqual([])
})

test('a will may make no gifts, and names the gift that is not finished', () => {
  expect(giftsAreDescribed(will, today)).toEqual([])
  const gifts = [
    aGift({ id: 4, type: 'Money', amount: 500, persons: [1] }),
    aGift({ id: 7, type: 'Money', amount: 500 }),
  ]
  expect(giftsAreDescribed({ ...will, gifts }, today)).toEqual([
    { field: 'gifts.7.persons', code: 'ADD_ONE_BENEFICIARY' },
  ])
})

const home: Account = { id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgage: 'Yes', mortgageWithPersons: [] }
const flat: Account = { id: 2, assetType: 'Property', mortgageWithPersons: [] }
const isa: Account = { id: 3, assetType: 'Savings or ISA', mortgageWithPersons: [] }

describe('A gift of a property', () => {
  const owner = { ...will, ownProperty: 'Yes' as const, accounts: [home, flat, isa] }

  test('is changed or removed when the testator no longer owns the home, which is kept with the will', () => {
    const gift: Partial<Gift> = {
      type: 'Share of an asset',
      persons: [1],
      accountId: 1,
      mortgageTerms: 'Free of the mortgage',
    }
    const problems = (ownProperty: 'Yes' | 'No' | undefined) => giftIsDescribed({ ...owner, ownProperty }, gift)
    expect(problems('No')).toEqual([{ field: 'accountId', code: 'GIFT_OF_HOME_NOT_OWNED' }])
    expect(problems('Yes')).toEqual([])
    expect(problems(undefined)).toEqual([])
    expect(giftIsDescribed({ ...owner, ownProperty: 'No' }, { ...gift, accountId: 2, title: 'my flat' })).toEqual([])
  })

  const ofProperty = (given: Partial<Gift>) =>
    giftIsDescribed(owner, { type: 'Share of an asset', persons: [1], ...given }).map(
      ({ field, code }) => `${field}: ${code}`,
    )

  test('with a mortgage says who bears the mortgage', () => {
    expect(ofProperty({ accountId: 1 })).toEqual(['mortgageTerms: SELECT_OPTION'])
    expect(ofProperty({ accountId: 1, mortgageTerms: 'Subject to the mortgage' })).toEqual([])
    expect(ofProperty({ accountId: 1, mortgageTerms: 'Free of the mortgage' })).toEqual([])
  })

  test.each(['No', undefined] as const)('whose mortgage is answered with %s need not', (mortgage) => {
    const { mortgage: _asked, ...unasked } = home
    const accounts = [mortgage ? { ...home, mortgage } : unasked]
    expect(giftIsDescribed({ ...owner, accounts }, { type: 'Share of an asset', persons: [1], accountId: 1 })).toEqual(
      [],
    )
  })

  test('that is not the home says which property it is', () => {
    expect(ofProperty({ accountId: 2 })).toEqual(['title: FIELD_REQUIRED'])
    expect(ofProperty({ accountId: 2, title: 'the flat in Rhyl' })).toEqual([])
    const titled = { ...will, accounts: [{ ...flat, title: 'Flat 2, Rhyl' }] }
    expect(giftIsDescribed(titled, { type: 'Share of an asset', persons: [1], accountId: 2 })).toEqual([])
  })

  test.each([3, 9])('cannot be of account %d, which is not a property of the will', (accountId) => {
    expect(ofProperty({ accountId, provider: 'A bank' })).toEqual(['accountId: SELECT_OPTION'])
    expect(propertyGiven(owner, { type: 'Share of an asset', accountId })).toBeUndefined()
  })

  test('is the property chosen, and only while the gift is a share of an asset', () => {
    expect(propertyGiven(owner, { type: 'Share of an asset', accountId: 2 })).toBe(flat)
    expect(propertyGiven(owner, { type: 'Money', accountId: 2 })).toBeUndefined()
    expect(propertyGiven(owner, { type: 'Share of an asset' })).toBeUndefined()
  })
})

describe('All gifts of one asset together', () => {
  const part = (id: number, percentage: number, given: Partial<Gift> = {}): Gift =>
    aGift({
      id,
      type: 'Share of an asset',
      provider: 'Acorn Bank',
      number: '12345678',
      persons: [1],
      useSharePercent: 'A percentage',
      percentage,
      ...given,
    })
  const whole = (id: number, given: Partial<Gift> = {}): Gift =>
    part(id, 10, { useSharePercent: 'The Full Holding', ...given })

  test.each<[string, Gift[], string[]]>([
    ['may be the whole of it', [part(1, 60), part(2, 40)], []],
    ['may be less than the whole', [part(1, 33.33), part(2, 33.33)], []],
    ['add up exactly', [part(1, 33.33), part(2, 33.33), part(3, 33.34)], []],
    ['cannot be more than the whole', [part(1, 60), part(2, 40.01)], ['gifts.2.percentage']],
    [
      'are counted whatever spaces the number has',
      [part(1, 60), part(2, 60, { number: '1234 5678' })],
      ['gifts.2.percentage'],
    ],
    [
      'are counted whatever case the provider has',
      [part(1, 60), part(2, 60, { provider: 'ACORN bank' })],
      ['gifts.2.percentage'],
    ],
    ['leave nothing beside a full holding', [whole(1), part(2, 1)], ['gifts.2.percentage']],
    ['are not two full holdings', [part(1, 1), whole(2)], ['gifts.2.useSharePercent']],
    ['are not counted with another account', [part(1, 60), part(2, 60, { number: '999' })], []],
    ['are not counted with another bank', [part(1, 60), part(2, 60, { provider: 'Oak Bank' })], []],
    [
      'without numbers, are known by their titles',
      [whole(1, { number: '', title: 'my ISA' }), whole(2, { number: '', title: 'my savings' })],
      [],
    ],
    [
      'without numbers or titles, are of one thing',
      [whole(1, { number: '' }), whole(2, { number: ' ' })],
      ['gifts.2.useSharePercent'],
    ],
    [
      'with one number, are of one thing whatever they are called',
      [whole(1, { title: 'my ISA' }), whole(2, { title: 'my savings' })],
      ['gifts.2.useSharePercent'],
    ],
    [
      // Finding: 28
      'are counted whether the whole number or its last four digits were typed',
      [part(1, 60, { number: '00104411' }), part(2, 60, { number: '4411' })],
      ['gifts.2.percentage'],
    ],
    [
      // Finding: 28
      'are counted when the number was typed for only one of them',
      [part(1, 60, { number: '4411' }), part(2, 50, { number: '' })],
      ['gifts.2.percentage'],
    ],
    [
      // Finding: 28
      'are counted when a third one has no number',
      [part(1, 25), part(2, 25), part(3, 60, { number: '' })],
      ['gifts.3.percentage'],
    ],
    [
      // Finding: 28
      'are counted with fewer digits than four',
      [part(1, 60, { number: '4411' }), part(2, 50, { number: '11' })],
      ['gifts.2.percentage'],
    ],
    [
      // Finding: 28
      'are counted whatever form the company’s name has',
      [part(1, 60), part(2, 60, { provider: 'The Acorn Bank plc' })],
      ['gifts.2.percentage'],
    ],
    [
      // Finding: 28
      'of two accounts are not added up because a third gift is of both',
      [part(1, 60, { number: '4411' }), part(2, 60, { number: '9922' }), part(3, 40, { number: '' })],
      [],
    ],
    ['are not counted with gifts of money', [whole(1), aGift({ id: 2, type: 'Money', amount: 5, persons: [1] })], []],
  ])('%s', (_what, gifts, fields) => {
    expect(noAssetIsOver100({ ...will, gifts }, today)).toEqual(
      fields.map((field) => ({ field, code: 'ASSET_OVER_100' })),
    )
  })

  test('are counted for a property by the property, whatever else was typed', () => {
    const accounts = [
      { ...home, mortgage: 'No' as const },
      { ...flat, title: 'Flat 2' },
    ]
    const gifts = [
      part(1, 60, { accountId: 1 }),
      part(2, 60, { accountId: 1, provider: 'x' }),
      part(3, 60, { accountId: 2 }),
    ]
    expect(giftsAreDescribed({ ...will, ownProperty: 'Yes', accounts, gifts }, today)).toEqual([
      { field: 'gifts.2.percentage', code: 'ASSET_OVER_100' },
    ])
  })

  test('are added up only once each is described', () => {
    const gifts = [part(1, 60), part(2, 60, { persons: [] })]
    expect(giftsAreDescribed({ ...will, gifts }, today)).toEqual([
      { field: 'gifts.2.persons', code: 'ADD_ONE_BENEFICIARY' },
    ])
  })
})
