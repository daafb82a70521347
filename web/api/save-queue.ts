/**
 * Saves of the will: one after another, each on the version that the one before it made. A step that cannot reach the server is
 * stored (drafts.ts) and sent later, in order and once.
 */
import { itemPaths } from '#core/api/item-paths.ts'
import type { ChangedPart, SaveReply } from '#core/api/wills.ts'
import { pathOf } from '#core/journey/pages.ts'
import { isStepName, type StepName } from '#core/journey/steps.ts'
import { type ItemList, type ItemOf, type NewItem, withChangedItem, withItem, withoutItem } from '#core/will/changes.ts'
import { editable } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { alreadyHas, changedPart, withPart } from './changed-part.ts'
import { forgetUnsaved, moveUnsaved, setSaveStatus, unsavedBy } from './drafts.ts'
import { ApiError, call, isNotFound, OfflineError } from './http.ts'
import { storage, type Unsaved } from './storage.ts'
import { currentWill, putWill, queryClient, reloadForm } from './will.ts'

let lastSave: Promise<unknown> = Promise.resolve()

/** One save after another: each carries the version that the one before it made. */
const afterLastSave = <T>(save: () => Promise<T>): Promise<T> => {
  const turn = lastSave.then(save, save)
  lastSave = turn.catch(() => undefined)
  return turn
}

/** Runs a save and shows how it went. The caller decides what a failure means for the page. */
const withSaveStatus = async <T>(save: () => Promise<T>): Promise<T> => {
  setSaveStatus({ is: 'saving' })
  try {
    const result = await afterLastSave(save)
    setSaveStatus({ is: 'saved' })
    return result
  } catch (error) {
    setSaveStatus({ is: 'idle' })
    throw error
  }
}

/** Every save names the will it is for, so that one written for another person's is refused. */
const postSave = <Reply>(path: string, { id }: Will, body: object): Promise<Reply> =>
  call<Reply>(path, { body, headers: { 'X-Will-Id': String(id) } })

/** `version` is that of the will the answers were given on. */
export const saveStep = (step: StepName, part: ChangedPart, version = currentWill().version): Promise<void> =>
  withSaveStatus(async () => {
    putWill((await postSave<SaveReply>('/api/form', currentWill(), { step, version, will: part })).will)
  })

type Stale = { will: Will }

/** Somebody saved in between: what the server has now, from the reply that says so. */
export const newerWill = (error: unknown): Will | undefined =>
  error instanceof ApiError && error.status === 409 && typeof error.body === 'object' && error.body !== null
    ? (error.body as Partial<Stale>).will
    : undefined

/** Once more on top of the newer will. Only for changes that add to it or take from it and so overwrite nothing. */
const retryOnNewer = async <T>(save: () => Promise<T>): Promise<T> => {
  try {
    return await save()
  } catch (error) {
    const newer = newerWill(error)
    if (!newer) throw error
    putWill(newer)
    return save()
  }
}

const postWholeWill = async (change: (will: Will) => Will): Promise<void> => {
  const will = currentWill()
  const body = { version: will.version, will: editable(change(will)) }
  putWill((await postSave<SaveReply>('/api/wills/wills/groupAssetsUpdate', will, body)).will)
}

/** Saves the whole will after somebody was chosen for something. */
export const saveWhole = (change: (will: Will) => Will): Promise<void> =>
  withSaveStatus(() => retryOnNewer(() => postWholeWill(change)))

/** Saves answers that may take the place of others: refused when somebody has saved in between. */
export const saveAnswers = (change: (will: Will) => Will): Promise<void> => withSaveStatus(() => postWholeWill(change))

/** Makes the answers of an earlier version the newest. Gives the version that they take the place of. */
export const restoreWill = (earlier: number): Promise<number> =>
  withSaveStatus(async () => {
    const will = currentWill()
    const body = { version: will.version, earlier }
    putWill((await postSave<SaveReply>('/api/account/history/restore', will, body)).will)
    return will.version
  })

