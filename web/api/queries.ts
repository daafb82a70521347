import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AccountPatch, AccountReply } from '#core/api/account.ts'
import type { Identity } from '#core/api/auth.ts'
import type { AskedArgs, Name, ReplyTo } from '#core/api/contract/calls.ts'
import type { PairReply } from '#core/api/couple.ts'
import type { CharitiesReply } from '#core/api/wills.ts'
import { charityQuery } from '#core/charities/search-charities.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Address, Will } from '#core/will/schema.ts'
import { call, isNotFound } from './http.ts'
import { restoreWill } from './save-queue.ts'
import { storage } from './storage.ts'
import { forgetAccount } from './stored-unsaved.ts'
import { queryClient, willChanged } from './will.ts'

/** What one call reads, for `useQuery`. The key holds the user, so that nobody is shown what was read for another. */
export const read = <N extends Name>(name: N, ...asked: AskedArgs<N>) => ({
  queryKey: [name, storage.user.id(), ...asked],
  queryFn: () => call(name, ...asked),
})

const accountQuery = () => read('GET /api/account')

/** The signed-in customer's account. Refetched on each visit, since other devices change it too. */
export const useAccount = () => useQuery({ ...accountQuery(), refetchOnMount: 'always' })

/** The address of the account while it waits to be confirmed; undefined once it is, and while that is not known. */
export const useUnconfirmedEmail = (): string | undefined => {
  const { data } = useAccount()
  return data && !data.emailVerified ? data.email : undefined
}

export const reloadAccount = (): Promise<AccountReply> => queryClient.fetchQuery({ ...accountQuery(), staleTime: 0 })

/**
 * Loads the account after a change of it. The change is done and must not seem to have failed, and what came with its reply, such as
 * recovery codes, is shown once: an account that cannot be loaded now is loaded by the next page that shows it.
 */
const accountChanged = async (): Promise<void> => {
  await reloadAccount().catch(() => undefined)
}

/** A call that changes the account, which is loaded after it. What failed may be done: by another tab, or its reply was lost. */
export const changeAccount = async <N extends Name>(name: N, ...asked: AskedArgs<N>): Promise<ReplyTo<N>> => {
  const reply = await call(name, ...asked).catch((error: unknown) => {
    void accountChanged()
    throw error
  })
  await accountChanged()
  return reply
}

export const rename = async (name: AccountPatch): Promise<void> => {
  await call('PATCH /api/account', { body: name })
  const user = storage.user.get()
  if (user) storage.user.set({ ...user, ...name })
  await Promise.all([willChanged(), accountChanged()])
}

/** Another address for an account whose address is not verified. */
export const correctEmail = async (body: Identity & { email: string }): Promise<void> => {
  await call('POST /api/account/email/correct', { body })
  const user = storage.user.get()
  if (user) storage.user.set({ ...user, email: body.email })
  await accountChanged()
}

/** Deletes the account, and everything this browser stores of it, unsaved answers included. */
export const deleteAccount = async (identity: Identity): Promise<void> => {
  const user = storage.user.id()
  if (user !== undefined) storage.deleting.set(user)
  await call('DELETE /api/account', { body: identity }).catch((error: unknown) => {
    // Its reply may be lost: whoever is asked for the account then is refused, or shows that it is there.
    void accountChanged()
    throw error
  })
  await forgetAccount(user)
}

const historyQuery = () => read('GET /api/account/history')

/** The versions and events of the account. Refetched on each visit. */
export const useHistory = () => useQuery({ ...historyQuery(), refetchOnMount: 'always' })

/** The will as it was in one version, which never changes. */
export const usePastWill = (version: number, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...historyQuery().queryKey, version],
    queryFn: async (): Promise<Will> => {
      const { will, heldThen } = await call('GET /api/account/history/{version}', { params: { version } })
      return { ...newWill(0), ...will, ...heldThen, version }
    },
  })

