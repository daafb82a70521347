import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query holds. It is asked once: a page that is drawn again looks at it each time. */
const hookOf = (condition: string): (() => boolean) => {
  let query: MediaQueryList | undefined
  const asked = () => {
    query ??= matchMedia(condition)
    return query
  }
  const listen = (listener: () => void) => {
    asked().addEventListener('change', listener)
    return () => asked().removeEventListener('change', listener)
  }
  const holds = () => asked().matches
  return () => useSyncExternalStore(listen, holds, () => false)
}

/** Whether the window has room for two columns beside each other. */
export const useIsWide = hookOf('(min-width: 860px)')

/** Whether the page is being printed, where nothing is pressed and what was measured on the screen has another width. */
export const useOnPaper = hookOf('print')
