import { behaviour } from './specified-behaviour.ts'
import { decided } from './specified-decisions.ts'
import { screensAndFields } from './specified-fields.ts'

/**
 * Everything that was specified or decided, a statement a line, under identities that stay. A promise names those it stands for: a
 * statement that no promise names is missing from the product, or from its proof.
 */
export const specified = { ...screensAndFields, ...behaviour, ...decided } as const

export type SpecifiedId = keyof typeof specified

export const specifiedIds = Object.keys(specified) as SpecifiedId[]

/** Those that no promise stands for. */
export const missingFrom = (promises: readonly { readonly standsFor: readonly SpecifiedId[] }[]): SpecifiedId[] => {
  const kept = new Set(promises.flatMap(({ standsFor }) => standsFor))
  return specifiedIds.filter((id) => !kept.has(id))
}
