import { useSyncExternalStore } from 'react'

/** From this width on two columns stand beside each other. */
const WIDE = '(min-width: 860px)'

let query: MediaQueryList | undefined

/** Asked once: a page that is drawn again looks at it each time. */
const wide = (): MediaQueryList => {
  query ??= matchMedia(WIDE)
  return query
}

const onWidth = (listener: () => void) => {
  wide().addEventListener('change', listener)
  return () => wide().removeEventListener('change', listener)
}

/** Whether the window has room for two columns. */
export const useIsWide = (): boolean => useSyncExternalStore(onWidth, () => wide().matches)
