import { useQuery } from '@tanstack/react-query'
import type { NewReport } from '#core/api/after-signing.ts'
import { isoDay } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { call } from './http.ts'
import { read, usePastWill } from './queries.ts'
import { putRealWill, queryClient, realWill } from './will.ts'

const watchQuery = () => read('GET /api/watch')

/** The watch over the customer's signed will. Refetched on each visit, since a link in a mail changes it too. */
export const useWatch = () => useQuery({ ...watchQuery(), refetchOnMount: 'always' })

/** The answers from which the signed will was made. Undefined while they are loading; the present ones where they are not known. */
export const useSignedWill = (will: Will): Will | undefined => {
  const { data: watch, isError } = useWatch()
  const version = watch?.signedVersion ?? will.version
  const { data: past, isError: isLost } = usePastWill(version, watch !== undefined && version !== will.version)
  if (isError || isLost) return will
  if (!watch) return undefined
  return version === will.version ? will : past
}

export const setWatchMails = async (mails: boolean): Promise<void> => {
  const reply = await call('PATCH /api/watch', { body: { mails }, will: realWill().id })
  queryClient.setQueryData(watchQuery().queryKey, reply)
}

/** Keeps what the customer says has happened. */
export const reportEvent = async (body: NewReport): Promise<void> => {
  putRealWill((await call('POST /api/watch/reports', { body, will: realWill().id })).will)
}

/** Takes one of them back, by its place from 0 in the will on screen. */
export const takeBackReport = async (at: number): Promise<void> => {
  const report = realWill().watch?.reports[at]
  const query = report ? { event: report.event, on: isoDay(report.on), person: report.person } : {}
  putRealWill((await call('DELETE /api/watch/reports/{at}', { params: { at }, query, will: realWill().id })).will)
}
