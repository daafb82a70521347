import { useQuery } from '@tanstack/react-query'
import type { AccountPatch, AccountReply } from '#core/api/account.ts'
import { call } from './http.ts'
import { clearSession, storage } from './storage.ts'
import { queryClient, reloadForm } from './will-client.ts'

const accountQuery = () => ({
  queryKey: ['account', storage.user.get()?.id],
  queryFn: () => call<AccountReply>('/api/account', { method: 'GET' }),
})

/** The signed-in person's account. Asked for afresh with each visit: other devices change it, too. */
export const useAccount = () => useQuery({ ...accountQuery(), refetchOnMount: 'always' })

export const reloadAccount = (): Promise<AccountReply> => queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 })

export const rename = async (name: AccountPatch): Promise<void> => {
  await call('/api/account', { method: 'PATCH', body: name })
  const user = storage.user.get()
  if (user) storage.user.set({ ...user, ...name })
  await Promise.all([reloadForm(), reloadAccount()])
}

export const changePassword = async (body: { current: string; password: string }): Promise<void> => {
  await call('/api/account/password', { body })
  await reloadAccount()
}

export const askForEmail = async (body: { current: string; email: string }): Promise<void> => {
  await call('/api/account/email', { body })
  await reloadAccount()
}

export const endSession = async (id: string): Promise<void> => {
  await call(`/api/account/sessions/${id}`, { method: 'DELETE' })
  await reloadAccount()
}

export const endOtherSessions = async (): Promise<void> => {
  await call('/api/account/sessions', { method: 'DELETE' })
  await reloadAccount()
}

/** For good. What this browser kept goes with it, also what had not been saved. */
export const deleteAccount = async (current: string): Promise<void> => {
  await call('/api/account', { method: 'DELETE', body: { current } })
  // First, so that other tabs know it from a log-out, after which they keep what is typed.
  storage.user.clear()
  clearSession()
  storage.unsaved.clear()
  storage.unsavedDialogs.clear()
}
