import { withColours } from '#core/will/colours.ts'
import type { TrustKind } from '#core/will/lists.ts'
import type { Trust, Will } from '#core/will/schema.ts'
import { withTakersOf, withTrust } from '#core/will/trust-changes.ts'
import { willOfTakers } from '#core/will/trusts.ts'
import { bind } from '../../ui/use-answers.ts'
import type { ShareStep } from '../steps/share-step.ts'

export type TrustStep = Pick<ShareStep, 'will' | 'set' | 'errorOf'>

export const trustIn = (will: Will, kind: TrustKind) => will.trusts?.find((trust) => trust.kind === kind)

/** The field of a trust, as its problems name it. */
export const trustField = (kind: TrustKind, field: string): string => `trusts.${kind}.${field}`

/**
 * The fields of a trust, by the names of its answers.
 * @param put How an answer is put into the will. A will without the trust gets it, unless this says otherwise.
 */
export const trustFields = <Kind extends TrustKind>(
  step: TrustStep,
  trust: Trust & { readonly kind: Kind },
  put = (change: Partial<Trust>) => (will: Will) => withTrust(will, trust.kind, change),
) =>
  bind<Trust, `trusts.${Kind}.`>(
    {
      value: trust,
      set: (change, name) => step.set(trustField(trust.kind, name), put(change)),
      errorOf: step.errorOf,
    },
    `trusts.${trust.kind}.`,
  )

/**
 * The step that asks for the takers of a trust as one that asks who shares the residue: its will is the will as if they did. What
 * is added in a dialog is chosen in what the step shows, and saved with it.
 */
export const takersStep = (step: TrustStep, kind: TrustKind): ShareStep | undefined => {
  const trust = trustIn(step.will, kind)
  if (!trust) return undefined
  const set: ShareStep['set'] = (key, change) => step.set(trustField(kind, `takers.${key}`), withTakersOf(kind, change))
  return {
    // Each person keeps the colour they have in the whole will.
    will: willOfTakers(withColours(step.will), trust),
    set,
    errorOf: (field) => step.errorOf(trustField(kind, `takers.${field}`)),
    saveChosen: async () => {},
  }
}
