/** What follows from the settings of a copy of the product. */
import { brand } from '#core/brand.ts'
import type { ThirdParty } from '#core/constants.ts'
import type { OfferedPart } from '#core/will/lists.ts'

const email = `[${brand.supportEmail}](mailto:${brand.supportEmail})`

export const thisCopy = {
  /** Who runs it. */
  operator: {
    name: (name: string) => `${brand.name} is run by ${name}.`,
    address: (address: string) => `Address: ${address}`,
    number: (number: string) => `Company number: ${number}`,
    registration: (number: string) => `Registered with the Information Commissioner: ${number}`,
    email: `Email: ${email}`,
    unsaid: `We have not yet said who runs ${brand.name}. Their name and address must be here before anyone pays.`,
    writeTo: `You can write to ${email} or use the [contact form](/contact-us).`,
    loading: `Loading who runs ${brand.name}.`,
  },
  thirdParties: {
    lead: 'These companies do some of the work for us:',
    /** What each company that may work for a copy learns. */
    companies: {
      stripe: () => 'Stripe takes payments. You give your card and your email on its own page. We tell it what you ordered and the number of your order, and nothing about your will. It has its own [privacy notice](https://stripe.com/gb/privacy).',
      mail: (host) => `${host} sends our emails. That company sees who each email is for and what it says.`,
      'ordnance-survey': () => 'Ordnance Survey finds addresses. When you look up an address, our server sends it the postcode, and nothing about you.',
      documents: (host) => `${host} keeps the documents that you download. They are encrypted before they go there, so that company cannot read them.`,
      tracking: (host) => `We tell ${host} which step you reached, only if an advert brought you and you agreed to cookies. We tell it nothing about your answers, your name or your email.`,
    } as Readonly<Record<ThirdParty, (host: string) => string>>,
    unnamed: 'another company',
    none: 'No other company works on this for us.',
    loading: 'Loading the list of companies.',
  },
  offered: {
    needed: 'You need a solicitor for these as well:',
    here: 'You may be able to do these here. We ask about yours, and say so if it needs a solicitor:',
    /** Whom an operator who offers a part does not send to a solicitor, and one who does not offer it does. */
    wishes: {
      'home-for-life': 'You want someone to live in your home for life before others have it.',
      'life-interest': 'You want someone to have the income of what you leave for life before others have it.',
      ages: 'You want a young person who is not your own child to wait until 21 or 25.',
      'disabled-person': 'Someone you leave something to is disabled, and gets benefits that depend on savings.',
    } satisfies Partial<Record<OfferedPart, string>>,
    loading: 'Loading what else needs a solicitor.',
  },
  /** Who signed off the words of our clauses as they stand today. One changed letter takes a name off. */
  signOff: {
    nobody: 'No solicitor has signed off the words of our wills yet.',
    has: (name: string, qualification: string, which: string, day: string) => `${name}, ${qualification}, signed off the words of ${which}. The last day was ${day}.`,
    everyClause: 'every clause',
    someClauses: (clauses: number, total: number) => `${clauses} of our ${total} clauses`,
    loading: 'Loading who has signed off the words.',
  },
}
