import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation, useParams } from 'react-router'

/** A text that the previous page stored in the history entry; undefined where it stored none. */
export const textInState = (state: unknown, key: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const value = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whether another page was pressed for, and is still loading. */
export const useIsLeaving = (): (() => boolean) => {
  const { pathname } = useLocation()
  const { location: to } = useNavigation()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = to !== undefined && to.pathname !== pathname
  })
  return () => isLeaving.current
}

/** Whether the page is still open. After a save, a customer who went elsewhere meanwhile is not led away from there. */
export const useIsCurrentPage = (): (() => boolean) => {
  const { pathname, search } = useLocation()
  const isLeaving = useIsLeaving()
  return () => !isLeaving() && window.location.pathname === pathname && window.location.search === search
}

/** Leads to another page after a save, unless the customer went elsewhere meanwhile. */
export const useGoOn = (): ((to: string, options?: NavigateOptions) => Promise<void>) => {
  const navigate = useNavigate()
  const isStillHere = useIsCurrentPage()
  return async (to, options) => {
    if (isStillHere()) await navigate(to, options)
  }
}

/** Stands in the address where the token was. */
const READ = 'read'

/**
 * The token of a link from a mail. Once read it leaves the address, where a person beside the screen, the browser's history and its
 * synchronisation would see it, for the state of the history entry, from which a reload takes it.
 */
export const useLinkToken = (): string => {
  const { token = '' } = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (token === READ || token === '') return
    const path = pathname.replace(token, READ)
    void navigate(path, { replace: true, state: { ...state, linkToken: token }, preventScrollReset: true })
  }, [token, pathname, state, navigate])
  return token === READ ? (textInState(state, 'linkToken') ?? '') : token
}
