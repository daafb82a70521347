import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { OfflineError } from '../api/http.ts'

/** Code that is fetched when it is first needed. */
export type LaterCode<Code> = {
  /** @throws OfflineError where it cannot be fetched. */
  readonly load: () => Promise<Code>
  readonly loaded: () => Code | undefined
}

/** `fetchCode` imports it. It is asked again where it failed. */
export const laterCode = <Code,>(fetchCode: () => Promise<Code>): LaterCode<Code> => {
  let loaded: Code | undefined
  const load = async (): Promise<Code> => {
    loaded ??= await fetchCode().catch((error: unknown) => {
      // What browsers say of a module that did not arrive.
      throw error instanceof TypeError ? new OfflineError(error) : error
    })
    return loaded
  }
  return { load, loaded: () => loaded }
}

/** A page, or a part of one, whose code is fetched when it is opened. */
export type LazyPage<Props = object> = Pick<LaterCode<ComponentType<Props>>, 'load'> & {
  /** The page, or until it is loaded a component that waits for it. */
  readonly component: () => ComponentType<Props>
}

/** `fetchCode` imports the file that has the page of this name. */
export const lazyPage = <Name extends string, Props = object>(
  fetchCode: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPage<Props> => {
  const { load, loaded } = laterCode<ComponentType<Props>>(async () => (await fetchCode())[name])
  const later = lazy(async () => ({ default: await load() }))
  return { load, component: () => loaded() ?? later }
}

/** Counts the parts of a page that are on their way: 1 for one more, -1 for one that has come. */
export const Arriving = createContext<(more: 1 | -1) => void>(() => undefined)

/** What stands in the place of a part that is on its way, which is counted. */
export function IsOnItsWay({ children }: { children?: ReactNode }) {
  const count = use(Arriving)
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return children
}

/** A part of a page whose code is fetched when it is drawn. `waiting` stands in its place until then. */
export const laterPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> => {
  const { load } = laterCode(fetchCode)
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<IsOnItsWay>{waiting}</IsOnItsWay>}>
      <Part {...props} />
    </Suspense>
  )
}

/** The same of a part that a page can do without: where it does not come, nothing stands there. */
export const lazyPart = <Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  laterPart(() => fetchCode().catch(() => () => null))

/** Draws a page: the same component for as long as it is shown, so that what was typed into it stays. */
export function Draw({ page }: { page: LazyPage }) {
  const [Page] = useState(page.component)
  return <Page />
}
