import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { brand } from '#core/brand.ts'
import { htmlLang } from '#core/language.ts'
import { useLanguage, useWords } from '../content/use-words.ts'

let firstPage = true

/**
 * The page's only h1. It names the tab and takes the focus when somebody arrives from another page, or from this one in
 * another language.
 */
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
  const language = useLanguage()
  const { error } = useWords('fields')
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody arrives once
  useEffect(() => {
    // Before the focus, so that what is read out is read in its language.
    document.documentElement.lang = htmlLang[language]
    // On the first page of a visit the browser starts at the top by itself, and Back finds the place that was left.
    if (!firstPage) heading.current?.focus({ preventScroll: true })
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (!cameBack) window.scrollTo(0, 0)
    firstPage = false
  }, [language])
  return (
    <>
      <title>{`${invalid ? `${error} ` : ''}${tab} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
