import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CharitiesReply } from '#core/api/charities.ts'
import { charityQuery } from '#core/charities/search-charities.ts'
import { call } from './http.ts'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds after the last letter until we look. */
const PAUSE_MS = 250

/** Charities by the name being typed. Undefined while there is too little to look for, and when looking failed. */
export const useCharitySearch = (typed: string, wanted: boolean): CharitiesReply | undefined => {
  const settled = useDebounced(typed, PAUSE_MS)
  const enough = (text: string) => wanted && charityQuery(text) !== undefined
  const { data, isError } = useQuery({
    queryKey: ['charities', settled],
    queryFn: () => call<CharitiesReply>(`/api/charities?${new URLSearchParams({ q: settled })}`, { method: 'GET' }),
    enabled: enough(settled),
    placeholderData: keepPreviousData,
  })
  return enough(typed) && enough(settled) && !isError ? data : undefined
}
