/** Reports of a visitor's arrivals, where tracking is configured. Fetched when a visitor has chosen about cookies. */
import { type TrackedEvent, trackingBody, trackingUrl } from '#core/funnel/tracking.ts'
import { hasConsented } from './cookies.ts'
import { isMobile } from './experiment.ts'
import { type FirstVisit, marketing, settleMarketing } from './marketing.ts'
import { settings } from './settings.ts'

export type Arrival = Pick<TrackedEvent, 'event_id' | 'form_id'>

/** Reports the arrival of a visitor who followed an advert, where tracking is configured. Rejects when that fails. */
export const tellArrival = async (arrival: Arrival, visit: FirstVisit): Promise<void> => {
  const clickid = marketing(visit)?.clickid
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

/** Stores or deletes how the visitor came, as they have just chosen, and reports where they are if they consented. */
export const afterChoice = async (arrival: Arrival | undefined, visit: FirstVisit): Promise<void> => {
  settleMarketing(visit)
  // A failed report has no consequence for the visitor.
  if (arrival && hasConsented()) await tellArrival(arrival, visit).catch(() => undefined)
}
