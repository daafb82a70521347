import { useQuery } from '@tanstack/react-query'
import type { AddressesReply, AddressFinderReply } from '#core/api/addresses.ts'
import type { Address } from '#core/will/schema.ts'
import { call } from './http.ts'

/** Whether addresses can be found by postcode. False until we know, and when we cannot know. */
export const useAddressFinder = (): boolean => {
  const { data } = useQuery({
    queryKey: ['address-finder'],
    queryFn: () => call<AddressFinderReply>('/api/address-finder', { method: 'GET' }),
  })
  return data?.available ?? false
}

/** The addresses of a postcode. Throws what `call` throws. */
export const findAddresses = async (postcode: string): Promise<readonly Address[]> =>
  (await call<AddressesReply>(`/api/addresses?${new URLSearchParams({ postcode })}`, { method: 'GET' })).addresses
