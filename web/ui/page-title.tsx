import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { brand } from '#core/brand.ts'
import { htmlLang } from '#core/language.ts'
import { useLanguage, useWords } from '../content/use-words.ts'

let firstPage = true

/**
 * The page's only h1. It names the tab, without a full stop there, and takes the focus after a navigation from another page or a change of the language.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per arrival
  useEffect(() => {
    // Before the focus, so that a screen reader reads it in the right language. To set it to what it is styles the whole page anew.
    if (document.documentElement.lang !== htmlLang[language]) document.documentElement.lang = htmlLang[language]
    // Not on the first page of a visit: the browser starts at the top, and restores the position on Back.
    if (!firstPage) heading.current?.focus({ preventScroll: true })
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (!cameBack) window.scrollTo(0, 0)
    firstPage = false
  }, [language])
  return (
    <>
      <title>{`${invalid ? `${error} ` : ''}${tab.replace(/\.$/, '')} – ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
