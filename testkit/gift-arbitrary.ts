/** Gifts of every kind, for generated wills. */
import { WHOLE_ESTATE_HUNDREDTHS } from '#core/constants.ts'
import * as lists from '#core/will/lists.ts'
import type { Account, Gift } from '#core/will/schema.ts'
import { type Draw, oneOf, type People, someOf, wholeNumber, yesOrNo } from './arbitrary-draw.ts'
import { aGift } from './builders.ts'

const HOME = 1

/** A home, a second property and something online, or some of them. */
export const accounts = (draw: Draw): Account[] => [
  {
    id: HOME,
    assetType: 'Property',
    title: 'Rose Cottage',
    isYourOwn: yesOrNo(draw),
    owner: 'I own it alone',
    mortgage: yesOrNo(draw),
    mortgageWithPersons: [],
  },
  {
    id: 2,
    assetType: 'Property',
    title: oneOf(draw, ['Flat 2, Sea View, Rhyl', 'my flat in Wem.']),
    mortgageWithPersons: [],
  },
  ...(oneOf(draw, [true, false]) ? [{ id: 3, assetType: 'Cryptocurrency' as const, mortgageWithPersons: [] }] : []),
]

const ofProperty = (draw: Draw, accountId: number): Partial<Gift> => ({
  accountId,
  mortgageTerms: oneOf(draw, lists.mortgageTermsOptions),
  replacementHome: yesOrNo(draw),
})

// Each holding is given once, so that no two gifts together give more than there is.
const ofHolding = (draw: Draw, id: number): Partial<Gift> => ({
  provider: `${oneOf(draw, ['Acorn Bank', 'Oak & Co'])} ${'ABCD'.charAt(id - 1)}`,
  number: oneOf(draw, ['12-34-56 78901234', 'A1', '']),
  ...(oneOf(draw, [true, false, false]) && { title: oneOf(draw, ['cash ISA', 'my shares.']) }),
})

/** A thing, or words that read as another kind of gift and are kept. */
const ofThing = (draw: Draw): Partial<Gift> => {
  const kept = oneOf(draw, ['my house in Wem', 'my shares in Roe Ltd', '£500 in the tin'])
  return oneOf(draw, [true, false, false])
    ? { title: kept, keptAsTyped: kept }
    : { title: oneOf(draw, ['my piano', 'Gold watch.', 'the “blue” vase']) }
}

export const gift = (draw: Draw, id: number, { persons, charities }: People): Gift => {
  const to = someOf(draw, persons)
  const backups = persons.filter((each) => !to.includes(each))
  const drawn = oneOf(draw, lists.giftIfDieOptions)
  const ifDie = backups.length === 0 && drawn === 'Goes to someone else' ? 'Falls into the rest of my estate' : drawn
  const charitable = { charities: someOf(draw, charities, 0) }
  const ifItFails = { ifDie, backupPersons: backups.slice(0, 2), backupCharities: someOf(draw, charities, 0) }
  const taxed = oneOf(draw, [undefined, ...lists.giftTaxOptions])
  const toCharitiesAlone = charitable.charities.length > 0 && drawn === 'Goes to someone else' && taxed === undefined
  const shared = { id, persons: toCharitiesAlone ? [] : to, ...charitable, ...ifItFails, ...(taxed && { tax: taxed }) }
  const amount = wholeNumber(draw, 1, 99_999_999)
  const type = oneOf(draw, lists.giftTypes)
  switch (type) {
    case 'Money':
      return aGift({ ...shared, type, amount })
    case 'Donation':
      // One gift of a will at most is of this kind, and to one charity.
      if (id === 1 && charities.length > 0 && oneOf(draw, [true, false]))
        return aGift({
          id,
          type,
          amountBy: 'Enough for the lower rate',
          ...ifItFails,
          charities: charities.slice(0, 1),
        })
      return aGift({
        id,
        type,
        amount,
        ...ifItFails,
        ...(charities.length > 0 ? { charities: someOf(draw, charities) } : { charityName: 'Ludlow Cats' }),
      })
    case 'Item':
      return aGift({ ...shared, type, ...ofThing(draw) })
    case 'Share of an asset':
      return aGift({
        ...shared,
        type,
        ...(id <= 2 && oneOf(draw, [true, false]) ? ofProperty(draw, id) : ofHolding(draw, id)),
        useSharePercent: oneOf(draw, lists.shareOptions),
        percentage: wholeNumber(draw, 1, WHOLE_ESTATE_HUNDREDTHS) / 100,
      })
  }
}
