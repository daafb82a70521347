import { useSyncExternalStore } from 'react'

let asked: { readonly wide: MediaQueryList; readonly paper: MediaQueryList } | undefined
let last = false

// Asked once: a page that is drawn again looks at them each time.
const queries = () => {
  asked ??= { wide: matchMedia('(min-width: 860px)'), paper: matchMedia('print') }
  return asked
}
const listen = (listener: () => void) => {
  queries().wide.addEventListener('change', listener)
  return () => queries().wide.removeEventListener('change', listener)
}
// A browser counts the sheets before it says that paper is narrower: what is drawn stays as it is on the screen.
const holds = () => {
  const { wide, paper } = queries()
  if (!paper.matches) last = wide.matches
  return last
}

/** Whether the window has room for two columns beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, holds, () => false)
