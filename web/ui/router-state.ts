import { useLocation } from 'react-router'

/** A text that the page before left in the history entry; undefined where it left none. */
export const textInState = (state: unknown, key: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Tells whether the page is still the one that was drawn: whoever went elsewhere while a save was on its way stays there. */
export const useIsCurrentPage = (): (() => boolean) => {
  const { pathname, search } = useLocation()
  return () => window.location.pathname === pathname && window.location.search === search
}
