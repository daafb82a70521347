/** The pages under /my-will that are not questions: what they need, where they send people without it, what they are called. */
import type { StepName } from './steps.ts'

export type PageRow = {
  readonly name: `will.${string}`
  readonly title: string
  /** Percent; absent where there is no progress to show. */
  readonly progress?: number
  /** Where somebody who has not paid is sent. */
  readonly needsPayment?: 'will.my-checkout' | 'will.summary'
  /** Where somebody is sent whose will is not complete. */
  readonly needsCompleteWill?: 'will.summary'
  readonly redirectOnNotVisited?: 'will.summary'
  readonly redirectOnReload?: 'will.summary'
  /** Where somebody is sent once the appointed firm or the power of attorney is settled. */
  readonly settledGoesTo?: 'will.my-downloads'
}

export const pages = [
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

export type PageName = (typeof pages)[number]['name']
export type RouteName = StepName | PageName

export const BASE_PATH = '/my-will'

/** `will.about-me.full-name` -> `/my-will/about-me/full-name` */
export const pathOf = (name: RouteName): string => `${BASE_PATH}/${name.split('.').slice(1).join('/')}`
