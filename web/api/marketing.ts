/** What brought a visitor here. It stays on the page until they consent, then in their browser, and goes with registration. */

import type { Marketing } from '#core/api/auth.ts'
import { publicPageAt } from '#core/journey/visitor-guards.ts'
import { hasConsented } from './consent.ts'
import { firstVisit } from './first-visit.ts'
import { storage } from './storage.ts'

const kept = storage.marketing

const CLICK_IDS = ['clickid', 'click_id']
/** What advertisers add to a link. Whatever else stands in an address may be about a person and is left alone. */
const ADDED_BY_ADVERTS = /^(utm_[a-z_]+|gclid|fbclid|msclkid)$/

const short = (text: string, most: number): string => text.slice(0, most)

/** A link from a mail carries a secret in the part that varies: of that part only the name is kept. */
const withoutSecrets = ({ origin, pathname }: URL): string => origin + (publicPageAt(pathname)?.path ?? pathname)

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

/** Keeps it for somebody who agreed, and forgets it for somebody who did not. */
export const settleMarketing = (): void => {
  if (!hasConsented()) kept.clear()
  else if (kept.get() === undefined) kept.set(marketingOf(new URL(firstVisit.href), firstVisit.referrer))
}

/** What brought the visitor here, if they agreed that we keep it. */
export const marketing = (): Marketing | undefined => {
  settleMarketing()
  return hasConsented() ? kept.get() : undefined
}
