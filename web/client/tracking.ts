/** Tells of arrivals at steps, where that is configured and agreed to. */
import { type TrackedEvent, trackingBody, trackingUrl } from '#core/funnel/tracking.ts'
import type { Settings } from '#core/wire/settings.ts'
import { hasConsented, onConsent } from './consent.ts'
import { call } from './http.ts'
import { marketing } from './marketing.ts'
import { isMobile } from './redirect-test.ts'

type Event = Pick<TrackedEvent, 'event_id' | 'form_id'>

let settings: Promise<Settings> | undefined

const told = async (clickid: string, event: Event): Promise<void> => {
  settings ??= call<Settings>('/api/settings', { method: 'GET' })
  const { tracking } = await settings
  const url = trackingUrl({ consented: hasConsented(), clickid, hostname: location.hostname, tracking })
  if (url === undefined) return
  await fetch(url, {
    method: 'POST',
    // The receiver's answer is not ours to read, and it learns nothing but what is in the body.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: trackingBody({ ...event, clickid, mobile: isMobile() }),
  })
}

// That it could not be told is of no consequence to whoever arrived.
const track = (event: Event): void => {
  const clickid = marketing()?.clickid
  if (clickid === undefined) return
  told(clickid, event).catch(() => {
    settings = undefined
  })
}

let here: Event | undefined

/** Tells of an arrival at a step, at once or as soon as the visitor agrees to it. A page without an event is none. */
export const trackArrival = (form_id: number, event_id: number | undefined): void => {
  here = event_id === undefined ? undefined : { form_id, event_id }
  if (here) track(here)
}

onConsent(() => {
  if (here && hasConsented()) track(here)
})
