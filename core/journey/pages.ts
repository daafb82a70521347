import { publicPageAt } from './public-pages.ts'
import type { StepName } from './steps.ts'

/** The names and addresses of the pages of a will, and the layout of every page. The first page of a visitor loads this. */

/** The pages under /my-will that are not questions. */
export const pageNames = [
  'will.values',
  'will.addons',
  'will.my-checkout',
  'will.payment-successful',
  'will.payment-error',
  'will.lpa',
  'will.my-downloads-thank-you',
  'will.my-downloads',
] as const

export type PageName = (typeof pageNames)[number]
export type RouteName = StepName | PageName

export const BASE_PATH = '/my-will'

/** Where an installed app begins: the first page, as every visitor has it. The query tells the server whose document it sends. */
export const APP_START = '/?app'

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

/** Layout of a question of the will, of reading it and of signing it: nothing that distracts from it. */
const question: Layout = { footer: false, cookieBar: false, reviews: false }

const reading: Layout = { footer: true, cookieBar: true, reviews: false }

const deciding: Layout = { ...reading, reviews: true }

const decidedOn: readonly string[] = ['/my-will/lpf-a/0', '/how-it-works', '/prices']

const readIn: readonly string[] = pageNames.map(pathOf)

/** Pages of a customer, of whom adverts are asked about before, of whoever opens a link written to them alone, and of the bereaved. */
const own: Layout = { ...reading, cookieBar: false }

/** The layout of the page at a path. */
export const layoutAt = (path: string): Layout => {
  if (decidedOn.includes(path)) return deciding
  if (readIn.includes(path)) return own
  const page = publicPageAt(path)
  if (page && page.for !== 'signed-in') return page.ofBereaved || page.path.endsWith(':token') ? own : reading
  return path.startsWith(`${BASE_PATH}/`) ? question : page ? own : reading
}

/** The visited pages with one added, without duplicates. */
export const withVisited = (visited: readonly string[], name: RouteName): string[] =>
  visited.includes(name) ? [...visited] : [...visited, name]
