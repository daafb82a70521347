import { type Query, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { loading } from '#words/en/visitors.ts'
import { queryClient } from '../../api/will.ts'
import { Arriving } from '../../ui/lazy-page.tsx'
import css from './together.module.css'

/** Milliseconds after which a reply that does not come keeps back nothing more. */
const LONGEST_MS = 4000

/** What was never answered. What is known already is shown, and asked for again meanwhile. */
const neverAnswered = { predicate: ({ state }: Query) => state.data === undefined }

/** The outline of what is on its way, after a moment. The foot of the page is seen once it has come. */
export function OnItsWay({ label = loading }: { label?: string }) {
  return <div className={css.waits} role="status" aria-label={label} />
}

/**
 * Parts of a page that each ask for what they show. They are shown together, once all has come or has failed: so none that comes pushes
 * another, and what fails keeps back nothing.
 */
export function Together({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const [arriving, setArriving] = useState(0)
  const [shown, setShown] = useState(false)
  const asking = useIsFetching(neverAnswered, queryClient)
  const count = useCallback((more: number) => setArriving((before) => before + more), [])
  useEffect(() => {
    if (arriving + asking > 0) return
    // What was answered may ask for more, once it is drawn.
    const drawn = setTimeout(() => queryClient.isFetching(neverAnswered) === 0 && setShown(true))
    return () => clearTimeout(drawn)
  }, [arriving, asking])
  useEffect(() => {
    const longest = setTimeout(() => setShown(true), LONGEST_MS)
    return () => clearTimeout(longest)
  }, [])
  return (
    <Arriving value={count}>
      {!shown && <OnItsWay />}
      <div className={className} hidden={!shown}>
        {children}
      </div>
    </Arriving>
  )
}
