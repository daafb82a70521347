import type { ThirdParty } from '#core/constants.ts'
import type { Content } from './content.ts'

/** What each company that may work for a copy of the product learns. In place of HOST its hostname is shown. */
export const thirdPartyWords = {
  stripe:
    'Stripe takes payments. You give your card and your email on its own page. We tell it what you ordered and the number of your order, and nothing about your will. It has its own [privacy notice](https://stripe.com/gb/privacy).',
  mail: 'HOST sends our emails. That company sees who each email is for and what it says.',
  'ordnance-survey':
    'Ordnance Survey finds addresses. When you look up an address, our server sends it the postcode, and nothing about you.',
  documents:
    'HOST keeps the documents that you download. They are encrypted before they go there, so that company cannot read them.',
  tracking:
    'We tell HOST which step you reached, only if an advert brought you and you agreed to cookies. We tell it nothing about your answers, your name or your email.',
} as const satisfies Record<ThirdParty, string>

export const thirdPartyContent = {
  title: 'Companies that work for us',
  lead: 'These companies do some of the work for us:',
  changed: '23 November 2026',
  none: 'No other company works on this for us.',
  unknown: 'Loading the list of companies.',
  sections: Object.entries(thirdPartyWords).map(([id, words]) => ({
    id,
    heading: id,
    review: true as const,
    blocks: [words],
  })),
} satisfies Content & { none: string; unknown: string }
