/** Tells of arrivals at steps, where that is configured and agreed to. */
import { type TrackedEvent, trackingBody, trackingUrl } from '#core/funnel/tracking.ts'
import type { Settings } from '#core/wire/settings.ts'
import { hasConsented } from './consent.ts'
import { call } from './http.ts'
import { marketing } from './marketing.ts'
import { isMobile } from './redirect-test.ts'

export type Arrival = Pick<TrackedEvent, 'event_id' | 'form_id'>

let settings: Settings | undefined

/** Tells of the arrival of somebody whom a click brought. Rejects when that fails. */
export const tellArrival = async (arrival: Arrival): Promise<void> => {
  const clickid = marketing()?.clickid
  if (clickid === undefined) return
  settings ??= await call<Settings>('/api/settings', { method: 'GET' })
  const { tracking } = settings
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
    body: trackingBody({ ...arrival, clickid, mobile: isMobile() }),
  })
}
