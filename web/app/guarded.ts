/** Runs the guards before a page is drawn. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { FORM_ID } from '#core/constants.ts'
import type { RouteName } from '#core/journey/pages.ts'
import type { PublicPage } from '#core/journey/public-pages.ts'
import { publicPageAt, visitorRedirect } from '#core/journey/visitor-guards.ts'
import { languageAt } from '#core/language.ts'
import { trackArrival } from '../api/arrivals.ts'
import { experimentUrl } from '../api/experiment.ts'
import { isSignedIn, storage } from '../api/storage.ts'
import { arrived, visitNow } from '../api/visits.ts'
import { loadWords } from '../content/use-words.ts'

const guardedVisitor = async (page: PublicPage, url: URL): Promise<null | Response> => {
  const elsewhere = page.experimentOn && (await experimentUrl(page.experimentOn, url))
  const instead = visitorRedirect(page, { ...visitNow(undefined, elsewhere), language: storage.language.get() })
  if (instead !== undefined) return redirect(instead)
  arrived(undefined)
  trackArrival(FORM_ID.landing, page.formEventId)
  return null
}

/** The loader of every page: the name of the page of the will, or null for one outside it. */
export const guarded = async ({ request }: LoaderFunctionArgs): Promise<RouteName | null | Response> => {
  const url = new URL(request.url)
  await loadWords(languageAt(url.pathname))
  const page = publicPageAt(url.pathname)
  if (page && !isSignedIn()) return guardedVisitor(page, url)
  // Everything about a will comes with this: a visitor's first page does not carry it.
  const { guardedInWill } = await import('./guarded-in-will.ts')
  return guardedInWill(url.pathname)
}
