/**
 * What is typed and not saved: the status that the header shows, and the unsaved answers of steps and dialogs, which outlast a log-out.
 * The status and the readers of the open step and dialogs are state of the tab; the unsaved answers are in browser storage.
 */
import { useSyncExternalStore } from 'react'
import { storage, type Unsaved, type UnsavedDialog } from './storage.ts'

/** Whether what is on the page is saved. A failed save offers a retry. */
type SaveStatus = { readonly is: 'idle' | 'saving' | 'saved' } | { readonly is: 'failed'; readonly retry: () => void }

let saveStatus: SaveStatus = { is: 'idle' }
const listeners = new Set<() => void>()

export const setSaveStatus = (next: SaveStatus): void => {
  saveStatus = next
  for (const listener of listeners) listener()
}

const onSaveStatus = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSaveStatus = (): SaveStatus => useSyncExternalStore(onSaveStatus, () => saveStatus)

const allSteps = (): Unsaved[] => storage.unsaved.get() ?? []
const putSteps = (entries: Unsaved[]): void =>
  entries.length > 0 ? storage.unsaved.set(entries) : storage.unsaved.clear()

const isOf =
  ({ user, step }: Pick<Unsaved, 'user' | 'step'>) =>
  (entry: Unsaved) =>
    entry.user === user && entry.step === step

export const unsavedBy = (user: number | undefined): Unsaved[] => allSteps().filter((entry) => entry.user === user)

export const unsavedOn = (of: Pick<Unsaved, 'user' | 'step'>): Unsaved | undefined => allSteps().find(isOf(of))

/** Stores the newest unsaved answers of a step in the place of older ones. */
export const keepUnsaved = (entry: Unsaved): void => {
  const entries = allSteps()
  const at = entries.findIndex(isOf(entry))
  putSteps(at < 0 ? [...entries, entry] : entries.with(at, entry))
}

export const forgetUnsaved = (of: Pick<Unsaved, 'user' | 'step'>): void =>
  putSteps(allSteps().filter((entry) => !isOf(of)(entry)))

/** After a save: unsaved answers on the version `from` move to the version `to`, unless they change the same keys as the saved one. */
export const moveUnsaved = (saved: Unsaved, from: number, to: number): void =>
  putSteps(
    allSteps().map((entry) => {
      const apart = Object.keys(entry.part).every((key) => !(key in saved.part))
      return entry.user === saved.user && entry.version === from && apart ? { ...entry, version: to } : entry
    }),
  )

type ReadStep = (sessionRefused: boolean) => Unsaved | undefined
let current: ReadStep | undefined

/** Registers the unsaved answers of the step on screen. Returns a function that unregisters it. */
export const watchStep = (read: ReadStep): (() => void) => {
  current = read
  return () => {
    if (current === read) current = undefined
  }
}

/**
 * Stores the unsaved answers of the step on screen before a log-out, for the customer's next log-in. `sessionRefused`: the server ended the
 * session, so a save under way has failed.
 */
export const keepUnsavedStep = (sessionRefused: boolean): void => {
  const entry = current?.(sessionRefused)
  if (entry) keepUnsaved(entry)
}

type Key = Pick<UnsavedDialog, 'user' | 'dialog'>

const allDialogs = (): UnsavedDialog[] => storage.unsavedDialogs.get() ?? []

const otherDialogs = ({ user, dialog }: Key): UnsavedDialog[] =>
  allDialogs().filter((entry) => entry.user !== user || entry.dialog !== dialog)

const putDialogs = (entries: UnsavedDialog[]): void =>
  entries.length > 0 ? storage.unsavedDialogs.set(entries) : storage.unsavedDialogs.clear()

/** The unsaved answers of a dialog. `user` is the id of the signed-in customer. */
export const unsavedDialog = ({ user, dialog }: Key): UnsavedDialog['value'] | undefined =>
  allDialogs().find((entry) => entry.user === user && entry.dialog === dialog)?.value

/** A customer's unsaved dialogs, the oldest first. */
export const unsavedDialogsOf = (user: number | undefined): UnsavedDialog[] =>
  allDialogs().filter((entry) => entry.user === user)

/** Stores unsaved answers in the place of older ones of the same dialog. */
export const keepUnsavedDialog = (entry: UnsavedDialog): void => putDialogs([...otherDialogs(entry), entry])

export const forgetUnsavedDialog = (of: Key): void => putDialogs(otherDialogs(of))

const open = new Set<() => UnsavedDialog | undefined>()

/** Registers the unsaved answers of an open dialog; `read` gives undefined while there are none. Returns a function that unregisters it. */
export const watchDialog = (read: () => UnsavedDialog | undefined): (() => void) => {
  open.add(read)
  return () => open.delete(read)
}

/** Stores the unsaved answers of all open dialogs before a log-out; one dialog may be open on top of another. */
export const keepUnsavedDialogs = (): void => {
  for (const read of open) {
    const entry = read()
    if (entry) keepUnsavedDialog(entry)
  }
}
