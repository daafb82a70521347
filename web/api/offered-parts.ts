import type { OfferedPart } from '#core/will/lists.ts'
import { partsNotOffered } from '#core/will/parts-used.ts'
import type { Will } from '#core/will/schema.ts'
import { useSettings } from './queries.ts'

/** Whether the operator offers a part of a will that can be switched off. False while loading. */
export const useOffered = (part: OfferedPart): boolean => useSettings()?.parts.includes(part) ?? false

/** The parts of this will that the operator does not offer at present. None while loading. */
export const usePartsNotOffered = (will: Will): readonly OfferedPart[] => {
  const offered = useSettings()?.parts
  return offered ? partsNotOffered(will, offered) : []
}
