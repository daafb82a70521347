import { useQuery } from '@tanstack/react-query'
import type { HistoryReply, PastWillReply } from '#core/api/history.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { goBackTo, queryClient } from './will-client.ts'

const historyKey = () => ['history', storage.user.get()?.id]

/** What was saved and done, asked for afresh with each visit. */
export const useHistory = () =>
  useQuery({
    queryKey: historyKey(),
    queryFn: () => call<HistoryReply>('/api/account/history', { method: 'GET' }),
    refetchOnMount: 'always',
  })

/** The will as it was in one version, which never changes. */
export const usePastWill = (version: number) =>
  useQuery({
    queryKey: [...historyKey(), version],
    queryFn: async (): Promise<Will> => {
      const { will } = await call<PastWillReply>(`/api/account/history/${version}`, { method: 'GET' })
      return { ...newWill(0), ...will, version }
    },
  })

/** Saves the answers of an earlier version as the newest. Gives the version that was the newest until now. */
export const restoreVersion = async (earlier: number): Promise<number> => {
  const before = await goBackTo(earlier)
  await queryClient.invalidateQueries({ queryKey: historyKey(), exact: true })
  return before
}
