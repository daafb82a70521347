/** The unsaved answers that lie in browser storage, as a whole. Apart from unsaved.ts, which the first page of a visitor loads. */
import { clearSession, forgetPlan, storage } from './storage.ts'
import { keepUnsaved, keepUnsavedDialog, unsavedDialog, unsavedOn } from './unsaved.ts'

/** Deletes a customer's unsaved answers, and their other plan. */
export const forgetAllUnsaved = (user: number): void => {
  forgetPlan(user)
  storage.unsaved(user).clear()
  storage.unsavedDialogs(user).clear()
}

/** Deletes what this browser stores of a customer whose account is gone, the session included. */
export const forgetAccount = async (user: number | undefined): Promise<void> => {
  // Before the token: other tabs then know it from a log-out, at which they would store their unsaved answers.
  storage.user.clear()
  clearSession()
  for (const key of [storage.deleting, storage.codesUnseen]) key.clear()
  const { forgetKept, forgetNote } = await import('./kept-for-table.ts')
  await forgetKept().catch(() => undefined)
  if (user === undefined) return
  forgetAllUnsaved(user)
  await forgetNote(user).catch(() => undefined)
}

/** Takes over what was stored unencrypted, by an earlier version of this page. What is another customer's is deleted. */
export const takeOverUnsaved = (user: number): void => {
  const entries = storage.formerUnsaved.get() ?? []
  const dialogs = storage.formerUnsavedDialogs.get() ?? []
  for (const entry of entries) if (entry.user === user && !unsavedOn(entry)) keepUnsaved(entry)
  for (const entry of dialogs) if (entry.user === user && !unsavedDialog(entry)) keepUnsavedDialog(entry)
  storage.formerUnsaved.clear()
  storage.formerUnsavedDialogs.clear()
}
