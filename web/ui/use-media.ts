import { useSyncExternalStore } from 'react'

/** A media query, which is asked once: a page that is drawn again looks at it each time. */
const queryOf = (condition: string): (() => MediaQueryList) => {
  let query: MediaQueryList | undefined
  return () => {
    query ??= matchMedia(condition)
    return query
  }
}

const paper = queryOf('print')

/** A hook that says whether a media query holds. `onPaper`: or did, before the page was printed. */
const hookOf = (condition: string, onPaper?: 'as on the screen'): (() => boolean) => {
  const asked = queryOf(condition)
  let last = false
  const listen = (listener: () => void) => {
    asked().addEventListener('change', listener)
    return () => asked().removeEventListener('change', listener)
  }
  const holds = () => {
    if (!(onPaper && paper().matches)) last = asked().matches
    return last
  }
  return () => useSyncExternalStore(listen, holds, () => false)
}

/** Whether the window has room for two columns beside each other. A browser counts the sheets before it draws less on them. */
export const useIsWide = hookOf('(min-width: 860px)', 'as on the screen')

let printing = false
const prints = (listener: () => void) => {
  const heard = ({ type }: Event) => {
    printing = type === 'beforeprint'
    listener()
  }
  const events = ['beforeprint', 'afterprint']
  for (const event of events) addEventListener(event, heard)
  return () => {
    for (const event of events) removeEventListener(event, heard)
  }
}

/** Whether the page is being printed, where nothing is pressed and what was measured on the screen has another width. Known before the sheets are counted. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    prints,
    () => printing,
    () => false,
  )
