import { useQuery } from '@tanstack/react-query'
import type { AcceptedReply, InvitationReply, PairReply } from '#core/api/pair.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { queryClient, reloadForm } from './will-client.ts'

const pairQuery = () => ({
  queryKey: ['pair', storage.user.get()?.id],
  queryFn: () => call<PairReply>('/api/pair', { method: 'GET' }),
})

/** The two wills of the signed-in person and their partner. Asked for afresh with each visit: the other one changes it, too. */
export const usePair = () => useQuery({ ...pairQuery(), refetchOnMount: 'always' })

/** What the will says of the pair, and what its documents say, may have changed with it. */
const changed = async (reply: PairReply): Promise<void> => {
  queryClient.setQueryData(pairQuery().queryKey, reply)
  queryClient.removeQueries({ queryKey: ['documents'], type: 'inactive' })
  await reloadForm()
  await queryClient.invalidateQueries({ queryKey: ['documents'] })
}

export const invitePartner = async (email: string): Promise<void> =>
  changed(await call<PairReply>('/api/pair/invite', { body: { email } }))

export const withdrawInvitation = async (): Promise<void> => changed(await call<PairReply>('/api/pair/withdraw'))

export const endPair = async (): Promise<void> => changed(await call<PairReply>('/api/pair/end'))

/** The page of an invitation is for visitors too, so it brings the cache with it. */
export const useInvitation = (token: string) =>
  useQuery(
    {
      queryKey: ['invitation', token],
      queryFn: () => call<InvitationReply>('/api/invitation', { body: { token } }),
    },
    queryClient,
  )

export const acceptInvitation = async (token: string): Promise<AcceptedReply> => {
  const accepted = await call<AcceptedReply>('/api/pair/accept', { body: { token } })
  await reloadForm()
  return accepted
}
