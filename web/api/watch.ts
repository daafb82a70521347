import { useQuery } from '@tanstack/react-query'
import type { NewReport, WatchReply } from '#core/api/watch.ts'
import type { SaveReply } from '#core/api/wills.ts'
import { isoDay } from '#core/text/calendar-day.ts'
import type { Will } from '#core/will/schema.ts'
import { call } from './http.ts'
import { usePastWill } from './queries.ts'
import { storage } from './storage.ts'
import { putRealWill, queryClient, realWill } from './will.ts'

const watchQuery = () => ({
  queryKey: ['watch', storage.user.id()],
  queryFn: () => call<WatchReply>('/api/watch', { method: 'GET' }),
})

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

const ofWill = () => ({ 'X-Will-Id': String(realWill().id) })

export const setWatchMails = async (mails: boolean): Promise<void> => {
  const reply = await call<WatchReply>('/api/watch', { method: 'PATCH', body: { mails }, headers: ofWill() })
  queryClient.setQueryData(watchQuery().queryKey, reply)
}

/** Keeps what the customer says has happened. */
export const reportEvent = async (body: NewReport): Promise<void> => {
  putRealWill((await call<SaveReply>('/api/watch/reports', { body, headers: ofWill() })).will)
}

/** Takes one of them back, by its place from 0 in the will on screen. */
export const takeBackReport = async (at: number): Promise<void> => {
  const report = realWill().watch?.reports[at]
  const said = new URLSearchParams({
    ...(report && { event: report.event, on: isoDay(report.on) }),
    ...(report?.person !== undefined && { person: String(report.person) }),
  })
  putRealWill((await call<SaveReply>(`/api/watch/reports/${at}?${said}`, { method: 'DELETE', headers: ofWill() })).will)
}
