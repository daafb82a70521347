import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { whenUnauthorised } from '../client/http.ts'
import { isSignedIn } from '../client/session.ts'
import { clearSession } from '../client/storage.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { ErrorPage, NotFoundPage } from '../pages/not-found-page.tsx'

/** The landing page carries only what it needs; the wizard and its drafting engine come when somebody signs in. */
const visitorsOnly: LoaderFunction = async () => {
  if (!isSignedIn()) return null
  const { resumePath } = await import('./guarded.ts')
  return redirect(await resumePath())
}

const routes: RouteObject[] = [
  { path: '/', loader: () => redirect('/my-will/lpf-a/0') },
  { path: '/my-will', loader: () => redirect('/my-will/lpf-a/0') },
  { path: '/my-will/lpf-a/:step', loader: visitorsOnly, Component: LandingPage },
  {
    path: '/sign-up',
    loader: visitorsOnly,
    lazy: async () => ({ Component: (await import('../pages/sign-up-page.tsx')).SignUpPage }),
  },
  {
    path: '/login',
    loader: visitorsOnly,
    lazy: async () => ({ Component: (await import('../pages/login-page.tsx')).LoginPage }),
  },
  {
    lazy: async () => ({ Component: (await import('./signed-in.tsx')).SignedIn }),
    children: [
      { path: '/dashboard', loader: () => redirect('/account') },
      {
        path: '/account',
        lazy: async () => {
          const [{ AccountPage }, { signedInOnly }] = await Promise.all([
            import('../pages/account-page.tsx'),
            import('./guarded.ts'),
          ])
          return { Component: AccountPage, loader: signedInOnly }
        },
      },
      {
        path: '/my-will/*',
        lazy: async () => {
          const [{ WillRoute }, { willPageLoader }] = await Promise.all([
            import('./will-route.tsx'),
            import('./guarded.ts'),
          ])
          return { Component: WillRoute, loader: willPageLoader }
        },
      },
    ],
  },
  { path: '*', Component: NotFoundPage },
]

// Nothing is drawn while the first page's own code loads: it is a moment, and a spinner would only flash.
const blank = () => null

export const router = createBrowserRouter([{ ErrorBoundary: ErrorPage, HydrateFallback: blank, children: routes }])

whenUnauthorised(() => {
  clearSession()
  void router.navigate('/login')
})
