import { useQuery } from '@tanstack/react-query'
import type { AskedArgs, Name, ReplyTo } from '#core/api/contract/calls.ts'
import { BROWSER_KEY, call, send } from './http.ts'
import { clearSession, isSignedIn } from './storage.ts'
import { queryClient } from './will.ts'

type WithToken = { [N in Name]: { body: { token: string } } extends AskedArgs<N>[0] ? N : never }[Name]

/** A query of what a mail's link opens, made anew on each visit. The page is public and has no query provider: the client is passed. */
export const useLinked = <N extends WithToken>(name: N, token: string) =>
  useQuery<ReplyTo<N>>(
    {
      queryKey: [name, token],
      queryFn: () => call(name, ...([{ body: { token } }] as unknown as AskedArgs<N>)),
      staleTime: 0,
    },
    queryClient,
  )

/** Whether a link opens nothing any more. */
export const isDeadLink = (error: Error): boolean =>
  'errors' in error && Object.keys(Object(error.errors)).includes('token')

/** After a link that ends sessions of its account: this browser's is forgotten if it was one of them. Another account's stays. */
export const forgetIfEnded = async (): Promise<void> => {
  if (!isSignedIn()) return
  const [method, path = ''] = BROWSER_KEY.split(' ')
  // What cannot be asked now is found out by the next call.
  const reply = await send(path, { method }).catch(() => undefined)
  if (reply?.status === 401) clearSession()
}
