/** The law firms a case can be sent to, and what they said. */
import { useQuery } from '@tanstack/react-query'
import type { ReferralReply } from '#core/api/referral.ts'
import { call } from './http.ts'
import { read } from './queries.ts'
import { queryClient, willChanged } from './will.ts'

/** The id of the place on the summary where a firm is asked. */
export const LAW_FIRM = 'law-firm'

const referralQuery = () => read('GET /api/referral')

export const useReferral = () => useQuery({ ...referralQuery(), refetchOnMount: 'always' })

const show = (reply: ReferralReply): void => {
  queryClient.setQueryData(referralQuery().queryKey, reply)
}

/** Lets the firm see the case. */
export const referTo = async (firm: string): Promise<void> =>
  show(await call('POST /api/referral', { body: { firm, consent: true } }))

/** Takes the case back, at once. */
export const takeCaseBack = async (): Promise<void> => show(await call('DELETE /api/referral'))

/** Agrees to a clause in the words that are shown, or declines it. */
export const settleClause = async (reply: number, words: string, agree: boolean): Promise<void> => {
  show(await call('POST /api/referral/clause', { body: { reply, agree, words } }))
  if (agree) await willChanged()
}

/** Takes the clause of the firm out of the will. */
export const takeClauseOut = async (): Promise<void> => {
  show(await call('DELETE /api/referral/clause'))
  await willChanged()
}
