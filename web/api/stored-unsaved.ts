/** The unsaved answers that lie in browser storage, as a whole. Apart from unsaved.ts, which the first page of a visitor loads. */
import { forgetPlan, storage } from './storage.ts'
import { keepUnsaved, keepUnsavedDialog, unsavedDialog, unsavedOn } from './unsaved.ts'

/** Deletes a customer's unsaved answers, and their other plan. */
export const forgetAllUnsaved = (user: number): void => {
  forgetPlan(user)
  storage.unsaved(user).clear()
  storage.unsavedDialogs(user).clear()
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
