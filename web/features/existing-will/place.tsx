/** Where a step of the check stands between the others. */
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { checkMyWill } from '#core/existing-will/funnel.ts'
import { type FunnelStep, funnelUrl } from '#core/funnel/funnel.ts'
import { question as table } from '#words/en/existing-will.ts'
import { neededFor } from '../../api/funnel-state.ts'
import { BackLink } from '../../ui/plain-page.tsx'

export function BackTo({ step }: { step: FunnelStep<unknown> | undefined }) {
  if (!step) return null
  return <BackLink to={funnelUrl(checkMyWill, step.name)}>{table.back}</BackLink>
}

const asked = checkMyWill.children.map(({ name }) => name)
const places = asked.slice(0, asked.indexOf('payment') + 1)

/** How far a step of the check is, in words. */
export function Place({ step }: { step: string }) {
  return <p className="soft">{table.stepOf(places.indexOf(step) + 1, places.length)}</p>
}

/** Shows a page when every step before it is answered, and otherwise redirects to the first one that is not. */
export function RequiresEarlierSteps({ before, children }: { before: string; children: ReactNode }) {
  const needed = neededFor(checkMyWill, before)
  return needed ? <Navigate to={funnelUrl(checkMyWill, needed.name)} replace /> : children
}
