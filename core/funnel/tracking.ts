/** The tracking request for an arrival at a step, and the conditions for sending it. */
export type TrackedEvent = {
  /** The id of the click on an advert that brought the visitor. */
  readonly clickid: string
  readonly event_id: number
  readonly form_id: number
  /** The page is narrower than 860 px. */
  readonly mobile: boolean
}

/** The form-encoded body that the tracking service expects. */
export const trackingBody = ({ clickid, event_id, form_id, mobile }: TrackedEvent): string =>
  Object.entries({ clickid, event_id: String(event_id), form_id: String(form_id), mobile: mobile ? '1' : '0' })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

type Circumstances = {
  readonly consented: boolean
  readonly clickid: string | undefined
  readonly hostname: string
  /** Undefined where no address is configured. */
  readonly tracking: { readonly url: string; readonly silentOn: readonly string[] } | undefined
}

/** The address to which an arrival may be reported; undefined when it may not be. */
export const trackingUrl = ({ consented, clickid, hostname, tracking }: Circumstances): string | undefined =>
  consented && clickid !== undefined && tracking && !tracking.silentOn.includes(hostname) ? tracking.url : undefined
