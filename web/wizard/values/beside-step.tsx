import type { TaxNote } from '#core/tax/tax-notes.ts'
import { hasValues } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { useOffered } from '../../api/offered-parts.ts'
import { lazyPart } from '../../ui/lazy-page.tsx'

// Loaded on demand: most customers read their will in shares.
const NotesOfStep = lazyPart(async () => (await import('./notes-of-step.tsx')).NotesOfStep)

/** On a step: what the estimate says of its answers. Nothing until it is said what things are worth. */
export function InPoundsBesideStep({ will, at }: { will: Will; at: TaxNote['at'] }) {
  if (!useOffered('estimates') || !hasValues(will)) return null
  return <NotesOfStep will={will} at={at} />
}
