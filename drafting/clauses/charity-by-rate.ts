import { isByRate } from '#core/will/questions.ts'
import { defineClause } from '../clause.ts'
import { listOf, paragraph, term } from '../wording.ts'
import { giftsPart } from './gifts.ts'

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
