/** Which side of an experiment this visitor is on. */

import { MOBILE_BELOW_PX, REDIRECT_COOKIE_HOURS } from '#core/constants.ts'
import { redirectTest } from '#core/funnel/experiment.ts'
import { isVariantUrl } from '#core/journey/public-pages.ts'
import { cookies, hasConsented, onConsent } from './cookies.ts'
import { ApiError, call, expectFailedCall, OfflineError } from './http.ts'
import { isArriving } from './visits.ts'

/**
 * Whether the visitor saw the page as it came from the server. It comes hidden while an experiment runs on it and the visitor arrives
 * from elsewhere, so a page that was seen is never replaced, and the experiment need not be asked.
 */
const wasSeen =
  typeof document !== 'undefined' &&
  document.getElementById('root')?.firstChild != null &&
  !('known' in document.documentElement.dataset)

/** The side this tab was given. Stored as a cookie only after the visitor consents. */
let answer: { readonly funnel: string; readonly url: string | undefined } | undefined

const settle = (): void => {
  if (!hasConsented()) cookies.afterTest.clear()
  else if (answer?.url !== undefined) cookies.afterTest.set(answer.url, REDIRECT_COOKIE_HOURS * 60 * 60)
}
onConsent(settle)

/** Whether the window is narrower than the wide layout. */
export const isMobile = (): boolean => innerWidth < MOBILE_BELOW_PX

const ask = async (funnel: string): Promise<string | undefined> => {
  if (answer?.funnel === funnel) return answer.url
  try {
    const { url } = await call('GET /api/tests/{funnel}', {
      params: { funnel },
      query: { ism: isMobile() ? 'true' : 'false' },
    })
    answer = { funnel, url }
    return url
  } catch (error) {
    // When the experiment cannot be reached, the visitor stays on the page they came for.
    if (error instanceof ApiError || error instanceof OfflineError) return undefined
    throw error
  }
}

/** Anyone can write a cookie: only a page that an experiment could name is followed. */
const keptUrl = (): string | undefined => {
  const url = cookies.afterTest.get()
  return url !== undefined && isVariantUrl(url) ? url : undefined
}

/**
 * Where an experiment on this funnel sends a visitor who arrives; undefined: they stay. A visitor who is on their way through the
 * product is sent nowhere, so every link of the other side leads where it says.
 */
export const experimentUrl = async (funnel: string, { pathname, search }: URL): Promise<string | undefined> => {
  if (wasSeen || !isArriving()) return undefined
  return redirectTest({
    path: pathname + search,
    kept: keptUrl(),
    ask: () => ask(funnel),
    keep: () => {
      if (hasConsented()) settle()
    },
  })
}

/** Reports a sign-up on the side this tab was given. */
export const signedUpOnSide = async (): Promise<void> => {
  if (!answer) return
  const { funnel, url } = answer
  answer = undefined
  try {
    await call('POST /api/tests/{funnel}/signed-up', { params: { funnel }, body: url === undefined ? {} : { url } })
  } catch (error) {
    // A missing count must not hold up the customer.
    expectFailedCall(error)
  }
}
