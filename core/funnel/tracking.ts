/**
 * The parameters of an address that say how an advert brought a visitor; `*` stands for the rest of a name. An operator may set
 * others. Anything else in an address may be personal and is not read (UK GDPR art. 5(1)(c)).
 */
export const MARKETING_PARAMETERS = [
  'utm_*',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
] as const

/** A name of the list: letters, digits, underscores and hyphens, and at its end perhaps a star. */
export const MARKETING_PARAMETER = /^[a-z0-9_-]{2,60}\*?$/i

const MOST_PARAMETERS = 30
const LONGEST_NAME = 100
const LONGEST_VALUE = 500

const isNamed = (name: string, allowed: readonly string[]): boolean =>
  name.length <= LONGEST_NAME &&
  allowed.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))

/** What is kept of the parameters of an address: those on the list, as many and as long as the server takes. */
export const marketingQuery = (
  query: Iterable<readonly [string, string]>,
  allowed: readonly string[] = MARKETING_PARAMETERS,
): Record<string, string> | undefined => {
  const kept = new Map<string, string>()
  for (const [name, value] of query)
    if (isNamed(name, allowed) && kept.size < MOST_PARAMETERS) kept.set(name, value.slice(0, LONGEST_VALUE))
  return kept.size === 0 ? undefined : Object.fromEntries(kept)
}

/** Where a page says which parameters are taken, when they are others than the usual ones. Separated by spaces. */
export const MARKETING_META = 'marketing-parameters'

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
