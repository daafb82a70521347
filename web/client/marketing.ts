/** What brought a visitor here. It stays on the page until they consent, then in their browser, and goes with registration. */
import type { Marketing } from '#core/wire/auth.ts'
import { hasConsented, onConsent } from './consent.ts'
import { storage } from './storage.ts'

const CLICK_IDS = ['clickid', 'click_id']
/** What advertisers add to a link. Whatever else stands in an address may be about a person and is left alone. */
const ADDED_BY_ADVERTS = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/

const short = (text: string, most: number): string => text.slice(0, most)

/** The path of a link from a mail carries a secret behind its first part. */
const withoutSecrets = ({ origin, pathname }: URL): string =>
  pathname.startsWith('/reset-password/') ? `${origin}/reset-password` : `${origin}${pathname}`

/** The page before this one, if it was another site's: its address without what was asked of it. */
const cameFrom = (referrer: string, here: URL): string | undefined => {
  if (!URL.canParse(referrer)) return undefined
  const { origin, pathname } = new URL(referrer)
  return origin === here.origin ? undefined : short(`${origin}${pathname}`, 2000)
}

/** What the first page of a visit says of how somebody came. */
export const marketingOf = (url: URL, referrer: string): Marketing => {
  const clickid = CLICK_IDS.map((name) => url.searchParams.get(name)).find((value) => value)
  const added = [...url.searchParams].filter(([name]) => ADDED_BY_ADVERTS.test(name))
  const from = cameFrom(referrer, url)
  return {
    url: short(withoutSecrets(url), 2000),
    ...(clickid && { clickid: short(clickid, 200) }),
    ...(from !== undefined && { referrer: from }),
    ...(added.length > 0 && { query: Object.fromEntries(added.map(([name, value]) => [name, short(value, 500)])) }),
  }
}

let onThisPage: Marketing | undefined

const settle = (): void => {
  if (!hasConsented()) storage.marketing.clear()
  else if (storage.marketing.get() === undefined && onThisPage) storage.marketing.set(onThisPage)
}

/** Once, when the first page of a visit opens. */
export const captureMarketing = (): void => {
  onThisPage = marketingOf(new URL(location.href), document.referrer)
  settle()
  onConsent(settle)
}

/** What brought the visitor here, if they agreed that we keep it. */
export const marketing = (): Marketing | undefined =>
  hasConsented() ? (storage.marketing.get() ?? onThisPage) : undefined
