/**
 * What is typed and not saved: the status that the header shows, and the unsaved answers of steps and dialogs, which outlast a log-out.
 * The status and the readers of the open step and dialogs are state of the tab; the unsaved answers are in browser storage.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { storage, tab, type Unsaved, type UnsavedDialog } from './storage.ts'

/** How the last save ended, until something is typed or another page comes. A failed one offers a retry. */
type SaveStatus = { readonly is: 'idle' | 'saving' | 'saved' } | { readonly is: 'failed'; readonly retry: () => void }

/** How what the page shows stands. */
type PageStatus = SaveStatus | { readonly is: 'typed' }

let saveStatus: SaveStatus = { is: 'idle' }
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export const setSaveStatus = (next: SaveStatus): void => {
  saveStatus = next
  tell()
}

/** Another page comes, or something is typed: nothing is said of what was saved before. */
export const endSaved = (): void => {
  if (saveStatus.is === 'saved') setSaveStatus({ is: 'idle' })
}

const onSaveStatus = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is on the screen and differs from what the server has: answers of the will, or the fields of another form. */
type Typed = 'answers' | 'form'
const typed = new Set<{ readonly is: Typed }>()

/** Tells the status of the page, while a part of it shows something that the server does not have. */
export const useTyped = (is: Typed, differs: boolean): void =>
  useEffect(() => {
    if (!differs) return undefined
    const entry = { is }
    typed.add(entry)
    endSaved()
    tell()
    return () => {
      typed.delete(entry)
      tell()
    }
  }, [is, differs])

const idle: PageStatus = { is: 'idle' }
const isTyped: PageStatus = { is: 'typed' }

/** "Saved" is said only where the server has all that the customer typed, on this page and on others. */
const pageStatus = (): PageStatus => {
  if (saveStatus.is === 'saving' || saveStatus.is === 'failed') return saveStatus
  if ([...typed].some(({ is }) => is === 'answers')) return isTyped
  if (saveStatus.is === 'idle' || typed.size > 0 || hasUnsaved(storage.user.id())) return idle
  return saveStatus
}

/** One for the whole page: how what it shows stands. */
export const useSaveStatus = (): PageStatus => useSyncExternalStore(onSaveStatus, pageStatus)

/** The unsaved steps of a customer. Empty for a customer who is not logged in. */
export const unsavedBy = (user: number | undefined): Unsaved[] =>
  (user === undefined
    ? undefined
    : storage
        .unsaved(user)
        .get()
        ?.filter((entry) => entry.user === user)) ?? []

let puts = 0
const told = (): void => {
  puts += 1
  // What is kept may be taken over while a dialog is drawn, in which no other part of the page can be drawn.
  queueMicrotask(tell)
}

/** Draws a component again when other unsaved answers are kept: those of a page are, once it is left. */
export const useWatchUnsaved = (): number => useSyncExternalStore(onSaveStatus, () => puts)

const putSteps = (user: number, entries: Unsaved[]): void => {
  if (entries.length > 0) storage.unsaved(user).set(entries)
  else storage.unsaved(user).clear()
  told()
}

/** Whether only its own page can send unsaved answers: they were not submitted, or the page holds state outside the will. */
export const needsItsPage = ({ pageState, notSubmitted }: Unsaved): boolean =>
  notSubmitted === true || pageState !== undefined

type StepKey = Pick<Unsaved, 'user' | 'step'>

export const unsavedOn = ({ user, step }: StepKey): Unsaved | undefined =>
  unsavedBy(user).find((entry) => entry.step === step)

/** Stores the newest unsaved answers of a step in the place of older ones. */
export const keepUnsaved = (entry: Unsaved): void => {
  const entries = unsavedBy(entry.user)
  const at = entries.findIndex(({ step }) => step === entry.step)
  putSteps(entry.user, at < 0 ? [...entries, entry] : entries.with(at, entry))
}

export const forgetUnsaved = ({ user, step }: StepKey): void =>
  putSteps(
    user,
    unsavedBy(user).filter((entry) => entry.step !== step),
  )

