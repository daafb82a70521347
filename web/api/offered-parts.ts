import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OfferedPart } from '#core/will/lists.ts'
import { partsNotOffered } from '#core/will/parts-used.ts'
import type { Will } from '#core/will/schema.ts'
import { settings } from './settings.ts'

/** Never stale: settings change only when the server restarts. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: settings, staleTime: Infinity })

/** Undefined while loading. */
export const useSettings = () => useQuery(settingsQuery).data

/** Whether the operator offers a part of a will that can be switched off. False while loading. */
export const useOffered = (part: OfferedPart): boolean => useSettings()?.parts.includes(part) ?? false

/** The parts of a will that the operator offers at present. Undefined while loading. */
export const useOfferedParts = (): readonly OfferedPart[] | undefined => {
  const settings = useQuery(settingsQuery)
  return settings.isPending ? undefined : (settings.data?.parts ?? [])
}

/** The parts of this will that the operator does not offer at present. None while loading. */
export const usePartsNotOffered = (will: Will): readonly OfferedPart[] => {
  const offered = useSettings()?.parts
  return offered ? partsNotOffered(will, offered) : []
}
