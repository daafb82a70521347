/** A customer of the product without a browser: the journey's own code, and what a browser would store. */
import { landing } from '#core/funnel/landing.ts'
import { type Destination, destinationAt, destinations, pathOfDestination, redirectFor } from '#core/journey/guards.ts'
import { pathOf, type RouteName, withVisited } from '#core/journey/pages.ts'
import { isStepName, type StepName } from '#core/journey/steps.ts'
import { beginEditing, continueAt, type Editing, stepAfterSave, type Visit } from '#core/journey/visit.ts'
import { isComplete, type Mode, nextStep, previousStep, problemsOfStep } from '#core/journey/walk.ts'
import { withoutPerson } from '#core/will/changes.ts'
import type { Will } from '#core/will/schema.ts'
import { today } from './builders.ts'
import { publicTitle } from './public-titles.ts'

export type Walker = {
  /** The page they see, or undefined for the page that says there is none. */
  readonly at: Destination | undefined
  readonly signedIn: boolean
  /** What the server holds. */
  readonly will: Will
  /** The same will with every answer given. */
  readonly full: Will
  readonly mode: Mode
  /** What the browser keeps, until a log-out. */
  readonly visited: readonly string[]
  /** What the server keeps: the steps that were shown. */
  readonly seen: readonly string[]
  readonly summaryVisited: boolean
  readonly editing: Editing
  readonly landingNeeded: string | undefined
  /** Redirects it took to get there. */
  readonly hops: number
}

export const MOST_HOPS = 6

const visitOf = (walker: Walker, reloaded: boolean): Visit => ({
  signedIn: walker.signedIn,
  will: walker.signedIn ? walker.will : undefined,
  mode: walker.mode,
  visited: walker.visited,
  summaryVisited: walker.summaryVisited,
  reloaded,
  landingNeeded: walker.landingNeeded,
  experimentUrl: undefined,
  today,
})

const reached = (walker: Walker, at: Destination, hops: number): Walker => ({
  ...walker,
  at,
  hops,
  ...(at.name !== undefined && {
    visited: withVisited(walker.visited, at.name),
    seen: withVisited(walker.seen, at.name),
  }),
  ...(at.name === 'will.summary' && { summaryVisited: true, editing: undefined }),
})

/** Goes to a path and follows the redirects of the guards. Throws when they never end. */
export const goTo = (walker: Walker, path: string, reloaded = false): Walker => {
  const trail = [path]
  for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
    const to = destinationAt(trail.at(-1) ?? '')
    if (!to) return { ...walker, at: undefined, hops }
    const instead = redirectFor(to, visitOf(walker, reloaded))
    if (instead === undefined) return reached(walker, to, hops)
    trail.push(instead)
  }
  throw new Error(`The guards send them round and round: ${trail.join(' -> ')}`)
}

export const aWalker = (given: Pick<Walker, 'will' | 'full' | 'mode'> & Partial<Walker>): Walker => ({
  at: undefined,
  signedIn: false,
  visited: [],
  seen: [],
  summaryVisited: false,
  editing: undefined,
  landingNeeded: undefined,
  hops: 0,
  ...given,
})

const stepOf = ({ at }: Walker): StepName | undefined =>
  at?.name !== undefined && isStepName(at.name) ? at.name : undefined

export const led = (walker: Walker, to: RouteName): Walker =>
  goTo({ ...walker, visited: withVisited(walker.visited, to) }, pathOf(to))

/** Answers the step, saves it, and goes where the save leads. Does nothing on any other page. */
export const saveAndContinue = (walker: Walker): Walker => {
  const from = stepOf(walker)
  if (!from || from === 'will.summary') return walker
  const will =
    problemsOfStep(from, walker.will, today).length > 0 ? { ...walker.full, paid: walker.will.paid } : walker.will
  const { to, editing } = stepAfterSave({ from, will, mode: walker.mode, today, editing: walker.editing })
  return led({ ...walker, will, editing }, to)
}

export const back = (walker: Walker): Walker => {
  const from = stepOf(walker)
  const to = from && previousStep(from, walker.will, walker.mode, today)
  return to ? led(walker, to) : walker
}

/** The step that Next would lead to, outside a change begun on the summary. */
export const nextOf = (walker: Walker): StepName | undefined => {
  const from = stepOf(walker)
  return from && nextStep(from, walker.will, walker.mode, today)
}

export const change = (walker: Walker, step: StepName): Walker =>
  stepOf(walker) === 'will.summary' ? led({ ...walker, editing: beginEditing(walker.will, today) }, step) : walker

export const reload = (walker: Walker): Walker =>
  walker.at ? goTo(walker, pathOfDestination(walker.at), true) : walker

export const logOut = (walker: Walker): Walker =>
  goTo({ ...walker, signedIn: false, visited: [], summaryVisited: false, editing: undefined }, '/login')

export const logIn = (walker: Walker): Walker => {
  if (walker.signedIn) return walker
  const signedIn = { ...walker, signedIn: true }
  const summaryVisited = signedIn.seen.includes('will.summary')
  const there = { ...signedIn, visited: signedIn.seen, summaryVisited }
  return led(there, continueAt({ ...visitOf(there, false), will: walker.will }))
}

export const pay = (walker: Walker): Walker =>
  walker.signedIn && isComplete(walker.will, today) ? { ...walker, will: { ...walker.will, paid: 1 } } : walker

export const removePerson = (walker: Walker, id: number): Walker =>
  walker.signedIn ? { ...walker, will: withoutPerson(walker.will, id), full: withoutPerson(walker.full, id) } : walker

/** Every path of the product, and two that do not exist. */
export const everyPath: readonly string[] = [
  ...destinations.map((to) => pathOfDestination(to).replace(':token', 'abc')),
  `${landing.mainPath}/9`,
  '/my-will/beneficiaries',
]

/** What the tab says of a page, in the will or outside it. Undefined: there is no such page. */
export const titleAt = (path: string): string | undefined => {
  const to = destinationAt(path)
  return to && (to.name === undefined ? publicTitle(to.path) : to.title)
}
