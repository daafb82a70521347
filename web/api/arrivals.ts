/** The arrival of a visitor at a page: what their first address brought, and reports of arrivals to the configured tracker. */
import { hasConsented, onConsent } from './cookies.ts'
import { storage } from './storage.ts'
import type { Arrival } from './tracking.ts'

/** The address and the referrer of the first page of a visit. Held in memory only, and stored only after consent. */
export const firstVisit = { href: location.href, referrer: document.referrer } as const

/** Longer than any sponsor's code. */
const MAX_SPONSOR_CODE_LENGTH = 100

/**
 * Stores the code of a sponsor's link until the visitor registers. Runs once, on the first page: a code that the visitor removes
 * later stays removed.
 */
export const keepSponsorCode = (): void => {
  const code = new URL(firstVisit.href).searchParams.get('pt_')?.trim()
  if (code) storage.sponsorCode.set(code.slice(0, MAX_SPONSOR_CODE_LENGTH))
}

/** Held for the tab, until the visitor consents. */
let latest: Arrival | undefined

// Loaded on demand: most visitors do not consent, so the first page does not carry it.
const tracking = () => import('./tracking.ts')

/** Reports an arrival at a step, at once or as soon as the visitor consents. A page without an event is not reported. */
export const trackArrival = (form_id: number, event_id: number | undefined): void => {
  const arrival = event_id === undefined ? undefined : { form_id, event_id }
  latest = arrival
  if (!arrival || !hasConsented()) return
  // A failed report has no consequence for the visitor.
  tracking()
    .then(({ tellArrival }) => tellArrival(arrival, firstVisit))
    .catch(() => undefined)
}

onConsent(() => {
  void tracking().then(({ afterChoice }) => afterChoice(latest, firstVisit))
})
