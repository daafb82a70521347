import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { checkMyWill } from '#core/existing-will/funnel.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { neededFor } from '../../api/funnel-state.ts'

/** Shows a page once every step before it has its answer, and else leads to the first that has none. */
export function NeededFirst({ before, children }: { before: string; children: ReactNode }) {
  const needed = neededFor(checkMyWill, before)
  return needed ? <Navigate to={funnelUrl(checkMyWill, needed.name)} replace /> : children
}
