import { isByRate } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import {
  answer,
  clauses,
  type DraftBlock,
  type DraftRun,
  listOf,
  paragraph,
  paragraphOrList,
  percent,
  pounds,
  sentence,
  term,
} from '../wording.ts'
import { leftOutAmongThem, leftOutPart } from './deemed-dead.ts'
import {
  afterGift,
  type Gifts,
  type GivenGift,
  giftsOfHoldings,
  giftsOfType,
  giftsPart,
  type ShareOfAsset,
  type SumOfMoney,
  shared,
  sumsToCharity,
  type Thing,
} from './gifts.ts'
import { type GiftOfProperty, propertyGiftsPart } from './property.ts'

/** A sum for several people is that much for each. */
export const sumOfMoney = (gift: SumOfMoney): DraftRun[] =>
  sentence`I give ${pounds(gift.pence)} to ${gift.to.length > 1 ? 'each of ' : ''}${listOf(gift.to)}.${afterGift(gift, true)}`

export const money = defineClause({
  id: 'money',
  heading: 'Gifts of money',
  steps: ['will.gifts'],
  when: 'There is a gift of money to a person.',
  appliesTo: (will) => giftsOfType(will, 'Money').length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives the sums you chose, before the rest is shared.',
  source: 'Common law of pecuniary legacies; Administration of Estates Act 1925 s.34(3)',
  draft: ({ gifts }) => [paragraphOrList(gifts.money.map(sumOfMoney))],
})

// What was typed stands after the colon, whole: "my piano" and "Piano" both read as they were meant.
const item = (thing: Thing): DraftRun[] =>
  sentence`I give to ${shared(thing.to)}, if I own it when I die: ${answer(thing.what)}.${afterGift(thing)}`

export const items = defineClause({
  id: 'items',
  heading: 'Gifts of belongings',
  steps: ['will.gifts'],
  when: 'There is a gift of belongings.',
  appliesTo: (will) => giftsOfType(will, 'Item').length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives particular things you own to the people you chose.',
  source: 'Common law of ademption; Wills Act 1837 s.24; Administration of Estates Act 1925 s.35',
  draft: ({ gifts }) => [
    paragraphOrList(gifts.items.map(item)),
    ...(gifts.items.some(({ to, backups, followed }) => to.length > 1 || backups.length > 1 || followed.length > 0)
      ? [
          paragraph`Those who take one thing together may agree which of them has it. If they have not agreed within six months of being asked, my Executors sell it and share the money ${gifts.items.some(({ followed }) => followed.length > 0) ? 'between them in the parts that they took' : 'equally between them'}.`,
        ]
      : []),
    paragraph`My Executors pay the reasonable cost of keeping, insuring and sending these things within the United Kingdom. A parent or guardian may receive one for a child.`,
  ],
})

export const donations = defineClause({
  id: 'donations',
  heading: 'Gifts to charity',
  steps: ['will.gifts'],
  when: 'There is a gift of a sum to charity.',
  appliesTo: (will) => sumsToCharity(will).length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'charities'],
  why: 'Gives money to the charities you chose, before the rest is shared.',
  source: 'Charities Act 2011 s.311; Inheritance Tax Act 1984 s.23',
  draft: ({ gifts }) => [paragraphOrList(gifts.donations.map(sumOfMoney))],
})

/** Own words for what HMRC and STEP describe: the sum is worked out at the death, and follows the values that are agreed for the tax. */
export const charityByRate = defineClause({
  id: 'charity-by-rate',
  heading: 'Gift to charity for the lower rate of tax',
  steps: ['will.gifts'],
  when: 'A charity is given as much as brings inheritance tax to its lower rate.',
  appliesTo: (will) => will.gifts.some(isByRate),
  needs: { gifts: giftsPart },
  from: ['gifts', 'charities'],
  why: 'Gives a charity just enough for your estate to bear the lower rate of inheritance tax.',
  source: 'Inheritance Tax Act 1984 Sch.1A paras.1 to 5; HMRC, IHTM45008 and IHTM45013',
  draft: ({ gifts }) =>
    gifts.byRate.flatMap(({ to }) => [
      paragraph`I give ${listOf(to)} the ${term('Lower Rate Sum')}: the smallest sum, in whole pounds, with which the donated amount is at least one tenth of the baseline amount for the general component of my estate.`,
      paragraph`These words mean what they mean in Schedule 1A to the Inheritance Tax Act 1984. My Executors work the sum out from the values that count for inheritance tax at my death, with everything else that goes to charity then. If one of those values is changed later, the sum changes with it.`,
      paragraph`The Lower Rate Sum is nothing if, without it, the lower rate already applies to that component, or no inheritance tax would be charged on it. It is nothing too if the law at my death has no lower rate for an estate that gives to charity.`,
    ]),
})

// A part is of the holding itself, so that it is given before any sum of money is cut down.
const asset = (share: ShareOfAsset): DraftRun[] => {
  const { what, provider, ending, hundredths, to } = share
  const part = hundredths === undefined ? sentence`the whole` : sentence`${percent(hundredths)}`
  const known = sentence`${what ? sentence` (${answer(what)})` : ''}${ending ? sentence`, ending ${answer(ending)}` : ''}`
  const valued = hundredths === undefined ? '' : ', valued when I die'
  const comma = ending || valued ? ',' : ''
  return sentence`I give ${part} of what I hold with ${answer(provider)}${known}${valued}${comma} to ${shared(to)}.${afterGift(share)}`
}

export const sharesOfAssets = defineClause({
  id: 'shares-of-assets',
  heading: 'Gifts of accounts and holdings',
  steps: ['will.gifts'],
  when: 'There is a gift of an account or a holding, or of a part of one.',
  appliesTo: (will) => giftsOfHoldings(will).length > 0,
  needs: { gifts: giftsPart },
  from: ['gifts', 'persons', 'charities'],
  why: 'Gives an account or a holding, or part of one, to the people you chose.',
  source: 'Common law of ademption; Wills Act 1837 s.24',
  draft: ({ gifts }) => [
    paragraphOrList(gifts.shares.map(asset)),
    paragraph`Each gift in this clause includes an account or holding that has directly replaced the one described, or that stands for it after a reorganisation. Whatever I have not given of it is part of my Residuary Estate. A gift has no effect on anything that passes to a joint owner or a nominated person outside this will.`,
  ],
})

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
