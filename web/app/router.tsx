import { createBrowserRouter, type HydrationState, type LoaderFunction } from 'react-router'
import { whenUnauthorised } from '../api/http.ts'
import { clearSession } from '../api/storage.ts'
import { keepUnsavedDialogs, keepUnsavedStep } from '../api/unsaved.ts'
import { guard } from './guard.ts'
import { routesBehind } from './routes.tsx'

/** The guards run on the first page too, even where its HTML was there before the script. */
const hydratingGuard: LoaderFunction = Object.assign(guard, { hydrate: true as const })

export const routes = routesBehind(hydratingGuard)

/** Keeps what is being typed on this page for its customer, whose session ended here or in another tab. */
const keepTyped = (sessionRefused: boolean): void => {
  keepUnsavedStep(sessionRefused)
  keepUnsavedDialogs()
}

/** `hydrationData`: what the HTML that is already on the page was made from. */
export const startRouter = (hydrationData?: HydrationState) => {
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  // A log-in or log-out in another tab: what this tab shows belongs to another session. A token that is replaced by
  // another is the same session, renewed there.
  let deleted = false
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Deleting an account removes the user before the token: then nothing is kept.
    if (key === 'user' && newValue === null) deleted = true
    if (key !== 'token' || (oldValue !== null && newValue !== null)) return
    if (oldValue !== null && !deleted) keepTyped(false)
    location.reload()
  })
  whenUnauthorised(() => {
    keepTyped(true)
    clearSession()
    void router.navigate('/login')
  })
  return router
}
