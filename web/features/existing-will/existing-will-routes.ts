import type { LoaderFunction } from 'react-router'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { routesOf } from '../funnel/funnel-routes.ts'

const asks = { lazy: async () => ({ Component: (await import('./question-pages.tsx')).QuestionPage }) }

const pages = {
  start: { lazy: async () => ({ Component: (await import('./question-pages.tsx')).StartPage }) },
  'about.made': asks,
  'about.signing': asks,
  'since.family': asks,
  'since.people': asks,
  'since.home': asks,
  contact: { lazy: async () => ({ Component: (await import('./contact-page.tsx')).ContactPage }) },
  payment: { lazy: async () => ({ Component: (await import('./payment-pages.tsx')).PaymentPage }) },
  'payment.status': {
    lazy: async () => ({ Component: (await import('./payment-pages.tsx')).PaymentStatusPage }),
  },
  result: { lazy: async () => ({ Component: (await import('./result-page.tsx')).ResultPage }) },
}

/** The funnel for people who already have a will. */
export const existingWillRoutes = (guarded: LoaderFunction) => routesOf(checkAddresses, pages, guarded)