/** Saves the answers of an earlier version as the newest. Returns the version that was the newest before. */
export const restoreVersion = async (earlier: number): Promise<number> => {
  const before = await restoreWill(earlier)
  await queryClient.invalidateQueries({ queryKey: historyQuery().queryKey, exact: true })
  return before
}

const coupleQuery = () => ({
  queryKey: ['pair', storage.user.id()],
  queryFn: async () => {
    const before = queryClient.getQueryData<PairReply>(coupleQuery().queryKey)
    const reply = await call('GET /api/pair')
    if (before && JSON.stringify(before) !== JSON.stringify(reply)) void coupleChanged()
    return reply
  },
})

/** The two wills of the customer and their partner. Refetched on each visit, since the partner changes them too. */
export const useCouple = () => useQuery({ ...coupleQuery(), refetchOnMount: 'always' })

/** Reloads the will. Its documents depend on the couple's state: they are made anew while the page goes on. */
const coupleChanged = async (): Promise<void> => {
  queryClient.removeQueries({ queryKey: ['documents'], type: 'inactive' })
  await willChanged()
  void queryClient.invalidateQueries({ queryKey: ['documents'] })
}

/** The same, with the reply of what this customer did. */
const changed = async (reply: PairReply): Promise<void> => {
  queryClient.setQueryData(coupleQuery().queryKey, reply)
  await coupleChanged()
}

/** The bound prints that were bought. Refetched on each visit, since we print and post them meanwhile. */
export const usePrints = () => useQuery({ ...read('GET /api/prints'), staleTime: 0 })

/** Sends the invitation. Gives the link that the customer can hand over. */
export const invitePartner = async (email: string): Promise<string> => {
  const { link, ...reply } = await call('POST /api/pair/invite', { body: { email } })
  await changed(reply)
  return link
}

/** What is no more was ended before: the reply was lost, or another tab was first. */
const orEndedBefore = (error: unknown): Promise<PairReply> => {
  if (!isNotFound(error)) throw error
  return call('GET /api/pair')
}

export const withdrawInvitation = async (): Promise<void> =>
  changed(await call('POST /api/pair/withdraw').catch(orEndedBefore))

export const separateWills = async (): Promise<void> => changed(await call('POST /api/pair/end').catch(orEndedBefore))

export const acceptInvitation = async (token: string): Promise<void> => {
  await call('POST /api/pair/accept', { body: { token } }).catch(async (error: unknown) => {
    // A link opens nothing any more once it was used: by this customer, where the reply was lost.
    const { pair } = await call('GET /api/pair')
    if (pair?.place !== 'second' || pair.state !== 'accepted') throw error
  })
  await willChanged()
}

/** Whether addresses can be found by postcode. False while loading and after a failure. */
export const useAddressFinder = (): boolean => {
  const { data } = useQuery(read('GET /api/address-finder'))
  return data?.available ?? false
}

/** The addresses of a postcode. Throws what `call` throws. */
export const findAddresses = async (postcode: string): Promise<readonly Address[]> =>
  (await call('GET /api/addresses', { query: { postcode } })).addresses

/** The value once it has not changed for `milliseconds`. */
const useDebounced = <T>(value: T, milliseconds: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** Pause after the last letter before the search starts. */
const CHARITY_SEARCH_PAUSE_MS = 250

/** Charities by the name being typed. Undefined while the text is too short, and when the search failed. */
export const useCharitySearch = (typed: string, wanted: boolean): CharitiesReply | undefined => {
  const settled = useDebounced(typed, CHARITY_SEARCH_PAUSE_MS)
  const enough = (text: string) => wanted && charityQuery(text) !== undefined
  const { data, isError } = useQuery({
    ...read('GET /api/charities', { query: { q: settled } }),
    enabled: enough(settled),
    placeholderData: keepPreviousData,
  })
  return enough(typed) && enough(settled) && !isError ? data : undefined
}
