import { publicPageAt } from './public-pages.ts'
import type { StepName } from './steps.ts'

/** The pages under /my-will that are not questions: their conditions, redirects and titles; and the layout of every page. */

export type PageRow = {
  readonly name: `will.${string}`
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

/** The parts of the layout shown around a page. */
export type Layout = {
  /** The links at the foot of the page. */
  readonly footer: boolean
  /** Brings up the question about cookies by itself, until the visitor has chosen. */
  readonly cookieBar: boolean
  /** Customers' reviews. */
  readonly reviews: boolean
}

/** Layout of a question of the will: nothing that distracts from it. */
const question: Layout = { footer: false, cookieBar: false, reviews: false }

const reading: Layout = { footer: true, cookieBar: true, reviews: false }

const deciding: Layout = { ...reading, reviews: true }

const decidedOn: readonly string[] = ['/my-will/lpf-a/0', '/how-it-works', '/prices']

const readIn: readonly string[] = [pathOf('will.summary'), ...pages.map(({ name }) => pathOf(name))]

/** Pages of a customer: adverts are asked about before. */
const own: Layout = { ...reading, cookieBar: false }

/** The layout of the page at a path. */
export const layoutAt = (path: string): Layout => {
  if (decidedOn.includes(path)) return deciding
  if (readIn.includes(path) || publicPageAt(path)?.for === 'signed-in') return own
  return path.startsWith(`${BASE_PATH}/`) && !publicPageAt(path) ? question : reading
}

/** The visited pages with one added, without duplicates. */
export const withVisited = (visited: readonly string[], name: RouteName): string[] =>
  visited.includes(name) ? [...visited] : [...visited, name]
