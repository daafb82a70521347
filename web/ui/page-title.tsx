import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { brand } from '#core/brand.ts'

let firstPage = true

/** The page's only h1. It names the tab and takes the focus when somebody arrives from another page. */
export function PageTitle({
  children,
  tab,
  invalid = false,
  className,
}: {
  children: ReactNode
  tab: string
  invalid?: boolean
  className?: string | undefined
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody arrives once
  useEffect(() => {
    // On the first page of a visit the browser starts at the top by itself, and Back finds the place that was left.
    if (!firstPage) heading.current?.focus({ preventScroll: true })
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (!cameBack) window.scrollTo(0, 0)
    firstPage = false
  }, [])
  return (
    <>
      <title>{`${invalid ? 'Error: ' : ''}${tab} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
