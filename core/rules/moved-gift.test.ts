import { describe, expect, test } from 'vitest'
import { aGift, aPerson, aWill } from '#testkit/builders.ts'
import type { ThingKind } from '../text/kind-of-thing.ts'
import type { Account, Gift } from '../will/schema.ts'
import { giftIsDescribed } from './gifts.rules.ts'
import { asKind, giftsOfBusinesses } from './moved-gift.ts'

const home: Account = { id: 1, assetType: 'Property', isYourOwn: 'Yes', mortgageWithPersons: [] }
const flat: Account = { id: 2, assetType: 'Property', title: 'Flat 2, Rhyl', mortgageWithPersons: [] }
const will = aWill({ persons: [aPerson({ id: 1 })], accounts: [home, flat] })
const thing = (title: string, given: Partial<Gift> = {}): Partial<Gift> => ({
  type: 'Item',
  title,
  persons: [1],
  ...given,
})
const codes = (gift: Partial<Gift>) => giftIsDescribed(will, gift).map(({ field, code }) => `${field}: ${code}`)

// Finding: 29
describe('a gift typed as a thing', () => {
  test.each([
    ['my house at 14 Orchard Lane and £10,000 from my safe', 'title: THING_IS_PROPERTY'],
    ['my 40% shareholding in Hale Ltd', 'title: THING_IS_BUSINESS'],
    ['my pension', 'title: THING_IS_PENSION'],
    ['my life insurance', 'title: THING_IS_POLICY'],
    ['Contents of my safe', 'title: THING_IS_CONTENTS'],
    ['my ISA', 'title: THING_IS_ACCOUNT'],
    ['£10,000 from my safe', 'title: THING_IS_MONEY'],
  ])('“%s” stops at that gift: %s', (title, code) => {
    expect(codes(thing(title))).toEqual([code])
  })

  test('is kept where the testator says that it is a thing, until other words are typed', () => {
    const kept = thing('my bronze house', { keptAsTyped: 'my bronze house' })
    expect(codes(kept)).toEqual([])
    expect(codes({ ...kept, title: 'my house' })).toEqual(['title: THING_IS_PROPERTY'])
  })

  test('an account with a pension provider stops, and one with a bank does not', () => {
    const held = (provider: string): Partial<Gift> => ({ type: 'Share of an asset', provider, persons: [1] })
    expect(codes(held('Aviva pension'))).toEqual(['provider: THING_IS_PENSION'])
    expect(codes(held('Acorn life insurance'))).toEqual(['provider: THING_IS_POLICY'])
    expect(codes(held('Acorn Bank Limited'))).toEqual([])
    expect(codes({ ...held('Acorn pension'), keptAsTyped: 'Acorn pension' })).toEqual([])
  })
})

// Finding: 29
describe('moved to the right kind of gift, nothing typed is lost', () => {
  test.each<[ThingKind, string, Partial<Gift>]>([
    [
      'property',
      'my house at 14 Orchard Lane and £10,000',
      { type: 'Share of an asset', accountId: 1, message: 'my house at 14 Orchard Lane and £10,000' },
    ],
    ['property', 'the property called flat 2, rhyl', { type: 'Share of an asset', accountId: 2 }],
    ['business', 'my shares in Hale Ltd', { type: 'Share of an asset', provider: 'my shares in Hale Ltd' }],
    ['account', 'my ISA with Acorn', { type: 'Share of an asset', provider: 'my ISA with Acorn' }],
    ['money', '£10,000 from my safe', { type: 'Money', amount: 10_000_00, message: '£10,000 from my safe' }],
    ['contents', 'Contents of my safe', { title: 'Contents of my safe, but no money or papers' }],
  ])('%s: “%s”', (kind, title, expected) => {
    const moved = asKind(will, thing(title), kind)
    expect(moved).toMatchObject(expected)
    expect(codes({ ...thing(title), ...moved })).toEqual([])
  })

  test('a property that is not listed must be added first, and a pension is no gift', () => {
    expect(asKind(will, thing('the field at Wem'), 'property')).toBeUndefined()
    expect(asKind(will, thing('my pension'), 'pension')).toBeUndefined()
    expect(asKind(will, thing('my policy'), 'policy')).toBeUndefined()
  })

  test('words that already go with the gift are kept before the ones typed', () => {
    expect(asKind(will, thing('£50', { message: 'For the boat' }), 'money')).toMatchObject({ message: 'For the boat' })
  })

  test('a company stays known as one after it is moved, and a bank is none', () => {
    const gifts = [
      aGift({ id: 1, type: 'Share of an asset', provider: 'my shares in Hale Ltd' }),
      aGift({ id: 2, type: 'Share of an asset', provider: 'Acorn Bank Limited' }),
      aGift({ id: 3, type: 'Item', title: 'a toy shop, business cards' }),
    ]
    expect(giftsOfBusinesses({ gifts }).map(({ id }) => id)).toEqual([1])
  })
})
