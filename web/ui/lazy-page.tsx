import { type ComponentType, lazy, useState } from 'react'
import { OfflineError } from '../api/http.ts'

/** A page whose code is fetched when it is opened. */
export type LazyPage = {
  /** @throws OfflineError where its code cannot be fetched. */
  readonly load: () => Promise<ComponentType>
  /** The page, or until it is loaded a component that waits for it. */
  readonly component: () => ComponentType
}

/** `fetchCode` imports the page. It is asked again where it failed. */
export const lazyPage = (fetchCode: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined
  const load = async (): Promise<ComponentType> => {
    loaded ??= await fetchCode().catch((error: unknown) => {
      // What browsers say of a module that did not arrive.
      throw error instanceof TypeError ? new OfflineError(error) : error
    })
    return loaded
  }
  const later = lazy(async () => ({ default: await load() }))
  return { load, component: () => loaded ?? later }
}

/** Draws a page: the same component for as long as it is shown, so that what was typed into it stays. */
export function Draw({ page }: { page: LazyPage }) {
  const [Page] = useState(page.component)
  return <Page />
}
