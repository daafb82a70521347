import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { PageName, RouteName } from '#core/journey/pages.ts'
import { forgetTurnedAway } from '../api/turned-away.ts'
import { AddonsPage } from '../features/checkout/addons-page.tsx'
import { CheckoutPage, PaymentErrorPage } from '../features/checkout/checkout-page.tsx'
import { PaymentSuccessfulPage } from '../features/checkout/payment-successful-page.tsx'
import { ThankYouPage } from '../features/checkout/thank-you-page.tsx'
import { DownloadsPage } from '../features/documents/downloads-page.tsx'
import { LpaPage } from '../features/lpa/lpa-page.tsx'
import { StepFrame } from '../wizard/steps/step-frame.tsx'
import { hasStepPage, stepPages } from '../wizard/steps/step-pages.ts'
import { SummaryPage } from '../wizard/steps/summary-page.tsx'

// Loaded on demand: most customers read their will in shares.
const LazyValuesPage = lazy(async () => ({ default: (await import('../wizard/values/values-page.tsx')).ValuesPage }))

function ValuesPage() {
  return (
    <Suspense>
      <LazyValuesPage />
    </Suspense>
  )
}

const pageComponents: Record<PageName, ComponentType> = {
  'will.values': ValuesPage,
  'will.addons': AddonsPage,
  'will.my-checkout': CheckoutPage,
  'will.payment-successful': PaymentSuccessfulPage,
  'will.payment-error': PaymentErrorPage,
  'will.lpa': LpaPage,
  'will.my-downloads-thank-you': ThankYouPage,
  'will.my-downloads': DownloadsPage,
}

const components: Record<RouteName, ComponentType> = {
  ...stepPages,
  'will.summary': SummaryPage,
  ...pageComponents,
}

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
  const Page = components[name]
  const page = <Page key={`${name} ${state?.fresh ?? ''}`} />
  return hasStepPage(name) ? <StepFrame name={name}>{page}</StepFrame> : page
}

export { WillRoute as Component }
