import { defineClause } from '../clause.ts'
import { clauses, type DraftBlock, paragraph, term } from '../wording.ts'
import { leftOutAmongThem, leftOutPart } from './deemed-dead.ts'
import { type Gifts, type GivenGift, giftsPart } from './gifts.ts'
import { type GiftOfProperty, propertyGiftsPart } from './property.ts'

/** The gifts that are each of one thing, however many take it. */
const wholes = (gifts: Gifts, propertyGifts: readonly GiftOfProperty[]): GivenGift[] => [
  ...gifts.items,
  ...gifts.shares,
  ...propertyGifts,
]

const someAreShared = (gifts: Gifts, propertyGifts: readonly GiftOfProperty[]): boolean =>
  wholes(gifts, propertyGifts).some(({ to }) => to.length > 1) ||
  [...gifts.money, ...gifts.donations, ...wholes(gifts, propertyGifts)].some(({ backups }) => backups.length > 1)

const childrenFollow = (all: readonly GivenGift[]): boolean => all.some(({ followed }) => followed.length > 0)

const tax = (all: readonly GivenGift[]): DraftBlock => {
  const fund = clauses('estate-on-trust')
  const own =
    'A gift that this will says bears its own inheritance tax does so: the tax on it is taken from it or paid by whoever takes it, and my Executors may keep it until that is done.'
  if (all.every(({ bearsTax }) => !bearsTax))
    return paragraph`The gifts are free of inheritance tax, which is paid from the fund in ${fund}.`
  return all.every(({ bearsTax }) => bearsTax)
    ? paragraph`${own}`
    : paragraph`${own} Every other gift is free of inheritance tax, which is paid from the fund in ${fund}.`
}

export const rulesForGifts = defineClause({
  id: 'rules-for-gifts',
  heading: 'Rules for all gifts',
  steps: ['will.gifts'],
  when: 'There is a gift of any kind, pets apart.',
  appliesTo: (will) => will.gifts.length > 0,
  needs: { gifts: giftsPart, propertyGifts: propertyGiftsPart, leftOut: leftOutPart },
  from: ['gifts', 'persons', 'charities', 'excluded'],
  why: 'Settles who pays tax on your gifts, and what happens to a gift that cannot be made.',
  source:
    'Wills Act 1837 s.33; Inheritance Tax Act 1984 ss.38, 41 and 211; Administration of Estates Act 1925 s.34(3); Mental Capacity Act 2005 Sch.2 para.8',
  draft: ({ gifts, propertyGifts, leftOut }) => [
    paragraph`This clause is about the gifts in ${clauses('items', 'money', 'donations', 'charity-by-rate', 'shares-of-assets', 'property')}. A gift to a person takes effect only if they survive me. It ${term('fails')} if they do not survive me, or cannot or do not take it for any reason. For that gift only, they are then treated as having died before me. Nothing else that this will gives them, and no office to which it appoints them, is affected. A gift that fails becomes part of my Residuary Estate, unless this will says who takes it instead.`,
    ...(someAreShared(gifts, propertyGifts)
      ? [
          paragraph`Where a gift is to those of several who take it, it goes to those for whom it does not fail, and it fails as a whole only if it fails for all of them.`,
        ]
      : []),
    ...(childrenFollow([...gifts.money, ...wholes(gifts, propertyGifts)])
      ? [
          paragraph`When children take a gift, or a part of one, in place of their parent, those of them who survive me take equally. If one of them has not survived me but leaves children who have, those children take equally what their own parent would have taken, and so on down the generations. If none of them takes it, this clause applies to it as to any gift that fails.${leftOutAmongThem(leftOut, ' For a gift to somebody else, a')}`,
        ]
      : []),
    tax([...gifts.money, ...gifts.donations, ...gifts.byRate, ...wholes(gifts, propertyGifts)]),
    ...(wholes(gifts, propertyGifts).length > 0
      ? [
          paragraph`A gift is not lost because an attorney or deputy of mine sold or used up what it was of while I could not decide for myself: whoever was to take it takes what was received for it, as far as that can be traced.`,
        ]
      : []),
    ...(gifts.money.length + gifts.donations.length + gifts.byRate.length > 0
      ? [paragraph`No interest is due on a gift of money that is paid within a year of my death.`]
      : []),
  ],
})
