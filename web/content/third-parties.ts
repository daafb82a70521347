import type { ThirdParty } from '#core/constants.ts'
import type { Content } from './content.ts'

/** What each company that may work for a copy of the product learns. In place of HOST its hostname is shown. */
export const thirdPartyWords = {
  stripe:
    'Stripe takes payments. You give your card and your email on its own page. We tell it what you ordered and the number of your order, and nothing of your will. It has a [privacy notice](https://stripe.com/gb/privacy) of its own.',
  mail: 'Our mail goes out through HOST. That company sees where a mail goes and what it says.',
  'ordnance-survey':
    'Ordnance Survey finds addresses. When you look up an address, our server sends it the postcode, and nothing about you.',
  tracking:
    'HOST is told which step you reached, only if an advert brought you and you agreed to cookies. It is told nothing of your answers, your name or your email.',
} as const satisfies Record<ThirdParty, string>

export const thirdPartyContent = {
  title: 'Companies that work for us',
  lead: 'These companies do a part of the work here:',
  changed: '21 November 2026',
  none: 'No other company does a part of the work here.',
  unknown: 'This page asks our server which companies do a part of the work here. It has not answered yet.',
  sections: Object.entries(thirdPartyWords).map(([id, words]) => ({
    id,
    heading: id,
    review: true as const,
    blocks: [words],
  })),
} satisfies Content & { none: string; unknown: string }
