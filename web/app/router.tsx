import { createBrowserRouter, createPath, type HydrationState, type LoaderFunction } from 'react-router'
import { BASE_PATH } from '#core/journey/pages.ts'
import { whenUnauthorised } from '../api/http.ts'
import { clearSession, storage } from '../api/storage.ts'
import { keepTyped } from '../api/unsaved.ts'
import { takeUpLateFonts } from '../ui/late-fonts.ts'
import { guard } from './guard.ts'
import { routesBehind } from './routes.tsx'

/** The guards run on the first page too, even where its HTML was there before the script. */
const hydratingGuard: LoaderFunction = Object.assign(guard, { hydrate: true as const })

export const routes = routesBehind(hydratingGuard)

/** `hydrationData`: what the HTML that is already on the page was made from. */
export const startRouter = (hydrationData?: HydrationState) => {
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  const ended = router.subscribe(({ navigation: { location: next } }) => {
    if (next && next.pathname !== location.pathname && takeUpLateFonts()) ended()
  })
  // A log-in or log-out in another tab: what this tab shows belongs to another session. A token that is replaced by
  // another is the same session, renewed there.
  let deleted = false
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Deleting an account removes the user before the token: then nothing is kept.
    if (key === 'user' && newValue === null) deleted = true
    if (key !== 'token' || (oldValue !== null && newValue !== null)) return
    if (oldValue !== null && !deleted) {
      keepTyped(false)
      // The history entry alone knows the page for the next log-in: what is stored outlasts the tab's history.
      if (location.pathname.startsWith(`${BASE_PATH}/`))
        history.replaceState({ usr: { askedFor: createPath(location) } }, '', '/login')
    }
    location.reload()
  })
  // A page that the browser brings back as it was, after a log-out or log-in elsewhere, shows what is no longer its visitor's.
  let shownTo = storage.user.id()
  window.addEventListener('pagehide', () => {
    shownTo = storage.user.id()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shownTo !== storage.user.id()) location.reload()
  })
  whenUnauthorised(() => {
    const user = storage.user.id()
    const deleted = user !== undefined && user === storage.deleting.get()
    if (deleted) void import('../api/stored-unsaved.ts').then(({ forgetAccount }) => forgetAccount(user))
    else keepTyped(true)
    if (deleted) storage.user.clear()
    clearSession()
    const state = deleted ? { notice: 'deleted' } : { notice: 'logged-out', askedFor: createPath(location) }
    void router.navigate('/login', { state })
  })
  return router
}
