import { type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { leadsTo, publicPageAt } from '#core/journey/visitor-guards.ts'
import { languageAt } from '#core/language.ts'
import { storage } from '../api/storage.ts'
import { loadWords } from '../content/use-words.ts'
import { routes } from './router.tsx'

/** Fetches a route's own code before the router starts: the page drawn from it has to be there at once. */
const loaded = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy !== 'function') return
  const page = await route.lazy()
  delete route.lazy
  Object.assign(route, page)
}

/**
 * What the HTML on the page was made from, if it can be taken over as it is. It was made for somebody who is here for the
 * first time: for anybody else (a script in index.html marks them) and for another path the page is drawn anew.
 */
export const hydrationOf = async (root: HTMLElement): Promise<HydrationState | undefined> => {
  const { pathname, search, hash } = location
  const page = publicPageAt(pathname)
  const elsewhere = page && leadsTo(page, storage.language.get())
  if (elsewhere !== undefined && root.dataset.path === elsewhere) {
    // The server gave the page that this address leads to, and saved the way there.
    history.replaceState(null, '', elsewhere + search + hash)
    return hydrationOf(root)
  }
  if (root.dataset.path !== pathname || document.documentElement.dataset.known !== undefined) return undefined
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all([loadWords(languageAt(pathname)), ...matches.map(({ route }) => loaded(route))])
  return {
    loaderData: Object.fromEntries(matches.flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, null]]))),
  }
}
