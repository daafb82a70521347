import { isByRate } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import {
  answer,
  type DraftRun,
  listOf,
  paragraph,
  paragraphOrList,
  percent,
  pounds,
  sentence,
  term,
} from '../wording.ts'
import {
  afterGift,
  giftsOfHoldings,
  giftsOfType,
  giftsPart,
  type ShareOfAsset,
  type SumOfMoney,
  shared,
  sumsToCharity,
  type Thing,
} from './gifts.ts'

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
