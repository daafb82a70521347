import { expect, test } from 'vitest'
import { aCharity, aGift, aPerson, aWill, today } from '#testkit/builders.ts'
import { giftTypes } from '../will/lists.ts'
import type { Gift } from '../will/schema.ts'
import { giftHasRecipient, giftIsDescribed, giftsAreDescribed } from './gifts.rules.ts'

const will = aWill({ persons: [aPerson({ id: 1 })], charities: [aCharity({ id: 2 })] })
const fields = (gift: Partial<Gift>) => giftIsDescribed(will, gift).map(({ field, code }) => `${field}: ${code}`)

test.each(giftTypes.filter((type) => type !== 'Donation'))('a gift of type %s needs a recipient who exists', (type) => {
  const nobody = [{ field: 'persons', code: 'ADD_ONE_BENEFICIARY' }]
  expect(giftHasRecipient(will, aGift({ type }))).toEqual(nobody)
  expect(giftHasRecipient(will, { type })).toEqual(nobody)
  expect(giftHasRecipient(will, aGift({ type, persons: [9], charities: [9] }))).toEqual(nobody)
  expect(giftHasRecipient(will, aGift({ type, persons: [1] }))).toEqual([])
  expect(giftHasRecipient(will, aGift({ type, charities: [2] }))).toEqual([])
})

test('a donation goes to a charity, named in the will or in words', () => {
  const nobody = [{ field: 'charities', code: 'ADD_ONE_BENEFICIARY' }]
  expect(giftHasRecipient(will, aGift({ type: 'Donation' }))).toEqual(nobody)
  expect(giftHasRecipient(will, { type: 'Donation' })).toEqual(nobody)
  expect(giftHasRecipient(will, aGift({ type: 'Donation', persons: [1] }))).toEqual(nobody)
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

test('a gift that goes on to someone else says to whom', () => {
  const gift: Partial<Gift> = { type: 'Item', title: 'my piano', persons: [1], ifDie: 'Goes to someone else' }
  expect(fields(gift)).toEqual(['backupPersons: SELECT_INHERIT'])
  expect(fields({ ...gift, backupPersons: [9] })).toEqual(['backupPersons: SELECT_INHERIT'])
  expect(fields({ ...gift, backupPersons: [1] })).toEqual([])
  expect(fields({ ...gift, backupCharities: [2] })).toEqual([])
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
