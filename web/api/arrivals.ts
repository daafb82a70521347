import { hasConsented, onConsent } from './consent.ts'
import './first-visit.ts'
import type { Arrival } from './tracking.ts'

let here: Arrival | undefined

// Most visitors did not agree, so what keeps how they came and tells of arrivals is not in everybody's first page.
const track = async (arrival: Arrival): Promise<void> => {
  const { tellArrival } = await import('./tracking.ts')
  await tellArrival(arrival)
}

const trackHere = (): void => {
  // That it could not be told is of no consequence to whoever arrived.
  if (here && hasConsented()) track(here).catch(() => undefined)
}

/** Tells of an arrival at a step, at once or as soon as the visitor agrees to it. A page without an event is none. */
export const trackArrival = (form_id: number, event_id: number | undefined): void => {
  here = event_id === undefined ? undefined : { form_id, event_id }
  trackHere()
}

onConsent(() => {
  void import('./marketing.ts').then(({ settleMarketing }) => settleMarketing())
  trackHere()
})
