/** What the page about us says. */
import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'

export const about = {
  title: 'About us',
  lead: `What ${brand.name} is, who runs it, and how it earns its money.`,
  changed: '22 November 2026',
  sections: {
    who: { heading: 'Who runs it', below: 'operator' },
    what: {
      heading: 'What it is',
      helpsYouWriteYourOwnWill: `${brand.name} helps you write your own will. You answer questions, and your will appears next to them in the words you will sign.`,
      aSetOfFixedRulesTurns: 'A set of fixed rules turns your answers into clauses. The same answers always give the same words.',
    },
    not: {
      heading: 'What it is not',
      review: true,
      itIsNotALawFirm: 'It is not a law firm, and nobody here gives you legal advice. Will writing is not regulated, so no legal regulator oversees us.',
      itIsNotForEveryoneWe: 'It is not for everyone. We ask about your family and what you own. If you need a solicitor, we say so before you pay.',
    },
    words: {
      heading: 'Where the words come from',
      below: 'sign-off',
      nextToEachClauseOfYour: 'Next to each clause of your will you can read why it is there.',
    },
    money: {
      heading: 'How we earn money',
      youPayUsUnlessAnOrganisation: `You pay us, unless an organisation gave you a code and pays for you. A will is ${price(productById('will').price)}, once. [All prices](/prices).`,
      weDoNotGiveYourAnswers: 'We do not give your answers to advertisers. [Privacy](/privacy) says who else works for us.',
    },
    open: {
      heading: 'You can look inside',
      allOfOurProgramIsOpen: 'All of our program is [open for anyone to read](/source). So is how we [keep your answers safe](/security).',
    },
  },
} as const
