import { useSyncExternalStore } from 'react'

let asked: MediaQueryList | undefined
let last = false

const query = () => {
  asked ??= matchMedia('(min-width: 860px)')
  return asked
}
const listen = (listener: () => void) => {
  query().addEventListener('change', listener)
  return () => query().removeEventListener('change', listener)
}
// A browser counts the sheets before it says that paper is narrower: what is drawn stays as it is on the screen.
const holds = () => {
  if (!matchMedia('print').matches) last = query().matches
  return last
}

/** Whether the window has room for two columns beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, holds, () => false)
