/** Whether what is on the page is kept. Shown in the header; a failed save offers to try again. */
import { useSyncExternalStore } from 'react'

export type SaveStatus =
  | { readonly is: 'idle' | 'saving' | 'saved' }
  | { readonly is: 'failed'; readonly retry: () => void }

let status: SaveStatus = { is: 'idle' }
const listeners = new Set<() => void>()

export const setSaveStatus = (next: SaveStatus): void => {
  status = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSaveStatus = (): SaveStatus => useSyncExternalStore(subscribe, () => status)
