import { hasConsented, onConsent } from './consent.ts'
import { marketing } from './marketing.ts'
import type { Arrival } from './tracking.ts'

// Most visitors came by no advert or did not agree, so what tells of arrivals is not in the page that everybody waits for.
const track = async (arrival: Arrival): Promise<void> => {
  const clickid = marketing()?.clickid
  if (clickid === undefined) return
  const { told } = await import('./tracking.ts')
  await told(clickid, arrival)
}

let here: Arrival | undefined

const trackHere = (): void => {
  // That it could not be told is of no consequence to whoever arrived.
  if (here) track(here).catch(() => undefined)
}

/** Tells of an arrival at a step, at once or as soon as the visitor agrees to it. A page without an event is none. */
export const trackArrival = (form_id: number, event_id: number | undefined): void => {
  here = event_id === undefined ? undefined : { form_id, event_id }
  trackHere()
}

onConsent(() => {
  if (hasConsented()) trackHere()
})
