/**
 * The route guards, in the specified order. A guard returns the path to redirect to, or undefined; the first path decides.
 * An unknown path shows the "not found" page and meets no guard.
 */

import { matches } from '../funnel/funnel.ts'
import type { Will } from '../will/schema.ts'
import { pathOf, type RouteName } from './pages.ts'
import {
  experimentFirst,
  firstRedirect,
  landingFirst,
  leadsTo,
  logInFirst,
  type PublicPage,
  publicPages,
} from './public-pages.ts'
import { publicTitle } from './public-titles.ts'
import { resumeAt } from './resume.ts'
import { isStepName, stepNamed, stepRows } from './steps.ts'
import { continueAt, lastVisitedStep, type Visit } from './visit.ts'
import { isAsked, isComplete, isHidden, nextStep, problemsOfStep } from './walk.ts'
import { type PageRow, pages } from './will-pages.ts'

/** A page of the will by its name, or a page outside it. */
export type Destination =
  | ({ readonly name: RouteName; readonly formEventId?: number } & Omit<PageRow, 'name'>)
  | (PublicPage & { readonly name?: never; readonly title: string })

export type Guard = (to: Destination, visit: Visit) => string | undefined

const willDestinations: readonly Destination[] = [
  ...stepRows.map(({ name, title, progress, formEventId }): Destination => ({ name, title, progress, formEventId })),
  ...pages,
]

export const destinations: readonly Destination[] = [
  ...willDestinations,
  ...publicPages.map((page) => ({ ...page, title: publicTitle(page.path) })),
]

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

/** The guards with their number in the specification and their purpose. Number 2 is split into several guards. */
export const guards = [
  {
    order: 1,
    name: 'experiment',
    guard: experimentFirst,
    says: 'A landing path may be sent to the other side of an experiment: to `experimentUrl`, which the caller has asked for.',
  },
  {
    order: 2,
    name: 'payFirst',
    guard: payFirst,
    says: 'A page that needs payment sends to its payment page, unless the will is paid for or a sponsor pays.',
  },
  {
    order: 2,
    name: 'settledAlready',
    guard: settledAlready,
    says: 'The power of attorney, once settled, sends to the documents.',
  },
  {
    order: 2,
    name: 'completeFirst',
    guard: completeFirst,
    says: 'Add-ons and checkout need a complete will, else the summary.',
  },
  {
    order: 2,
    name: 'passOver',
    guard: passOver,
    says: 'A step that is not asked, or is hidden once paid, has its answer and no statement that applies, sends to the next step.',
  },
  {
    order: 3,
    name: 'notOnReload',
    guard: notOnReload,
    says: 'A page that makes no sense when loaded again sends to the summary.',
  },
  {
    order: 4,
    name: 'lastVisitedFirst',
    guard: lastVisitedFirst,
    says: 'A step not yet reached sends to the furthest step reached, while the will is unfinished and its summary unseen. The name step is exempt, and so is the one where the customer continues.',
  },
  {
    order: 5,
    name: 'visitedFirst',
    guard: visitedFirst,
    says: 'Add-ons and checkout are reached by walking, else the summary.',
  },
  { order: 6, name: 'logInFirst', guard: logInFirst, says: 'Everything of the will and the account needs a log-in.' },
  {
    order: 7,
    name: 'qualified',
    guard: qualified,
    says: 'Sign-up needs the landing answers; a signed-in customer goes to their will.',
  },
  {
    order: 8,
    name: 'visitorsOnly',
    guard: visitorsOnly,
    says: 'Pages for visitors send a signed-in customer to their will.',
  },
] as const satisfies readonly { order: number; name: string; guard: Guard; says: string }[]

const inOrder: readonly Guard[] = guards.map(({ guard }) => guard)

/** The path to go to instead, or undefined to stay. */
export const redirectFor = (to: Destination, visit: Visit): string | undefined =>
  (to.name === undefined ? leadsTo(to, visit.language) : undefined) ??
  firstRedirect(inOrder, to, pathOfDestination(to), visit)
