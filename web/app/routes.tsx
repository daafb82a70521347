import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import { landing, landingIn } from '#core/funnel/landing.ts'
import { publicPageAt } from '#core/journey/visitor-guards.ts'
import { languageAt, pathIn } from '#core/language.ts'
import { loadWords } from '../content/use-words.ts'
import { willCheckRoutes } from '../features/existing-will/will-check-routes.ts'
import { routesOf } from '../features/funnel/funnel-routes.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { ErrorPage, NotFoundPage } from '../pages/not-found-page.tsx'
import { publicRoutes, signedInRoutes } from './public-routes.tsx'

// Nothing is drawn while the first page's own code loads: it is a moment, and a spinner would only flash.
const blank = () => null

const landingPages = {
  '0': { Component: LandingPage },
  '1': { Component: LandingPage },
  '2': { Component: LandingPage },
}

/** Has the words of a page ready before it is drawn. */
export const worded: LoaderFunction = Object.assign(
  async ({ request }: LoaderFunctionArgs) => {
    await loadWords(languageAt(new URL(request.url).pathname))
    return null
  },
  { hydrate: true as const },
)

const isInWelsh = ({ path = '' }: RouteObject): boolean => publicPageAt(path)?.bothLanguages === true

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
    ...routesOf(landing, landingPages, guarded),
    // The same components at the same depth: React keeps what was typed when somebody changes the language.
    { path: pathIn('cy', '/'), loader: guarded },
    ...routesOf(landingIn('cy'), landingPages, guarded),
    ...publicRoutes
      .filter(isInWelsh)
      .map((route) => ({ ...route, path: pathIn('cy', route.path ?? ''), loader: guarded }) as RouteObject),
    { path: '/check-my-will', loader: guarded },
    ...willCheckRoutes(guarded),
    ...publicRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
    {
      lazy: () => import('./signed-in.tsx'),
      children: [
        { path: '/dashboard', loader: guarded },
        ...signedInRoutes.map((route) => ({ ...route, loader: guarded }) as RouteObject),
        {
          path: '/my-will/*',
          loader: guarded,
          lazy: () => import('./will-route.tsx'),
        },
      ],
    },
    { path: pathIn('cy', '/*'), loader: worded, Component: NotFoundPage },
    { path: '*', Component: NotFoundPage },
  ]
  return [{ ErrorBoundary: ErrorPage, HydrateFallback: blank, children: routes.map(withId) }]
}
