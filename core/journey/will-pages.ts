import type { PageName } from './pages.ts'

/** The pages under /my-will that are not questions: their conditions, redirects and titles. */

export type PageRow = {
  readonly name: PageName
  readonly title: string
  /** Percent; absent where there is no progress to show. */
  readonly progress?: number
  /** Where a customer who has not paid is sent. */
  readonly needsPayment?: 'will.my-checkout' | 'will.summary'
  /** Where a customer with an incomplete will is sent. */
  readonly needsCompleteWill?: 'will.summary'
  readonly redirectOnNotVisited?: 'will.summary'
  readonly redirectOnReload?: 'will.summary'
  /** Where a customer is sent once the appointed firm or the power of attorney is settled. */
  readonly settledGoesTo?: 'will.my-downloads'
}

export const pages = [
  { name: 'will.values', title: 'Roughly what is it worth?' },
  {
    name: 'will.addons',
    title: 'Would you like anything else?',
    progress: 99,
    needsCompleteWill: 'will.summary',
    redirectOnNotVisited: 'will.summary',
  },
  {
    name: 'will.my-checkout',
    title: 'Pay for your will',
    progress: 99,
    needsCompleteWill: 'will.summary',
    redirectOnNotVisited: 'will.summary',
  },
  { name: 'will.payment-successful', title: 'Your payment', redirectOnReload: 'will.summary' },
  { name: 'will.payment-error', title: 'Your payment did not go through', redirectOnReload: 'will.summary' },
  {
    name: 'will.lpa',
    title: 'Lasting power of attorney',
    needsPayment: 'will.my-checkout',
    settledGoesTo: 'will.my-downloads',
  },
  { name: 'will.my-downloads-thank-you', title: 'Thank you', needsPayment: 'will.summary' },
  { name: 'will.my-downloads', title: 'Your documents', needsPayment: 'will.summary' },
] as const satisfies readonly PageRow[]
