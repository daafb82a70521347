import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { RouteName } from '#core/journey/pages.ts'
import { nextStep } from '#core/journey/walk.ts'
import { today } from '../api/today.ts'
import { forgetTurnedAway } from '../api/turned-away.ts'
import { mode } from '../api/visits.ts'
import { currentWill } from '../api/will.ts'
import { Draw, type LazyPage, lazyPage } from '../ui/lazy-page.tsx'
import { StepFrame } from '../wizard/steps/step-frame.tsx'
import { hasStepPage, stepPages } from '../wizard/steps/step-pages.ts'

/** The page of each name. The guard fetches the code of the one that it lets through. */
const pages: Record<RouteName, LazyPage> = {
  ...stepPages,
  'will.summary': lazyPage(() => import('../wizard/steps/summary-page.tsx'), 'SummaryPage'),
  'will.values': lazyPage(() => import('../wizard/values/values-page.tsx'), 'ValuesPage'),
  'will.addons': lazyPage(() => import('../features/checkout/addons-page.tsx'), 'AddonsPage'),
  'will.my-checkout': lazyPage(() => import('../features/checkout/checkout-page.tsx'), 'CheckoutPage'),
  'will.payment-successful': lazyPage(() => import('../features/checkout/thank-you-page.tsx'), 'PaymentSuccessfulPage'),
  'will.payment-error': lazyPage(() => import('../features/checkout/checkout-page.tsx'), 'PaymentErrorPage'),
  'will.lpa': lazyPage(() => import('../features/lpa/lpa-page.tsx'), 'LpaPage'),
  'will.my-downloads-thank-you': lazyPage(() => import('../features/checkout/thank-you-page.tsx'), 'ThankYouPage'),
  'will.my-downloads': lazyPage(() => import('../features/documents/downloads-page.tsx'), 'DownloadsPage'),
}

/** The page that most customers see after one that asks nothing of the will. */
const usuallyNext: Partial<Record<RouteName, RouteName>> = {
  'will.addons': 'will.my-checkout',
  'will.payment-successful': 'will.my-downloads-thank-you',
  'will.my-downloads-thank-you': 'will.my-downloads',
}

const nextOf = (name: RouteName): RouteName | undefined =>
  hasStepPage(name) ? (nextStep(name, currentWill(), mode(), today()) ?? 'will.summary') : usuallyNext[name]

/** The code of the next page is fetched while this one is looked at, and not while it is drawn. */
const NEXT_AFTER_MS = 200

/**
 * Draws the page the guards let through. The key starts each page afresh, with nothing left of the one before. Steps stand in a
 * frame that stays.
 */
function WillRoute() {
  const name = useLoaderData<RouteName>()
  const { state } = useLocation()
  useEffect(() => {
    if (name !== 'will.summary') forgetTurnedAway()
  })
  useEffect(() => {
    const next = nextOf(name)
    const timer = next && setTimeout(() => void pages[next].load().catch(() => undefined), NEXT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name])
  const shown = <Draw key={`${name} ${state?.fresh ?? ''}`} page={pages[name]} />
  return hasStepPage(name) ? <StepFrame name={name}>{shown}</StepFrame> : shown
}

export { pages, WillRoute as Component }
