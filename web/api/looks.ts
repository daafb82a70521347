/** Who of the people behind the service looked at what, and what the customer lets them open. */
import { useQuery } from '@tanstack/react-query'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { queryClient } from './will.ts'

const looksKey = () => ['looks', storage.user.id()]

export const useLooks = () =>
  useQuery({
    queryKey: looksKey(),
    queryFn: () => call('GET /api/account/looks'),
    refetchOnMount: 'always',
  })

/** Lets support read the will for a day. */
export const letHelp = async (): Promise<void> => {
  const reply = await call('POST /api/account/help', { body: { consent: true } })
  queryClient.setQueryData(looksKey(), reply)
}

/** Takes that back, at once. */
export const endHelp = async (): Promise<void> => {
  await call('DELETE /api/account/help')
  await queryClient.invalidateQueries({ queryKey: looksKey() })
}
