/** Where this browser has been, and what the guards need to know of it. */
import { landingPathNeeded } from '#core/funnel/landing.ts'
import { type RouteName, withVisited } from '#core/journey/pages.ts'
import type { Visit } from '#core/journey/visit.ts'
import type { Mode } from '#core/journey/walk.ts'
import type { Will } from '#core/will/schema.ts'
import { landingState } from './funnel-state.ts'
import { storage } from './storage.ts'
import { today } from './today.ts'

const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

// True until the first page after a reload has been reached, through whatever redirects.
let reloaded = wasReloaded()

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

/** Marks a page that somebody is about to be led to, so that the guards know it was walked to. */
export const markVisited = (name: RouteName): void =>
  storage.visited.set(withVisited(storage.visited.get() ?? [], name))

/** A page was reached. */
export const arrived = (name: RouteName | undefined): void => {
  reloaded = false
  if (name === undefined) return
  markVisited(name)
  if (name === 'will.summary') {
    storage.summaryVisited.set(true)
    storage.editFromSummary.clear()
  }
}
