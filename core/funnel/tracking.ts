/** What is told of an arrival at a step, and when it may be told. */
export type TrackedEvent = {
  /** The click on an advert that brought the visitor. */
  readonly clickid: string
  readonly event_id: number
  readonly form_id: number
  /** The page is narrower than 860 px. */
  readonly mobile: boolean
}

/** Form-encoded, as the receiver reads it. */
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

/** Where an arrival may be told; undefined when it may not. */
export const trackingUrl = ({ consented, clickid, hostname, tracking }: Circumstances): string | undefined =>
  consented && clickid !== undefined && tracking && !tracking.silentOn.includes(hostname) ? tracking.url : undefined
