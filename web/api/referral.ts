/** The law firms a case can be sent to, and what they said. */
import { useQuery } from '@tanstack/react-query'
import type { ReferralReply } from '#core/api/referral.ts'
import { call } from './http.ts'
import { storage } from './storage.ts'
import { queryClient, willChanged } from './will.ts'

const referralKey = () => ['referral', storage.user.id()]

export const useReferral = () =>
  useQuery({
    queryKey: referralKey(),
    queryFn: () => call<ReferralReply>('/api/referral', { method: 'GET' }),
    refetchOnMount: 'always',
  })

const send = async (path: string, method: 'POST' | 'DELETE', body?: object): Promise<void> => {
  const reply = await call<ReferralReply>(path, { method, ...(body && { body }) })
  queryClient.setQueryData(referralKey(), reply)
}

/** Lets the firm see the case. */
export const referTo = (firm: string): Promise<void> => send('/api/referral', 'POST', { firm, consent: true })

/** Takes the case back, at once. */
export const takeCaseBack = (): Promise<void> => send('/api/referral', 'DELETE')

/** Agrees to a clause in the words that are shown, or declines it. */
export const settleClause = async (reply: number, words: string, agree: boolean): Promise<void> => {
  await send('/api/referral/clause', 'POST', { reply, agree, words })
  if (agree) await willChanged()
}

/** Takes the clause of the firm out of the will. */
export const takeClauseOut = async (): Promise<void> => {
  await send('/api/referral/clause', 'DELETE')
  await willChanged()
}
