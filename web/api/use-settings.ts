import { queryOptions, useQuery } from '@tanstack/react-query'
import { settings } from './settings.ts'

/** Never stale: it changes when the server starts anew. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: settings, staleTime: Infinity })

/** Undefined until it has been asked for. */
export const useSettings = () => useQuery(settingsQuery).data
