import { createBrowserRouter, type HydrationState, type LoaderFunction } from 'react-router'
import { whenUnauthorised } from '../api/http.ts'
import { guarded } from './guarded.ts'
import { routesBehind } from './routes.tsx'

/** The guards run on the first page too, even where its HTML was there before the script. */
const guard: LoaderFunction = Object.assign(guarded, { hydrate: true as const })

export const routes = routesBehind(guard)

/** `hydrationData`: what the HTML that is already on the page was made from. */
export const startRouter = (hydrationData?: HydrationState) => {
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  // Somebody logged in or out in another tab of this browser: what this tab shows is no longer theirs.
  // A token that another takes the place of is the same person's, renewed over there.
  let deleted = false
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Whoever deletes their account is forgotten before they are logged out: then nothing is kept.
    if (key === 'user' && newValue === null) deleted = true
    if (key !== 'token' || (oldValue !== null && newValue !== null)) return
    // A tab that nobody was logged in in has nothing of theirs to keep.
    const kept =
      oldValue === null || deleted ? undefined : import('./logged-out.ts').then(({ keepTyped }) => keepTyped())
    void Promise.resolve(kept).finally(() => location.reload())
  })
  whenUnauthorised(() => {
    // Only somebody signed in gets here, and their pages have brought it already.
    void import('./logged-out.ts').then(({ loggedOut }) => {
      loggedOut()
      return router.navigate('/login')
    })
  })
  return router
}
