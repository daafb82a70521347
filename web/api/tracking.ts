/** Tells of arrivals at steps, where that is configured and agreed to. */
import { type TrackedEvent, trackingBody, trackingUrl } from '#core/funnel/tracking.ts'
import { hasConsented } from './consent.ts'
import { marketing } from './marketing.ts'
import { isMobile } from './redirect-test.ts'
import { settings } from './settings.ts'

export type Arrival = Pick<TrackedEvent, 'event_id' | 'form_id'>

/** Tells of the arrival of somebody whom a click brought. Rejects when that fails. */
export const tellArrival = async (arrival: Arrival): Promise<void> => {
  const clickid = marketing()?.clickid
  if (clickid === undefined) return
  const { tracking } = await settings()
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