/** Settles the powers of attorney as they stand, or opens them again. */
export const settleLpas = (to: 'complete' | 'reopen'): Promise<void> =>
  withSaveStatus(async () => {
    const will = currentWill()
    const body = to === 'complete' ? { version: will.version } : {}
    putWill((await postSave<SaveReply>(`/api/wills/lpa/${to}`, will, body)).will)
    // Other documents than before, of the same version of the will.
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

/** Its owner says that a will a partner paid for is theirs, as it stands. */
export const confirmWill = (): Promise<void> =>
  withSaveStatus(async () => {
    const will = currentWill()
    putWill((await postSave<SaveReply>('/api/pair/confirm', will, { version: will.version })).will)
    queryClient.removeQueries({ queryKey: ['documents'] })
  })

/** The will after an item call, which answers its version only. More than one step ahead, others have saved: ask again. */
const applyItemSave = async (before: Will, after: Will, version: number): Promise<void> => {
  if (version === before.version + 1) putWill({ ...after, version })
  else await reloadForm()
}

/** A fresh uuid, for something about to be added. Kept with what is typed, it makes a second try harmless. */
export const newUuid = (): string => crypto.randomUUID()

/** Adds an item and gives its id. An item with a uuid is added once, however often its reply is lost. */
export const createItem = <L extends ItemList>(list: L, item: NewItem<L>): Promise<number> =>
  withSaveStatus(() => {
    const made = { uuid: newUuid(), ...item }
    return retryOnNewer(async () => {
      const will = currentWill()
      const path = `/api/wills/${itemPaths[list]}/create`
      const reply = await postSave<{ id: number; version: number }>(path, will, { ...made, version: will.version })
      await applyItemSave(will, withItem(will, list, made).will, reply.version)
      return reply.id
    })
  })

export const updateItem = <L extends ItemList>(list: L, item: ItemOf<L>): Promise<void> =>
  withSaveStatus(async () => {
    const will = currentWill()
    const path = `/api/wills/${itemPaths[list]}/update`
    const { version } = await postSave<{ version: number }>(path, will, { ...item, version: will.version })
    await applyItemSave(will, withChangedItem(will, list, item), version)
  })

export const deleteItem = (list: ItemList, id: number): Promise<void> =>
  withSaveStatus(() =>
    retryOnNewer(async () => {
      const will = currentWill()
      const path = `/api/wills/${itemPaths[list]}/delete`
      try {
        const { version } = await postSave<{ version: number }>(path, will, { id, version: will.version })
        await applyItemSave(will, withoutItem(will, list, id), version)
      } catch (error) {
        // Somebody has removed it already.
        if (!isNotFound(error)) throw error
        await reloadForm()
      }
    }),
  )

/** Milliseconds between two tries while the server cannot be reached and the browser has not noticed. */
const RETRY_AFTER_MS = 4000

/** Whether only its own page can send it: it is half typed, or holds what is not in the will yet. */
export const needsItsPage = ({ pageState, notSubmitted }: Unsaved): boolean =>
  notSubmitted === true || pageState !== undefined

/** Sends one entry. False when the rest must wait. */
const sendEntry = async (entry: Unsaved): Promise<boolean> => {
  if (!isStepName(entry.step)) return true
  // A reply may have been lost on its way: what the server says already is not sent again.
  if (alreadyHas(currentWill(), entry.part)) return true
  try {
    const will = currentWill()
    await saveStep(entry.step, changedPart(will, withPart(will, entry.part)), entry.version)
    return true
  } catch (error) {
    const newer = newerWill(error)
    if (newer && alreadyHas(newer, entry.part)) {
      putWill(newer)
      return true
    }
    // Somebody saved in between. The step itself asks which to keep; nothing is overwritten from here.
    if (newer) {
      const step = pathOf(entry.step)
      setSaveStatus({ is: 'failed', retry: () => location.assign(step) })
      return false
    }
    if (error instanceof OfflineError) scheduleRetry()
    else if (!(error instanceof ApiError)) throw error
    setSaveStatus({ is: 'failed', retry: () => void sendUnsaved() })
    return false
  }
}

/** Sends what is waiting for the signed-in user. What needs its page waits for that page. */
export const sendUnsaved = async (): Promise<void> => {
  const user = storage.user.get()?.id
  // Read anew each time: a save moves the ones after it onto the will it made.
  const first = () => unsavedBy(user).find((each) => !needsItsPage(each))
  for (let entry = first(); entry; entry = first()) {
    const before = currentWill().version
    if (!(await sendEntry(entry))) return
    forgetUnsaved(entry)
    moveUnsaved(entry, before, currentWill().version)
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

export const scheduleRetry = (): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsaved(), RETRY_AFTER_MS)
}

/** While the signed-in part of the product is open. Gives what ends it. */
export const startSending = (): (() => void) => {
  const send = () => void sendUnsaved()
  window.addEventListener('online', send)
  send()
  return () => {
    window.removeEventListener('online', send)
    clearTimeout(timer)
  }
}
