import { useEffect, useState } from 'react'
import { storage } from '../client/storage.ts'
import { forgetDialog, typedIn, watchDialog } from '../client/unsaved-dialog.ts'

/**
 * What is typed in a dialog, begun from what a log-out kept of it, if anything. Without a name of the dialog nothing is
 * kept: what is typed elsewhere (a password) must not be.
 */
export const useKeptDialog = <T extends object>(dialog: string | undefined, initial: T) => {
  const user = storage.user.get()?.id
  const key = dialog === undefined || user === undefined ? undefined : { user, dialog }
  const [kept] = useState(() => key && (typedIn(key) as Partial<T> | undefined))
  const [value, setValue] = useState<T>({ ...initial, ...kept })
  const [before] = useState(() => JSON.stringify(initial))

  useEffect(() => {
    if (!key) return
    const typed = JSON.stringify(value) !== before
    return watchDialog(() => (typed ? { ...key, path: location.pathname, value } : undefined))
  })

  const forget = (): void => {
    if (key) forgetDialog(key)
  }
  return { value, setValue, restored: kept !== undefined, forget }
}
