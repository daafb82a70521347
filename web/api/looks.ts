/** Who of the people behind the service looked at what, and what the customer lets them open. */
import { useQuery } from '@tanstack/react-query'
import type { DeskLooksReply } from '#core/api/desk-consent.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { queryClient } from './will.ts'

const looksKey = () => ['looks', storage.user.id()]

export const useLooks = () =>
  useQuery({
    queryKey: looksKey(),
    queryFn: () => call<DeskLooksReply>('/api/account/looks', { method: 'GET' }),
    refetchOnMount: 'always',
  })

/** Lets support read the will for a day. */
export const letHelp = async (): Promise<void> => {
  const reply = await call<DeskLooksReply>('/api/account/help', { method: 'POST', body: { consent: true } })
  queryClient.setQueryData(looksKey(), reply)
}

/** Takes that back, at once. */
export const endHelp = async (): Promise<void> => {
  await call('/api/account/help', { method: 'DELETE' })
  await queryClient.invalidateQueries({ queryKey: looksKey() })
}
