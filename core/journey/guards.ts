/**
 * The route guards, in the specified order. A guard returns the path to redirect to, or undefined; the first path decides.
 * An unknown path shows the "not found" page and meets no guard.
 */
import { matches } from '../funnel/funnel.ts'
import type { Will } from '../will/schema.ts'
import { type PageName, pathOf, type RouteName } from './pages.ts'
import {
  experimentFirst,
  firstRedirect,
  landingFirst,
  leadsTo,
  logInFirst,
  type PublicPage,
  publicPages,
} from './public-pages.ts'
import { isStepName, stepNamed, stepRows } from './steps.ts'
import { continueAt, lastVisitedStep, resumeAt, type Visit } from './visit.ts'
import { isAsked, isComplete, isHidden, nextStep, problemsOfStep } from './walk.ts'

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

/** The pages under /my-will that are not questions: their conditions, redirects and titles. */
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

/** A page of the will by its name, or a page outside it. */
export type Destination =
  | ({ readonly name: RouteName; readonly formEventId?: number } & Omit<PageRow, 'name'>)
  | (PublicPage & { readonly name?: never })

export type Guard = (to: Destination, visit: Visit) => string | undefined

const willDestinations: readonly Destination[] = [
  ...stepRows.map(({ name, title, progress, formEventId }): Destination => ({ name, title, progress, formEventId })),
  ...pages,
]

export const destinations: readonly Destination[] = [...willDestinations, ...publicPages]

export const pathOfDestination = (to: Destination): string => (to.name === undefined ? to.path : pathOf(to.name))

/** The destination at a path, with or without a trailing slash; undefined for an unknown path. */
export const destinationAt = (path: string): Destination | undefined => {
  const trimmed = path === '/' ? path : path.replace(/\/$/, '')
  return destinations.find((to) => matches(pathOfDestination(to), trimmed))
}

const stepAt = (to: Destination) => (to.name !== undefined && isStepName(to.name) ? stepNamed(to.name) : undefined)
const settingsOf = (to: Destination): Partial<Omit<PageRow, 'name'>> => (to.name === undefined ? {} : to)

const payFirst: Guard = (to, { will, mode }) => {
  const { needsPayment } = settingsOf(to)
  return needsPayment && will && !will.paid && !mode.sponsored ? pathOf(needsPayment) : undefined
}

const settledAlready: Guard = (to, { will }) => {
  const { settledGoesTo } = settingsOf(to)
  return settledGoesTo && will?.lpoaDate ? pathOf(settledGoesTo) : undefined
}

const completeFirst: Guard = (to, { will, today }) => {
  const { needsCompleteWill } = settingsOf(to)
  return needsCompleteWill && will && !isComplete(will, today) ? pathOf(needsCompleteWill) : undefined
}

/** Skips a step that is not asked for this will, or that is hidden once paid and has its answer. */
const passOver: Guard = (to, { will, mode, today }) => {
  const step = stepAt(to)
  if (!step || !will) return undefined
  const answered = isHidden(step, will, mode) && problemsOfStep(step.name, will, today).length === 0
  return answered || !isAsked(step, will, today)
    ? pathOf(nextStep(step.name, will, mode, today) ?? 'will.summary')
    : undefined
}

const notOnReload: Guard = (to, { reloaded, will, mode }) => {
  if (!reloaded) return undefined
  const step = stepAt(to)
  const { redirectOnReload } = settingsOf(to)
  if (redirectOnReload) return pathOf(redirectOnReload)
  return step && will && isHidden(step, will, mode) ? pathOf('will.summary') : undefined
}

const NAME_STEP = 'will.about-me.full-name'

const lastVisitedFirst: Guard = (to, visit) => {
  const { will, visited, summaryVisited, reloaded, today } = visit
  if (!stepAt(to) || !will || to.name === undefined || to.name === NAME_STEP) return undefined
  const walkedHere = visited.length === 0 || reloaded || visited.includes(to.name)
  if (walkedHere || summaryVisited || isComplete(will, today)) return undefined
  // A later answer may have opened a question before it: that is where the customer continues.
  if (to.name === continueAt({ ...visit, will })) return undefined
  const last = lastVisitedStep(visit)
  return last && pathOf(last)
}

const visitedFirst: Guard = (to, { visited }) => {
  const { redirectOnNotVisited } = settingsOf(to)
  return redirectOnNotVisited && to.name !== undefined && !visited.includes(to.name)
    ? pathOf(redirectOnNotVisited)
    : undefined
}

const sawItAll = (will: Will, { summaryVisited, today }: Visit): boolean => summaryVisited || isComplete(will, today)

const qualified: Guard = (to, visit) => {
  if (to.name !== undefined || !to.qualified) return undefined
  if (!visit.signedIn) return landingFirst(to, visit)
  if (!visit.will) return pathOf(NAME_STEP)
  return pathOf(sawItAll(visit.will, visit) ? 'will.summary' : resumeAt(visit.will, visit.today))
}

const visitorsOnly: Guard = (to, visit) => {
  if (!visit.signedIn || to.name !== undefined || to.for !== 'visitors') return undefined
  if (visit.will && sawItAll(visit.will, visit)) return pathOf('will.summary')
  return pathOf(lastVisitedStep(visit) ?? NAME_STEP)
}

/** The guards with their number in the specification. Number 2 is split into several guards. `reference/journey.ts` says what each is for. */
export const guards = [
  { order: 1, name: 'experiment', guard: experimentFirst },
  { order: 2, name: 'payFirst', guard: payFirst },
  { order: 2, name: 'settledAlready', guard: settledAlready },
  { order: 2, name: 'completeFirst', guard: completeFirst },
  { order: 2, name: 'passOver', guard: passOver },
  { order: 3, name: 'notOnReload', guard: notOnReload },
  { order: 4, name: 'lastVisitedFirst', guard: lastVisitedFirst },
  { order: 5, name: 'visitedFirst', guard: visitedFirst },
  { order: 6, name: 'logInFirst', guard: logInFirst },
  { order: 7, name: 'qualified', guard: qualified },
  { order: 8, name: 'visitorsOnly', guard: visitorsOnly },
] as const satisfies readonly { order: number; name: string; guard: Guard }[]

const inOrder: readonly Guard[] = guards.map(({ guard }) => guard)

/** The path to go to instead, or undefined to stay. */
export const redirectFor = (to: Destination, visit: Visit): string | undefined =>
  (to.name === undefined ? leadsTo(to, visit.language) : undefined) ??
  firstRedirect(inOrder, to, pathOfDestination(to), visit)
