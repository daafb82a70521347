import { createBrowserRouter, type RouteObject } from 'react-router'
import { whenUnauthorised } from '../client/http.ts'
import { clearSession } from '../client/storage.ts'
import { keepOpenDialogs } from '../client/unsaved-dialog.ts'
import { keepCurrentStep } from '../client/unsaved-step.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { ErrorPage, NotFoundPage } from '../pages/not-found-page.tsx'
import { guarded } from './guarded.ts'
import { publicRoutes, signedInRoutes } from './public-routes.tsx'

/** The landing page carries only what it needs; the wizard and its drafting engine come when somebody signs in. */
const routes: RouteObject[] = [
  { path: '/', loader: guarded },
  { path: '/my-will/lpf-a/:step', loader: guarded, Component: LandingPage },
  {
    path: '/sign-up',
    loader: guarded,
    lazy: async () => ({ Component: (await import('../pages/sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: '/login',
    loader: guarded,
    lazy: async () => ({ Component: (await import('../pages/login-page.tsx')).LoginPage }),
  },
  ...publicRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
  {
    lazy: async () => ({ Component: (await import('./signed-in.tsx')).SignedIn }),
    children: [
      { path: '/dashboard', loader: guarded },
      {
        path: '/account',
        loader: guarded,
        lazy: async () => ({ Component: (await import('../pages/account-page.tsx')).AccountPage }),
      },
      ...signedInRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
      {
        path: '/my-will/*',
        loader: guarded,
        lazy: async () => ({ Component: (await import('./will-route.tsx')).WillRoute }),
      },
    ],
  },
  { path: '*', Component: NotFoundPage },
]

// Nothing is drawn while the first page's own code loads: it is a moment, and a spinner would only flash.
const blank = () => null

export const router = createBrowserRouter([{ ErrorBoundary: ErrorPage, HydrateFallback: blank, children: routes }])

// Somebody logged in or out in another tab of this browser: what this tab shows is no longer theirs.
// A token that another takes the place of is the same person's, renewed over there.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === 'token' && (oldValue === null || newValue === null)) location.reload()
})

whenUnauthorised(() => {
  keepCurrentStep()
  keepOpenDialogs()
  clearSession()
  void router.navigate('/login')
})
