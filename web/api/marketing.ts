/**
 * How a visitor came. What the first page says of it stays in memory until the visitor consents, then in their browser, and is
 * sent with registration.
 */
import type { Marketing } from '#core/api/auth.ts'
import { MARKETING_META, marketingQuery } from '#core/funnel/tracking.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { hasConsented } from './cookies.ts'
import { storage } from './storage.ts'

export type FirstVisit = { readonly href: string; readonly referrer: string }

const CLICK_IDS = ['clickid', 'click_id']

/** The parameters that this copy takes: the usual ones, unless its pages name others. */
const taken = (): readonly string[] | undefined => {
  const said = document.getElementById(MARKETING_META)?.getAttribute('content')
  return said === null || said === undefined ? undefined : said.split(' ').filter(Boolean)
}

const short = (text: string, most: number): string => text.slice(0, most)

/** A link in a mail carries a secret as a path parameter: only the parameter's name is kept. */
const withoutSecrets = ({ origin, pathname }: URL): string => origin + (publicPageAt(pathname)?.path ?? pathname)

/** The referrer without its query, if it is another site. */
const cameFrom = (referrer: string, here: URL): string | undefined => {
  if (!URL.canParse(referrer)) return undefined
  const { origin, pathname } = new URL(referrer)
  return origin === here.origin ? undefined : short(`${origin}${pathname}`, 2000)
}

/** How the visitor came, from the address and the referrer of the first page. */
export const marketingOf = (url: URL, referrer: string): Marketing => {
  const clickid = CLICK_IDS.map((name) => url.searchParams.get(name)).find((value) => value)
  const query = marketingQuery(url.searchParams, taken())
  const from = cameFrom(referrer, url)
  return {
    url: short(withoutSecrets(url), 2000),
    ...(clickid && { clickid: short(clickid, 200) }),
    ...(from !== undefined && { referrer: from }),
    ...(query && { query }),
  }
}

/** Stores how the visitor came when they consented, and deletes it when they did not. */
export const settleMarketing = ({ href, referrer }: FirstVisit): void => {
  if (!hasConsented()) storage.marketing.clear()
  else if (storage.marketing.get() === undefined) storage.marketing.set(marketingOf(new URL(href), referrer))
}

/** How the visitor came; undefined without their consent. */
export const marketing = (visit: FirstVisit): Marketing | undefined => {
  settleMarketing(visit)
  return hasConsented() ? storage.marketing.get() : undefined
}
