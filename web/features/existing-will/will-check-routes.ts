import type { LoaderFunction } from 'react-router'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { routesOf } from '../funnel/funnel-routes.ts'

const asks = { lazy: () => import('./question-page.tsx') }

const pages = {
  start: { lazy: () => import('./start-page.tsx') },
  'about.made': asks,
  'about.signing': asks,
  'since.family': asks,
  'since.people': asks,
  'since.home': asks,
  contact: { lazy: () => import('./contact-page.tsx') },
  payment: { lazy: () => import('./payment-page.tsx') },
  'payment.status': {
    lazy: () => import('./payment-status-page.tsx'),
  },
  result: { lazy: () => import('./result-page.tsx') },
}

/** The funnel for people who already have a will. */
export const willCheckRoutes = (guarded: LoaderFunction) => routesOf(checkAddresses, pages, guarded)