/** After a save: unsaved answers on the version `from` move to the version `to`, unless they change the same keys as the saved one. */
export const moveUnsaved = (saved: Unsaved, from: number, to: number): void =>
  putSteps(
    saved.user,
    unsavedBy(saved.user).map((entry) => {
      const apart = Object.keys(entry.part).every((key) => !(key in saved.part))
      return entry.version === from && apart ? { ...entry, version: to } : entry
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
const keepUnsavedStep = (sessionRefused: boolean): void => {
  const entry = current?.(sessionRefused)
  if (entry) keepUnsaved(entry)
}

type Key = Pick<UnsavedDialog, 'user' | 'dialog'>

/** A customer's unsaved dialogs, the oldest first. Empty for a customer who is not logged in. */
export const unsavedDialogsOf = (user: number | undefined): UnsavedDialog[] =>
  (user === undefined
    ? undefined
    : storage
        .unsavedDialogs(user)
        .get()
        ?.filter((entry) => entry.user === user)) ?? []

/** An entry from before there were names of tabs is every tab's. */
const isOwn = (entry: UnsavedDialog): boolean => entry.tab === undefined || entry.tab === tab()

const otherDialogs = ({ user, dialog }: Key): UnsavedDialog[] =>
  unsavedDialogsOf(user).filter((entry) => entry.dialog !== dialog || !isOwn(entry))

const putDialogs = (user: number, entries: UnsavedDialog[]): void => {
  if (entries.length > 0) storage.unsavedDialogs(user).set(entries)
  else storage.unsavedDialogs(user).clear()
  told()
}

/** The unsaved answers of a dialog: those of this tab, or the newest of another. `user` is the id of the signed-in customer. */
export const unsavedDialog = ({ user, dialog }: Key): UnsavedDialog | undefined => {
  const all = unsavedDialogsOf(user).filter((entry) => entry.dialog === dialog)
  return all.find(isOwn) ?? all.at(-1)
}

/** Stores unsaved answers in the place of older ones of the same dialog in this tab. */
export const keepUnsavedDialog = (entry: UnsavedDialog): void =>
  putDialogs(entry.user, [...otherDialogs(entry), { ...entry, tab: tab() }])

export const forgetUnsavedDialog = (of: Key): void => putDialogs(of.user, otherDialogs(of))

/** The same, for this tab to go on with: they are its own from then on. A tab that still shows them keeps them again when it closes. */
export const takeUnsavedDialog = (of: Key): UnsavedDialog | undefined => {
  const found = unsavedDialog(of)
  if (!found || isOwn(found)) return found
  putDialogs(
    of.user,
    unsavedDialogsOf(of.user).map((entry) =>
      entry.dialog === found.dialog && entry.tab === found.tab ? { ...entry, tab: tab() } : entry,
    ),
  )
  return found
}

const open = new Set<() => UnsavedDialog | undefined>()

/** Whether answers of the customer wait in the browser, of this page or another. */
const hasUnsaved = (user: number | undefined): boolean =>
  unsavedBy(user).length > 0 || unsavedDialogsOf(user).length > 0

/** Registers the unsaved answers of an open dialog; `read` gives undefined while there are none. Returns a function that unregisters it. */
export const watchDialog = (read: () => UnsavedDialog | undefined): (() => void) => {
  open.add(read)
  return () => open.delete(read)
}

/** Stores the unsaved answers of all open dialogs before a log-out; one dialog may be open on top of another. */
const keepUnsavedDialogs = (): void => {
  for (const read of open) {
    const entry = read()
    if (entry) keepUnsavedDialog(entry)
  }
}

/**
 * Stores what is being typed on this page for its customer, whose session ended here or in another tab. `sessionRefused`: as for
 * `keepUnsavedStep`.
 */
export const keepTyped = (sessionRefused: boolean): void => {
  keepUnsavedStep(sessionRefused)
  keepUnsavedDialogs()
}
