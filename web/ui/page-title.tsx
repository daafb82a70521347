import { type ReactNode, useEffect, useRef } from 'react'
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
  useEffect(() => {
    // On the first page of a visit the browser starts at the top by itself.
    if (!firstPage) heading.current?.focus()
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
