import { describe, expect, test } from 'vitest'
import { family, nothing, ruth, thomas } from '#testkit/advised-wills.ts'
import { aCharity, aGift, today } from '#testkit/builders.ts'
import type { Account, Gift, Will } from '../will/schema.ts'
import { giftsBesideExemptHeirs, giftTaxNotes, mayBearTax, usualTax } from './gift-tax.ts'

const house: Account = { id: 1, assetType: 'Property', title: 'The Mill', mortgageWithPersons: [] }
const will = (given: Partial<Will> = {}): Will =>
  family({ accounts: [house], charities: [aCharity()], persons: [thomas(100), ruth(0, nothing)], ...given })
const money = (pounds: number, persons: number[]): Gift => aGift({ type: 'Money', amount: pounds * 100, persons })
const property = (given: Partial<Gift> = {}): Gift =>
  aGift({ type: 'Share of an asset', accountId: 1, persons: [2], ...given })

// Finding: 8
describe('who pays inheritance tax on it', () => {
  test.each<[string, Gift, boolean]>([
    ['a house for a daughter', property(), true],
    ['a house for a husband', property({ persons: [1] }), false],
    ['a house for a charity', property({ persons: [], charities: [1] }), false],
    ['a house for a husband and a daughter', property({ persons: [1, 2] }), true],
    ['an account for a daughter', aGift({ type: 'Share of an asset', provider: 'Acorn Bank', persons: [2] }), true],
    ['£50,000 for a daughter', money(50_000, [2]), true],
    ['£49,999 for a daughter', money(49_999, [2]), false],
    ['£400,000 for a husband', money(400_000, [1]), false],
    ['a thing for a daughter', aGift({ type: 'Item', title: 'ring', persons: [2] }), false],
    ['a donation', aGift({ type: 'Donation', amount: 400_000_00, charities: [1], persons: [2] }), false],
  ])('of %s is asked: %s', (_what, gift, asked) => {
    expect(mayBearTax(will(), gift)).toBe(asked)
  })

  test('is asked of the person who gets a house, and of the rest of the estate for anything else', () => {
    expect(usualTax(will(), property())).toBe('Paid by whoever gets it')
    expect(usualTax(will(), money(50_000, [2]))).toBe('Paid from the rest of my estate')
  })
})

// Finding: 8
describe('what follows from who pays the tax on a gift is said beside the choice', () => {
  const rest = (of: Will, gift: Gift): string => giftTaxNotes(of, gift)['Paid from the rest of my estate']
  const taker = (of: Will, gift: Gift): string => giftTaxNotes(of, gift)['Paid by whoever gets it']

  test('a husband who has all of the rest is named as the one who loses', () => {
    expect(rest(will(), money(400_000, [2]))).toBe(
      'They get all of it. Thomas Hale can lose more than you think: the tax is worked out on the gift and the tax together.',
    )
  })

  test('where others share the rest, everyone gets less, the husband too', () => {
    expect(rest(will({ persons: [thomas(60), ruth(40)] }), money(400_000, [2]))).toContain(
      'The tax is taken before the rest is shared, so everyone who shares it gets less.',
    )
  })

  test('a home may have to be sold, and money not', () => {
    expect(taker(will(), property())).toContain('For a home, they may have to find the money or sell it.')
    expect(rest(will(), property())).toContain('For a home, the tax can take most of the rest.')
    expect(taker(will(), money(400_000, [2]))).toBe('The tax comes out of the gift.')
  })
})

// Finding: 8
describe('gifts that bring tax where a husband takes the rest', () => {
  test.each<[string, Will, number]>([
    ['a large sum for a daughter', will({ gifts: [money(400_000, [2])] }), 1],
    ['a house for a daughter', will({ gifts: [property()] }), 1],
    ['a small sum for a daughter', will({ gifts: [money(1_000, [2])] }), 0],
    ['a large sum for the husband', will({ gifts: [money(400_000, [1])] }), 0],
    [
      'many sums that are large together',
      will({ gifts: Array.from({ length: 9 }, (_, at) => ({ ...money(40_000, [2]), id: at + 1 })) }),
      9,
    ],
    [
      'a large sum where a daughter shares the rest, which is taxed anyway',
      will({ persons: [thomas(60), ruth(40)], gifts: [money(400_000, [2])] }),
      0,
    ],
    ['no heir chosen yet', will({ persons: [thomas(0, nothing), ruth(0, nothing)], gifts: [property()] }), 0],
  ])('%s', (_what, each, gifts) => {
    expect(giftsBesideExemptHeirs(each, today)).toHaveLength(gifts)
  })
})
