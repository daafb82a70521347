/** The will in the browser: one copy, in the query cache, replaced by what each save answers. */
import { QueryClient, useQuery } from '@tanstack/react-query'
import { itemPaths } from '#core/api/item-paths.ts'
import type { ChangedPart, FormReply, SaveReply } from '#core/api/wills.ts'
import type { StepName } from '#core/journey/steps.ts'
import { type ItemList, type ItemOf, type NewItem, withChangedItem, withItem, withoutItem } from '#core/will/changes.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { ApiError, call } from './http.ts'
import { setSaveStatus } from './save-status.ts'
import { storage } from './storage.ts'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
})

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const fetchForm = async (): Promise<FormReply> => {
  const ask = () => call<FormReply>('/api/form', { method: 'GET' })
  try {
    return await ask()
  } catch (error) {
    // The network may have gone between signing up and making the will.
    if (!isMissing(error)) throw error
    await call('/api/wills/init')
    return ask()
  }
}

/** By person: what one was shown is never another's, in this tab or the next. */
const formQuery = () => ({ queryKey: ['form', storage.user.get()?.id], queryFn: fetchForm })

/** The signed-in user and their will, asked for once. */
export const loadForm = async (): Promise<FormReply> => {
  try {
    const form = await queryClient.ensureQueryData(formQuery())
    storage.will.set(form.will)
    return form
  } catch (error) {
    storage.will.clear()
    throw error
  }
}

/** Asks again, after something the server decides (a payment) may have changed. */
export const reloadForm = (): Promise<FormReply> => queryClient.fetchQuery({ ...formQuery(), staleTime: 0 })

export const forgetForm = (): void => queryClient.clear()

/** Only under a route whose loader has awaited `loadForm`. */
export const useForm = (): FormReply => {
  const { data } = useQuery(formQuery())
  if (!data) throw new Error('This page was shown before the will was loaded')
  return data
}

export const currentWill = (): Will => {
  const form = queryClient.getQueryData<FormReply>(formQuery().queryKey)
  if (!form) throw new Error('The will was changed before it was loaded')
  return form.will
}

export const putWill = (will: Will): void => {
  storage.will.set(will)
  queryClient.setQueryData<FormReply>(formQuery().queryKey, (form) => form && { ...form, will })
}

let lastSave: Promise<unknown> = Promise.resolve()

/** One save after another: each carries the version that the one before it made. */
const inTurn = <T>(save: () => Promise<T>): Promise<T> => {
  const turn = lastSave.then(save, save)
  lastSave = turn.catch(() => undefined)
  return turn
}

/** Runs a save and shows how it went. The caller decides what a failure means for the page. */
const shown = async <T>(save: () => Promise<T>): Promise<T> => {
  setSaveStatus({ is: 'saving' })
  try {
    const result = await inTurn(save)
    setSaveStatus({ is: 'saved' })
    return result
  } catch (error) {
    setSaveStatus({ is: 'idle' })
    throw error
  }
}

/** Every save names the will it is for, so that one written for another person's is refused. */
const saving = <Reply>(path: string, { id }: Will, body: object): Promise<Reply> =>
  call<Reply>(path, { body, headers: { 'X-Will-Id': String(id) } })

/** `version` is that of the will the answers were given on. */
export const saveStep = (step: StepName, part: ChangedPart, version = currentWill().version): Promise<void> =>
  shown(async () => {
    putWill((await saving<SaveReply>('/api/form', currentWill(), { step, version, will: part })).will)
  })

type Stale = { will: Will }

/** Somebody saved in between: what the server has now, from the reply that says so. */
export const newerWill = (error: unknown): Will | undefined =>
  error instanceof ApiError && error.status === 409 && typeof error.body === 'object' && error.body !== null
    ? (error.body as Partial<Stale>).will
    : undefined

/** Once more on top of the newer will. Only for changes that add to it or take from it and so overwrite nothing. */
const onTheNewest = async <T>(save: () => Promise<T>): Promise<T> => {
  try {
    return await save()
  } catch (error) {
    const newer = newerWill(error)
    if (!newer) throw error
    putWill(newer)
    return save()
  }
}

const wholeSaved = async (change: (will: Will) => Will): Promise<void> => {
  const will = currentWill()
  const body = { version: will.version, will: editable(change(will)) }
  putWill((await saving<SaveReply>('/api/wills/wills/groupAssetsUpdate', will, body)).will)
}

/** Saves the whole will after somebody was chosen for something. */
export const saveWhole = (change: (will: Will) => Will): Promise<void> =>
  shown(() => onTheNewest(() => wholeSaved(change)))

/** Saves answers that may take the place of others: refused when somebody has saved in between. */
export const saveAnswers = (change: (will: Will) => Will): Promise<void> => shown(() => wholeSaved(change))

/** Makes the answers of an earlier version the newest. Gives the version that they take the place of. */
export const goBackTo = (earlier: number): Promise<number> =>
  shown(async () => {
    const will = currentWill()
    const body = { version: will.version, earlier }
    putWill((await saving<SaveReply>('/api/account/history/restore', will, body)).will)
    return will.version
  })

/** Settles the powers of attorney as they stand, or opens them again. */
export const settlePowers = (to: 'complete' | 'reopen'): Promise<void> =>
  shown(async () => {
    const will = currentWill()
    const body = to === 'complete' ? { version: will.version } : {}
    putWill((await saving<SaveReply>(`/api/wills/lpa/${to}`, will, body)).will)
    // Other documents than before, of the same version of the will.
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

/** Its owner says that a will a partner paid for is theirs, as it stands. */
export const confirmWill = (): Promise<void> =>
  shown(async () => {
    const will = currentWill()
    putWill((await saving<SaveReply>('/api/pair/confirm', will, { version: will.version })).will)
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

/** The will after an item call, which answers its version only. More than one step ahead, others have saved: ask again. */
const settled = async (before: Will, after: Will, version: number): Promise<void> => {
  if (version === before.version + 1) putWill({ ...after, version })
  else await reloadForm()
}

/** A fresh uuid, for something about to be added. Kept with what is typed, it makes a second try harmless. */
export const newUuid = (): string => crypto.randomUUID()

/** Adds an item and gives its id. An item with a uuid is added once, however often its reply is lost. */
export const createItem = <L extends ItemList>(list: L, item: NewItem<L>): Promise<number> =>
  shown(() => {
    const made = { uuid: newUuid(), ...item }
    return onTheNewest(async () => {
      const will = currentWill()
      const path = `/api/wills/${itemPaths[list]}/create`
      const reply = await saving<{ id: number; version: number }>(path, will, { ...made, version: will.version })
      await settled(will, withItem(will, list, made).will, reply.version)
      return reply.id
    })
  })

export const updateItem = <L extends ItemList>(list: L, item: ItemOf<L>): Promise<void> =>
  shown(async () => {
    const will = currentWill()
    const path = `/api/wills/${itemPaths[list]}/update`
    const { version } = await saving<{ version: number }>(path, will, { ...item, version: will.version })
    await settled(will, withChangedItem(will, list, item), version)
  })

export const deleteItem = (list: ItemList, id: number): Promise<void> =>
  shown(() =>
    onTheNewest(async () => {
      const will = currentWill()
      const path = `/api/wills/${itemPaths[list]}/delete`
      try {
        const { version } = await saving<{ version: number }>(path, will, { id, version: will.version })
        await settled(will, withoutItem(will, list, id), version)
      } catch (error) {
        // Somebody has removed it already.
        if (!isMissing(error)) throw error
        await reloadForm()
      }
    }),
  )
