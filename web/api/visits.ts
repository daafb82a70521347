/** The pages this browser has visited, and what the guards need to know of the visit. */
import { landingPathNeeded } from '#core/funnel/landing.ts'
import { type RouteName, withVisited } from '#core/journey/pages.ts'
import type { Visit } from '#core/journey/visit.ts'
import type { Mode } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { landingState } from './funnel-state.ts'
import { isSignedIn, storage } from './storage.ts'
import { today } from './today.ts'

const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

// True until the first page after a reload is shown, redirects included.
let reloaded = wasReloaded()

// False from the first page on that this tab has shown, also after a reload.
let arriving = !storage.visit.has()

/** Whether this tab has shown no page of the product yet. */
export const isArriving = (): boolean => arriving

const rememberVisit = (): void => {
  arriving = false
  storage.visit.begin()
}

export const mode = (): Mode => ({ sponsored: storage.pt.get() === '0' })

/** `experimentUrl`: where an experiment sends this visitor; undefined while none does. */
export const visitNow = (will: Will | undefined, experimentUrl: string | undefined): Visit => ({
  signedIn: storage.token.get() !== undefined,
  will,
  mode: mode(),
  visited: storage.visited.get() ?? [],
  summaryVisited: storage.summaryVisited.get() === true,
  reloaded,
  landingNeeded: landingPathNeeded(landingState()),
  experimentUrl,
  language: storage.language.get(),
  today: today(),
})

/**
 * Marks a page before navigating to it, so that the guards let the customer through. A page that is still open after a log-out in
 * another tab leaves nothing behind.
 */
export const markVisited = (name: RouteName): void => {
  if (isSignedIn()) storage.visited.set(withVisited(storage.visited.get() ?? [], name))
}

/** Adds the pages that were shown to the customer on any device. */
export const addVisited = (names: readonly RouteName[]): void => {
  if (!isSignedIn()) return
  storage.visited.set([...new Set([...(storage.visited.get() ?? []), ...names])])
  if (names.includes('will.summary')) storage.summaryVisited.set(true)
}

/** Records that a page is shown. */
export const arrived = (name: RouteName | undefined): void => {
  reloaded = false
  if (arriving) rememberVisit()
  if (name === undefined) return
  markVisited(name)
  if (name === 'will.summary' && isSignedIn()) {
    storage.summaryVisited.set(true)
    storage.editFromSummary.clear()
  }
}
