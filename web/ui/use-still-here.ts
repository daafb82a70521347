import { useLocation } from 'react-router'

/** Tells whether the page is still the one that was drawn: whoever went elsewhere while a save was on its way stays there. */
export const useStillHere = (): (() => boolean) => {
  const { pathname, search } = useLocation()
  return () => window.location.pathname === pathname && window.location.search === search
}
