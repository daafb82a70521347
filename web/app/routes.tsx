import type { LoaderFunction, RouteObject } from 'react-router'
import { landing } from '#core/funnel/landing.ts'
import { routesOf } from '../funnel/funnel-routes.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { ErrorPage, NotFoundPage } from '../pages/not-found-page.tsx'
import { willCheckRoutes } from '../will-check/will-check-routes.ts'
import { publicRoutes, signedInRoutes } from './public-routes.tsx'

// Nothing is drawn while the first page's own code loads: it is a moment, and a spinner would only flash.
const blank = () => null

const landingPage = { Component: LandingPage }

/** A page is known by its path, to the HTML that is made of it and to the script that takes it over. */
const withId = (route: RouteObject): RouteObject =>
  route.path === undefined ? route : ({ ...route, id: route.path } as RouteObject)

/**
 * Every page, each behind `guarded`. The landing page carries only what it needs; the wizard and its drafting engine come
 * when somebody signs in.
 */
export const routesBehind = (guarded: LoaderFunction): RouteObject[] => {
  const routes: RouteObject[] = [
    { path: '/', loader: guarded },
    ...routesOf(landing, { '0': landingPage, '1': landingPage, '2': landingPage }, guarded),
    { path: '/check-my-will', loader: guarded },
    ...willCheckRoutes(guarded),
    ...publicRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
    {
      lazy: async () => ({ Component: (await import('./signed-in.tsx')).SignedIn }),
      children: [
        { path: '/dashboard', loader: guarded },
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
  return [{ ErrorBoundary: ErrorPage, HydrateFallback: blank, children: routes.map(withId) }]
}
