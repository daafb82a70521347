import { useEffect, useRef, useState } from 'react'
import { forgetDialog, keepDialog, typedIn, watchDialog } from '../api/drafts.ts'
import { storage } from '../api/storage.ts'

/** What that which is typed outlasts: a log-out in the middle, or leaving in any way, such as a reload. */
export type Outlasts = 'log-out' | 'leaving'

/**
 * What is typed in a dialog, begun from what was kept of it, if anything. Without a name of the dialog nothing is
 * kept: what is typed elsewhere (a password) must not be.
 */
export const useKeptDialog = <T extends object>(
  dialog: string | undefined,
  initial: T,
  outlasts: Outlasts = 'log-out',
) => {
  const user = storage.user.get()?.id
  const key = dialog === undefined || user === undefined ? undefined : { user, dialog }
  const [kept] = useState(() => key && (typedIn(key) as Partial<T> | undefined))
  const [value, setValue] = useState<T>({ ...initial, ...kept })
  const [before] = useState(() => JSON.stringify(initial))

  const forgotten = useRef(false)

  useEffect(() => {
    if (!key || forgotten.current) return
    const entry = JSON.stringify(value) === before ? undefined : { ...key, path: location.pathname, value }
    if (outlasts === 'leaving') {
      if (entry) keepDialog(entry)
      else forgetDialog(key)
    }
    return watchDialog(() => entry)
  })

  const forget = (): void => {
    forgotten.current = true
    if (key) forgetDialog(key)
  }
  return { value, setValue, restored: kept !== undefined, forget }
}
