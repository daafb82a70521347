import { useLocation } from 'react-router'

/** A text that the previous page stored in the history entry; undefined where it stored none. */
export const textInState = (state: unknown, key: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether the page is still open. After a save, a customer who went elsewhere meanwhile is not led away from there. */
export const useIsCurrentPage = (): (() => boolean) => {
  const { pathname, search } = useLocation()
  return () => window.location.pathname === pathname && window.location.search === search
}
