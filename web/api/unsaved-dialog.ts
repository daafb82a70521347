/** What is typed in a dialog, for a log-out to keep until the same person opens that dialog again. */
import { storage, type UnsavedDialog } from './storage.ts'

type Key = Pick<UnsavedDialog, 'user' | 'dialog'>

const all = (): UnsavedDialog[] => storage.unsavedDialogs.get() ?? []

const others = ({ user, dialog }: Key): UnsavedDialog[] =>
  all().filter((entry) => entry.user !== user || entry.dialog !== dialog)

const put = (entries: UnsavedDialog[]): void =>
  entries.length > 0 ? storage.unsavedDialogs.set(entries) : storage.unsavedDialogs.clear()

/** What was typed in this dialog and not saved. `user` is the id of whoever is signed in. */
export const typedIn = ({ user, dialog }: Key): UnsavedDialog['value'] | undefined =>
  all().find((entry) => entry.user === user && entry.dialog === dialog)?.value

/** What was typed in dialogs and waits for them to be opened again, the oldest first. */
export const dialogsThatWait = (user: number | undefined): UnsavedDialog[] =>
  all().filter((entry) => entry.user === user)

/** Keeps what is typed, in the place of what was kept of the same before. */
export const keepDialog = (entry: UnsavedDialog): void => put([...others(entry), entry])

export const forgetDialog = (of: Key): void => put(others(of))

const open = new Set<() => UnsavedDialog | undefined>()

/** An open dialog says here what is typed in it: undefined while nothing is. Gives what takes that back. */
export const watchDialog = (read: () => UnsavedDialog | undefined): (() => void) => {
  open.add(read)
  return () => open.delete(read)
}

/** Before somebody is logged out: what is typed in the dialogs on screen, one perhaps on another, stays for them. */
export const keepOpenDialogs = (): void => {
  for (const read of open) {
    const entry = read()
    if (entry) keepDialog(entry)
  }
}
